package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** What is sent to a collector of traces that listens on this computer: routes and statuses, and nothing of a game. */
@QuarkusTest
@TestProfile(TracesTest.Traced.class)
@Timeout(60)
class TracesTest {
    public static class Traced implements QuarkusTestProfile {
        @Override
        public List<TestResourceEntry> testResources() {
            return List.of(new TestResourceEntry(Collector.class));
        }
    }

    /** Keeps all that it gets, as characters of one byte each. */
    public static class Collector implements QuarkusTestResourceLifecycleManager {
        private static final StringBuffer RECEIVED = new StringBuffer();

        private HttpServer server;

        @Override
        public Map<String, String> start() {
            try {
                server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            server.createContext("/", exchange -> {
                RECEIVED.append(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.ISO_8859_1));
                exchange.sendResponseHeaders(200, -1);
                exchange.close();
            });
            server.start();
            return Map.of(
                    "quarkus.otel.sdk.disabled",
                    "false",
                    "quarkus.otel.exporter.otlp.protocol",
                    "http/protobuf",
                    "quarkus.otel.exporter.otlp.endpoint",
                    "http://localhost:" + server.getAddress().getPort(),
                    "quarkus.otel.bsp.schedule.delay",
                    "50ms");
        }

        @Override
        public void stop() {
            server.stop(0);
        }
    }

    /** An attribute in OTLP's protobuf: the number is of two bytes, with its lower seven bits first. */
    private static String status(int status) {
        return "http.response.status_code\u0012\u0003\u0018" + (char) (status & 127 | 128) + (char) (status >> 7);
    }

    @Test
    void aHandIsATraceWithItsRouteAndStatusAndWithoutIdsKeysNamesOrAddresses() throws InterruptedException {
        TestBook book = TestBook.open();
        String game = book.agurk("Annegrethe", "Bartholomew");
        given().get("/q/health/live").then().statusCode(200);
        given().get("/games/{game}?panel=players&name=Annegrethe", game).then().statusCode(200);
        given().header("User-Agent", "Annegrethe")
                .get("/api/games/{game}/nothing", game)
                .then()
                .statusCode(404);
        TableOwner.changes(game, 1, "Annegrethe", "Annegrethf");
        given().get("/api/games/{game}", game).then().statusCode(500);
        given().get(FailingRoute.PATH + "?" + game).then().statusCode(500);
        String other = book.agurk("Annegrethe", "Bartholomew");
        book.score(other, "9", "p2").then().statusCode(201);
        await("/api/games/{id}/hands");
        await(status(201));
        await(status(500));
        String all = Collector.RECEIVED.toString();
        Stream.of(
                        game,
                        other,
                        book.id(),
                        book.key(),
                        "Annegreth",
                        "Bartholomew",
                        "127.0.0.1",
                        "url.",
                        "user_agent",
                        "client.",
                        "/q/",
                        "xception",
                        "This is a test")
                .forEach(secret -> assertFalse(all.contains(secret), secret));
    }

    private static void await(String text) throws InterruptedException {
        while (!Collector.RECEIVED.toString().contains(text)) {
            Thread.sleep(20);
        }
    }
}
