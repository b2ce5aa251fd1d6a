package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.api.TestBook;

/** With a public BehindProxy.URL, the service names no other address, and takes forwarded headers from a proxy on this computer. */
@QuarkusTest
@TestProfile(BehindProxy.class)
class BehindProxyTest {
    /** Answers who asks. */
    @Alternative
    @Singleton
    public static class ClientAddress {
        void route(@Observes Router router) {
            router.get("/client")
                    .handler(http -> http.end(http.request().remoteAddress().hostAddress()));
        }
    }

    @Test
    void theKeysCookieIsSecureWhateverTheProxySaysOfItself() {
        startsAGame(given()).header("Set-Cookie", containsString(";Secure"));
        startsAGame(given().header("X-Forwarded-Proto", "http")).header("Set-Cookie", containsString(";Secure"));
    }

    @Test
    void theLanguagesCookieIsSecure() {
        given().redirects()
                .follow(false)
                .formParam("language", "da")
                .post("/language")
                .then()
                .header("Set-Cookie", containsString(";Secure"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/assets/0/style.css", "/api/variants", "/no/such/page", "/q/health/live"})
    void responsesTellBrowsersToUseHttpsOnly(String path) {
        given().get(path).then().header("Strict-Transport-Security", equalTo("max-age=31536000"));
    }

    @Test
    void theLinkForWatchingIsThePublicOneWhateverHostWasAsked() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        book.asTablet()
                .header("Host", "evil.example")
                .header("X-Forwarded-Host", "evil.example")
                .header("X-Forwarded-Port", "81")
                .get("/games/" + game + "?panel=watching")
                .then()
                .statusCode(200)
                .body(containsString(
                        "<p class=\"address\" translate=\"no\">" + BehindProxy.URL + "/games/" + game + "</p>"));
    }

    @Test
    void redirectsArePathsWhateverHostWasAsked() {
        startsAGame(given().header("Host", "evil.example").header("X-Forwarded-Host", "evil.example"))
                .header("Location", startsWith("/games/"));
    }

    @Test
    void theClientIsTheOneThatATrustedProxyForwards() {
        assertEquals("127.0.0.1", client(given()));
        assertEquals("192.0.2.7", client(given().header("X-Forwarded-For", "192.0.2.7")));
        assertEquals("2001:db8:0:0:0:0:0:7", client(given().header("X-Forwarded-For", "2001:db8::7")));
    }

    @Test
    void aMadeUpAddressOrSchemeIsRefusedWhereTheProxyAppendsItsOwn() {
        for (var from : List.of(
                given().header("X-Forwarded-For", "198.51.100.1, 192.0.2.7"),
                given().header("X-Forwarded-For", "198.51.100.1", "192.0.2.7"),
                given().header("X-Forwarded-Proto", "ht tp"),
                given().header("X-Forwarded-Proto", "gopher, https"))) {
            from.get("/client").then().statusCode(400);
            from.get("/").then().statusCode(400);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "0b4fd3e1-5c3c-4f0a-9f59-2f6d1c7d3a10", "A.b_c~d-9"})
    void theProxysIdOfARequestIsKept(String id) {
        given().header("X-Request-Id", id)
                .get("/api/games/unknown")
                .then()
                .header("X-Request-Id", equalTo(id))
                .body("instance", equalTo("urn:lasttrick:request:" + id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a\tERROR", "a%0Ab", "<b>", "\"", "é"})
    void anIdThatIsNotWellFormedIsReplaced(String id) {
        given().header("X-Request-Id", id).get("/").then().header("X-Request-Id", matchesPattern("[0-9a-f]{16}"));
    }

    @Test
    void anIdThatIsTooLongIsReplaced() {
        given().header("X-Request-Id", "x".repeat(64)).get("/").then().header("X-Request-Id", equalTo("x".repeat(64)));
        given().header("X-Request-Id", "x".repeat(65)).get("/").then().header("X-Request-Id", not("x".repeat(65)));
    }

    @Test
    void otherHeadersAboutProxiesAreIgnored() {
        for (String header : List.of("Forwarded", "X-Real-IP", "X-Client-IP", "X-Forwarded", "Via")) {
            assertEquals("127.0.0.1", client(given().header(header, "for=198.51.100.1")));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "https://score.example.org, 303",
        "http://score.example.org, 403",
        "https://score.example.org:8443, 403",
        "https://score.example.org.evil.example, 403",
        "http://inside:8080, 403"
    })
    void aWriteIsTakenFromPagesOfThePublicUrlWhateverHostTheProxyAsks(String origin, int status) {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        book.asTablet()
                .header("Host", "inside:8080")
                .header("Origin", origin)
                .formParam("player", "p1")
                .formParam("card", "9")
                .post("/games/{game}/hands", game)
                .then()
                .statusCode(status);
    }

    private static ValidatableResponse startsAGame(RequestSpecification from) {
        return from.redirects()
                .follow(false)
                .formParam("variant", "agurk")
                .formParam("players", "Anna\nBo")
                .post("/games")
                .then()
                .statusCode(201);
    }

    private static String client(RequestSpecification from) {
        return from.get("/client").then().statusCode(200).extract().asString();
    }
}
