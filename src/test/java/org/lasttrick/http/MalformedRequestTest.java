package org.lasttrick.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.fuzz.RawHttp;
import org.lasttrick.fuzz.RawHttp.Answer;

/** Whatever arrives is answered by a problem, or on a page by a page, and the fault is the request's: 4xx. */
@QuarkusTest
class MalformedRequestTest {
    private static final String URLENCODED = "application/x-www-form-urlencoded";
    private static final String NUL = "%00";

    static Stream<Arguments> malformed() {
        String multipart = "multipart/form-data; boundary=x";
        return Stream.of(
                request("a broken escape in a form", 400, post("/games", URLENCODED, "name=%zz")),
                request("a broken escape in another form", 400, post("/language", URLENCODED, "language=%zz")),
                request("half an escape in a form", 400, post("/games/unknown/hands", URLENCODED, "card=%e")),
                request("a form in no charset", 400, post("/games", URLENCODED + "; charset=nonsense", "name=%41")),
                request("a field without a name and a value", 400, post("/games", URLENCODED, "==")),
                request("NUL as a form's id", 400, post("/games", URLENCODED, "players=A%0ABo&commandId=" + NUL)),
                request("NUL as a game", 400, post("/games", URLENCODED, "players=A%0ABo&variant=kept:" + NUL)),
                request("NUL in a form's name", 400, post("/games", URLENCODED, "a%00b=c")),
                request("no boundary", 403, post("/import", "multipart/form-data", "--x--\r\n")),
                request("an empty boundary", 400, post("/import", "multipart/form-data; boundary=", "----\r\n")),
                request(
                        "an empty boundary in quotes",
                        400,
                        post("/import", "multipart/form-data; boundary=\"\"", "--")),
                request("multipart in capitals", 403, post("/import", "Multipart/Form-Data", "--x--\r\n")),
                request("a file with a broken name", 400, post("/import", multipart, part("filename*=UTF-8''%zz"))),
                request("a file in no charset", 400, post("/import", multipart, part("filename*=nonsense''a"))),
                request("multipart that ends early", 400, post("/import", multipart, "--x\r\nContent-Disp")),
                request("a page's form as JSON", 415, post("/games", "application/json", "{}")),
                request("text where JSON belongs", 415, post("/api/scorebooks", "text/plain", "{}")),
                request("text where a game belongs", 401, post("/api/games", "text/plain", "{}")),
                request("no type at all", 400, post("/api/scorebooks", ";;;", "{}")),
                request(
                        "bytes that are no UTF-8",
                        400,
                        post("/api/scorebooks", "application/json", "{\"name\":\"\u00ff\"}")),
                request(
                        "bytes that might be UTF-32",
                        400,
                        post("/api/scorebooks", "application/json", "\0\0\0\u00ff{}{}")),
                request("a broken escape in the API's path", 400, get("/api/games/%zz")),
                request("a broken escape in a page's path", 400, get("/games/%zz")),
                request("a broken escape in the API's query", 400, get("/api/games/unknown?version=%zz")),
                request("a broken escape in a page's query", 400, get("/?variant=%zz")),
                request("a character that is none of an address", 400, get("/games/<b>")),
                request("NUL in a page's path", 404, get("/games/%00")),
                request("NUL in the API's path", 404, get("/api/games/%00")),
                request("an escaped escape with a parameter", 404, get("/api/scorebooks/%25zz;x=y")),
                request("a path without a slash", 400, get("games")),
                request("HTTP/1.0 without a host to the API", 400, "GET /api/variants HTTP/1.0\r\n\r\n"),
                request("HTTP/1.0 without a host to a page", 400, "GET /rules HTTP/1.0\r\n\r\n"),
                request("HTTP/1.1 without a host to the API", 400, "GET /api/variants HTTP/1.1\r\n\r\n"),
                request("HTTP/1.1 without a host to a page", 400, "GET /rules HTTP/1.1\r\n\r\n"),
                request("an empty host", 400, "GET /rules HTTP/1.1\r\nHost:\r\n\r\n"),
                request("a host that is none", 400, "GET /rules HTTP/1.1\r\nHost: a b/c?<d>\r\n\r\n"),
                request("a port that is none", 400, "GET /rules HTTP/1.1\r\nHost: a:b\r\n\r\n"),
                request("an address that is too long for a page", 414, get("/?variant=" + "x".repeat(10_000))),
                request("an address that is too long for the API", 414, get("/api/games/" + "x".repeat(10_000))),
                request("headers that are too long for a page", 431, get("/rules", "X: " + "x".repeat(30_000))),
                request("headers that are too long for the API", 431, get("/api/variants", "X: " + "x".repeat(30_000))),
                request("a header without a colon", 400, get("/api/variants", "nonsense")),
                request("a header with an odd name", 400, get("/rules", "a b: c")),
                request("two lengths", 400, get("/rules", "Content-Length: 1\r\nContent-Length: 2")),
                request("a length that is none", 400, get("/api/variants", "Content-Length: x")),
                request("a length beyond all limits", 413, get("/api/variants", "Content-Length: 99999999999")),
                request("a transfer that is none", 400, get("/api/variants", "Transfer-Encoding: x")),
                request("another version of a style than there is", 412, get("/assets/0/style.css", "If-Match: \"x\"")),
                request("an odd choice of types", 406, get("/api/variants", "Accept: ;;;")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("malformed")
    void itIsRefusedInTheUsualForm(String what, int status, String request) throws IOException {
        Answer answer = RawHttp.once(RestAssured.port, request);
        assertEquals(status, answer.status(), answer::text);
        assertForm(answer, request.split(" ", 3)[1].startsWith("/api"));
    }

    /** Of such an address not even the beginning is known, so that it may be a page's or the API's. */
    @ParameterizedTest
    @MethodSource("unknown")
    void aRequestOfWhichNothingIsKnownGetsAProblem(int status, String request) throws IOException {
        Answer answer = RawHttp.once(RestAssured.port, request);
        assertEquals(status, answer.status(), answer::text);
        assertForm(answer, true);
    }

    static Stream<Arguments> unknown() {
        return Stream.of(
                Arguments.of(400, "nonsense\r\n\r\n"),
                Arguments.of(400, "\u0016\u0003\u0001\u0002\r\n\r\n"),
                Arguments.of(400, "GET / HTTP/9.9.9\r\nHost: localhost\r\n\r\n"),
                Arguments.of(414, get("/rules?" + "x".repeat(100_000))));
    }

    @Test
    void theNextRequestOnTheConnectionIsAnswered() throws IOException {
        try (RawHttp http = new RawHttp(RestAssured.port)) {
            assertEquals(404, http.send(get("/games/%00").getBytes()).status());
            assertEquals(200, http.send(get("/rules").getBytes()).status());
        }
    }

    private static void assertForm(Answer answer, boolean isProgram) {
        String body = answer.text();
        if (isProgram) {
            assertEquals(
                    "application/problem+json", answer.header("Content-Type").split(";")[0]);
            assertTrue(body.contains("\"status\":" + answer.status()), body);
        } else {
            assertEquals("text/html", answer.header("Content-Type").split(";")[0]);
            assertTrue(body.contains("<title>"), body);
        }
        assertTrue(answer.header("Content-Security-Policy").startsWith("default-src 'none'"), answer::toString);
        assertEquals("nosniff", answer.header("X-Content-Type-Options"));
        assertEquals("same-origin", answer.header("Referrer-Policy"));
        assertEquals("same-origin", answer.header("Cross-Origin-Opener-Policy"));
        assertEquals("same-origin", answer.header("Cross-Origin-Resource-Policy"));
    }

    private static Arguments request(String what, int status, String request) {
        return Arguments.of(what, status, request);
    }

    private static String get(String address, String... headers) {
        return "GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n"
                .formatted(
                        address,
                        Stream.of(headers).map(header -> header + "\r\n").reduce("", String::concat));
    }

    private static String post(String address, String type, String body) {
        return "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n%s"
                .formatted(address, type, body.length(), body);
    }

    private static String part(String file) {
        return "--x\r\nContent-Disposition: form-data; name=\"file\"; " + file + "\r\n\r\n{}\r\n--x--\r\n";
    }
}
