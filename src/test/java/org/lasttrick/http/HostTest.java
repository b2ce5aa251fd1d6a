package org.lasttrick.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
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

    @TestHTTPResource
    URI service;

    static Stream<AccessMatrix> reads() throws IOException {
        return AccessMatrix.rows().stream().filter(row -> row.method().equals("GET"));
    }

    @ParameterizedTest
    @MethodSource("reads")
    void noAnswerRepeatsAHostThatTheClientMadeUp(AccessMatrix row) throws IOException {
        World world = World.after(row.setup());
        String path = row.address(world::value);
        for (String request : requests(path, world.book().key())) {
            assertNotRepeated(RawHttp.once(service.getPort(), request), request);
        }
    }

    @Test
    void neitherPanelsNorRefusalsRepeatIt() throws IOException {
        World world = World.after(List.of("hand"));
        String game = "/games/" + world.game();
        for (String path : List.of(
                game + "?panel=watching",
                game + "?panel=export",
                "/no/such/page",
                "/api/no-such-thing",
                "/api/games/unknown",
                "/?variant=%zz",
                "//" + EVIL.replace("evil", "other") + "/games")) {
            for (String request : requests(path, world.book().key())) {
                assertNotRepeated(RawHttp.once(service.getPort(), request), request);
            }
        }
    }

    @Test
    void theLinkForWatchingIsTheServicesOwn() throws IOException {
        World world = World.after(List.of("hand"));
        String path = "/games/" + world.game();
        for (String request : requests(path + "?panel=watching", world.book().key())) {
            RawHttp.Answer answer = RawHttp.once(service.getPort(), request);
            if (answer.status() == 200) {
                assertTrue(answer.text().contains("<p class=\"address\">" + own() + path + "</p>"), answer::text);
            }
        }
        assertEquals(
                200,
                RawHttp.once(
                                service.getPort(),
                                requests(path, world.book().key()).getFirst())
                        .status());
    }

    String own() {
        return "http://localhost:" + service.getPort();
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

    private static void assertNotRepeated(RawHttp.Answer answer, String request) {
        String all = (answer.headers() + answer.text()).toLowerCase(Locale.ROOT);
        assertFalse(all.contains(EVIL), () -> request + answer.headers() + answer.text());
        assertTrue(answer.status() < 500, request);
    }
}
