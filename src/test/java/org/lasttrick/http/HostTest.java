package org.lasttrick.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.fuzz.RawHttp;
import org.lasttrick.http.AccessMatrixTest.World;

/** What a client says about the service's host is never repeated: it would get into links that others open. */
@QuarkusTest
class HostTest {
    private static final String EVIL = "evil.example";
    private static final Map<List<String>, World> WORLDS = new HashMap<>();

    @TestHTTPResource
    URI service;

    static Stream<AccessMatrix> reads() throws IOException {
        return AccessMatrix.rows().stream().filter(row -> row.method().equals("GET"));
    }

    @ParameterizedTest
    @MethodSource("reads")
    void noAnswerRepeatsAHostThatTheClientMadeUp(AccessMatrix row) throws IOException {
        // Reads change nothing.
        World world = WORLDS.computeIfAbsent(row.setup(), World::after);
        assertNotRepeated(service, world, row.address(world::value));
    }

    @Test
    void neitherPanelsNorRefusalsRepeatIt() throws IOException {
        assertPanelsAndRefusalsDoNotRepeatIt(service, World.after(List.of("hand")));
    }

    static void assertPanelsAndRefusalsDoNotRepeatIt(URI service, World world) throws IOException {
        String game = "/games/" + world.game();
        for (String path : List.of(
                game + "?panel=watching",
                game + "?panel=export",
                "/no/such/page",
                "/api/no-such-thing",
                "/api/games/unknown",
                "/?variant=%zz",
                "//" + EVIL.replace("evil", "other") + "/games")) {
            assertNotRepeated(service, world, path);
        }
    }

    static void assertNotRepeated(URI service, World world, String path) throws IOException {
        for (String request : requests(path, world.book().key())) {
            RawHttp.Answer answer = RawHttp.once(service.getPort(), request);
            String all = (answer.headers() + answer.text()).toLowerCase(Locale.ROOT);
            assertFalse(all.contains(EVIL), () -> request + answer.headers() + answer.text());
            assertTrue(answer.status() < 500, request);
        }
    }

    @Test
    void theLinkForWatchingIsTheServicesOwn() throws IOException {
        assertLinkForWatching(service, "http://localhost:" + service.getPort());
    }

    static void assertLinkForWatching(URI service, String own) throws IOException {
        World world = World.after(List.of("hand"));
        String path = "/games/" + world.game();
        for (String request : requests(path + "?panel=watching", world.book().key())) {
            RawHttp.Answer answer = RawHttp.once(service.getPort(), request);
            if (answer.status() == 200) {
                assertTrue(
                        answer.text().contains("<p class=\"address\" translate=\"no\">" + own + path + "</p>"),
                        answer::text);
            }
        }
        assertEquals(
                200,
                RawHttp.once(
                                service.getPort(),
                                requests(path, world.book().key()).getFirst())
                        .status());
    }

    private static List<String> requests(String path, String key) {
        String rest = """
                X-Forwarded-Host: evil.example\r
                X-Forwarded-Server: evil.example\r
                X-Forwarded-Port: 81\r
                X-Forwarded-Prefix: /evil.example\r
                X-Original-URL: http://evil.example/\r
                Forwarded: for=192.0.2.7;host=evil.example;proto=https\r
                Cookie: lasttrick-key=%1$s\r
                Authorization: Bearer %1$s\r
                Accept: */*\r
                Connection: close\r
                \r
                """.formatted(key);
        return List.of(
                "GET %s HTTP/1.1\r\nHost: %s\r\n%s".formatted(path, EVIL, rest),
                "GET %s HTTP/1.1\r\nHost: %s:81\r\n%s".formatted(path, EVIL.toUpperCase(Locale.ROOT), rest),
                "GET http://%s%s HTTP/1.1\r\nHost: localhost\r\n%s".formatted(EVIL, path, rest),
                "GET https://%1$s:81%2$s HTTP/1.1\r\nHost: %1$s\r\n%3$s".formatted(EVIL, path, rest));
    }
}
