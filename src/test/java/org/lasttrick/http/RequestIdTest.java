package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jboss.logmanager.ExtHandler;
import org.jboss.logmanager.ExtLogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** A request has the same id in its response, in a problem, on the page of a failure, and in the log. */
@QuarkusTest
class RequestIdTest {
    private static final String HEADER = "X-Request-Id";
    private static final String OWN = "[0-9a-f]{16}";

    @TestHTTPResource("/")
    URI service;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/assets/0/style.css",
                "/no/such/page",
                "/api/variants",
                "/api/games/unknown",
                "/q/health/live"
            })
    void everyAnswerHasAnIdOfItsOwn(String path) {
        String first = given().get(path)
                .then()
                .header(HEADER, matchesPattern(OWN))
                .extract()
                .header(HEADER);
        assertNotEquals(first, given().get(path).header(HEADER));
    }

    @Test
    void whoeverIsNoTrustedProxyNamesNoRequest() {
        given().header(HEADER, "mine").get("/api/variants").then().header(HEADER, matchesPattern(OWN));
    }

    @Test
    void everyKindOfProblemNamesItsRequest() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        List<Response> refused = List.of(
                given().get("/api/games/unknown"),
                given().get("/api/no-such-thing"),
                given().delete("/api/variants"),
                json().body("{}").post("/api/games/{game}/hands", game),
                book.asDevice().body("{").post("/api/games/{game}/hands", game),
                book.asDevice().body("{\"type\":\"march\",\"player\":\"p1\"}").post("/api/games/{game}/hands", game),
                book.asDevice().header("If-Match", "\"77\"").post("/api/games/{game}/undo", game),
                given().header("Origin", "http://evil.example").post("/api/games/{game}/undo", game),
                given().contentType("text/plain").body("x").post("/api/scorebooks"),
                json().body("x".repeat(70_000)).post("/api/scorebooks"),
                given().get("/api/variants/" + "x".repeat(9_000)));
        assertEquals(
                List.of(404, 404, 405, 401, 400, 422, 412, 403, 415, 413, 414),
                refused.stream().map(Response::statusCode).toList());
        for (Response answer : refused) {
            answer.then().body("instance", equalTo("urn:lasttrick:request:" + answer.header(HEADER)));
        }
    }

    @Test
    void aRequestThatIsNoHttpIsNamedToo() throws IOException {
        try (Socket socket = new Socket(service.getHost(), service.getPort());
                InputStream in = socket.getInputStream()) {
            socket.getOutputStream()
                    .write("GET /api/%zz HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            String answer = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String id = answer.lines()
                    .filter(line -> line.toLowerCase().startsWith("x-request-id: "))
                    .findFirst()
                    .orElseThrow()
                    .substring("x-request-id: ".length());
            assertTrue(answer.contains("\"urn:lasttrick:request:" + id + "\""), answer);
        }
    }

    @Test
    void thePageOfAnUnexpectedFailureSaysTheReference() {
        Response english = given().get(FailingRoute.PATH);
        english.then()
                .statusCode(500)
                .body(containsString("Reference for whoever runs Last Trick: " + english.header(HEADER)));
        Response danish = given().header("Accept-Language", "da").get(FailingRoute.PATH);
        danish.then().body(containsString("Reference til den, der driver Last Trick: " + danish.header(HEADER)));
        given().get("/no/such/page").then().body(not(containsString("Reference")));
    }

    @Test
    void whatIsLoggedForRequestsAtTheSameTimeHasTheirIds() {
        TestBook book = TestBook.open();
        List<String> games = IntStream.range(0, 8)
                .mapToObj(number -> book.agurk("Anna", "Bo"))
                .toList();
        games.forEach(game -> TableOwner.changes(game, 1, "Anna", "Anne"));
        List<String> logged = new CopyOnWriteArrayList<>();
        ExtHandler handler = new ExtHandler() {
            @Override
            protected void doPublish(ExtLogRecord line) {
                logged.add(line.getMdc("requestId") + " " + line.getFormattedMessage());
            }
        };
        Logger log = Logger.getLogger(ExceptionMappers.class.getName());
        log.addHandler(handler);
        try {
            List<String> answered = games.parallelStream()
                    .flatMap(game -> Stream.of("/api/games/" + game, "/games/" + game)
                            .map(address -> given().get(address).header(HEADER) + " " + game))
                    .toList();
            assertEquals(16, logged.size());
            for (String idAndGame : answered) {
                String[] both = idAndGame.split(" ");
                assertEquals(
                        1,
                        Collections.frequency(
                                logged.stream()
                                        .map(line -> line.startsWith(both[0]) && line.contains(both[1]))
                                        .toList(),
                                true),
                        () -> idAndGame + " is not in " + logged);
            }
        } finally {
            log.removeHandler(handler);
        }
    }

    private static RequestSpecification json() {
        return given().contentType("application/json");
    }
}
