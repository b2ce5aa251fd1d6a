package org.lasttrick.http.limits;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.commons.io.IOUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.api.TestBook;

/** Clients that send slowly, or nothing at all, hold up nobody but themselves. */
@QuarkusTest
@TestProfile(FewConnections.class)
@Timeout(60)
class SlowClientsTest {
    private static final String ALIVE = "GET /q/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n";

    @TestHTTPResource("/")
    URI service;

    private final List<RawClient> clients = new ArrayList<>();

    @AfterEach
    void close() {
        clients.forEach(IOUtils::closeQuietly);
    }

    private RawClient client() throws IOException {
        RawClient client = new RawClient(service);
        clients.add(client);
        return client;
    }

    @Test
    void whoSendsSlowlyOrNothingIsToldOrItsConnectionEnds() throws Exception {
        RawClient body = client().beginBody("/api/scorebooks", 1_000);
        RawClient form = client().beginBody("/games", 1_000);
        RawClient silent = client();
        RawClient idle = client().send("GET /q/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertEquals("HTTP/1.1 200 OK", idle.status());
        for (RawClient slow : List.of(body, form)) {
            assertEquals("HTTP/1.1 408 Request Timeout", slow.status());
            assertTrue(slow.isClosed());
        }
        assertTrue(silent.isClosed(), "a connection without a request");
        assertTrue(idle.isClosed(), "a connection after its last request");
    }

    @Test
    void whatDripsEnds() throws Exception {
        RawClient body = client().beginBody("/api/scorebooks", 1_000);
        RawClient head = client().send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Boolean> bodyEnds = threads.submit(() -> body.dripsUntilClosed(" "));
            Future<Boolean> headEnds = threads.submit(() -> head.dripsUntilClosed("x"));
            assertTrue(bodyEnds.get(), "a body");
            assertTrue(headEnds.get(), "a head");
        }
    }

    @Test
    void oneAddressHasOnlySoManyConnections() throws Exception {
        Instant before = Instant.now();
        int answered = 0;
        while (client().send(ALIVE).status().equals("HTTP/1.1 200 OK")) {
            answered++;
        }
        // Those of the test before may still be open.
        assertTrue(answered > 0 && answered <= FewConnections.CONNECTIONS, answered + " connections");
        assertTrue(
                Duration.between(before, Instant.now()).compareTo(Duration.ofSeconds(2)) < 0, "it was refused at once");
        close();
        Thread.sleep(200);
        assertEquals("HTTP/1.1 200 OK", client().send(ALIVE).status());
    }

    @Test
    void oneAddressHasOnlySoManyRequestsAtOneTime() throws Exception {
        for (int i = 0; i < FewConnections.REQUESTS; i++) {
            client().beginBody("/api/scorebooks", 1_000);
        }
        Thread.sleep(500);
        // What a client makes up about itself doesn't make it another one.
        given().header("X-Forwarded-For", "192.0.2.7")
                .header("Forwarded", "for=192.0.2.7")
                .get("/api/variants")
                .then()
                .statusCode(429)
                .header("Retry-After", "2")
                .contentType("application/problem+json");
        for (RawClient slow : clients) {
            assertEquals("HTTP/1.1 408 Request Timeout", slow.status());
        }
        given().get("/api/variants").then().statusCode(200);
    }

    @Test
    void aFileOfSomeMegabytesArrivesWhole() {
        TestBook book = TestBook.open();
        String json = " ".repeat(5_000_000) + "{}";
        book.asDevice()
                .header("Expect", "100-continue")
                .body(json.getBytes(UTF_8))
                .post("/api/scorebooks/{book}/import", book.id())
                .then()
                .statusCode(422);
        book.asTablet()
                .multiPart("file", "x.json", json.getBytes(UTF_8))
                .post("/import")
                .then()
                .statusCode(422);
    }
}
