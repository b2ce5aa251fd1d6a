package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.api.TestBook;

/** Where a key is taken from: the API takes it from the header alone, a page from the cookie alone. */
@QuarkusTest
class KeyAuthenticationTest {
    private static final String UNKNOWN = "0".repeat(32);

    private String key;
    private String game;

    @BeforeEach
    void aGame() {
        TestBook book = TestBook.open();
        key = book.key();
        game = book.agurk("Anna", "Bo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/games/",
                "/api;x/games/",
                "/;x/api/games/",
                "/%61pi/games/",
                "/x/../api/games/",
                "/./api/games/"
            })
    void theApiTakesNoCookie(String address) {
        Response refused =
                given().urlEncodingEnabled(false).cookie("lasttrick-key", key).post(address + game + "/abandon");
        assertTrue(List.of(401, 404, 405).contains(refused.statusCode()), refused::asString);
        assertEquals("in-progress", given().get("/api/games/{game}", game).path("status"));
    }

    @Test
    void theApiSaysWhatKeyItNeeds() {
        given().post("/api/games/{game}/abandon", game)
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", equalTo("Bearer"))
                .contentType(startsWith("application/problem+json"))
                .body("type", equalTo("urn:lasttrick:no-key"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer ", "bearer ", "BEARER  "})
    void theSchemeMayBeInCapitals(String scheme) {
        given().header("Authorization", scheme + key)
                .post("/api/games/{game}/abandon", game)
                .then()
                .statusCode(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Basic ", "Token ", ""})
    void noOtherSchemeIsTaken(String scheme) {
        given().header("Authorization", scheme + key)
                .post("/api/games/{game}/abandon", game)
                .then()
                .statusCode(401);
    }

    @Test
    void aPageTakesNoHeader() {
        withHeader(key)
                .post("/games/{game}/abandon", game)
                .then()
                .statusCode(403)
                .contentType(startsWith("text/html"));
    }

    @Test
    void aBookIsReadWithAnUnknownKeyAsWithNone() {
        withHeader(UNKNOWN).get("/api/games/{game}", game).then().statusCode(200);
        given().cookie("lasttrick-key", UNKNOWN)
                .get("/games/{game}", game)
                .then()
                .statusCode(200)
                .body(not(containsString("name=\"commandId\"")));
        given().cookie("lasttrick-key", key)
                .get("/games/{game}", game)
                .then()
                .body(containsString("name=\"commandId\""));
        given().header("Accept-Language", "en")
                .cookie("lasttrick-key", UNKNOWN)
                .get("/")
                .then()
                .statusCode(200)
                .body(containsString("key opens no scorebook here"));
        given().header("Accept-Language", "en").get("/").then().body(not(containsString("key opens no scorebook")));
    }

    /** The old name is every installation's, so that another one may have overwritten it. */
    @Test
    void theCookieOfThisInstallationGoesBeforeTheOneOfAll() {
        Response joined = given().redirects()
                .follow(false)
                .formParams(Map.of("players", "Anna\nBo", "variant", "agurk", "commandId", "another-first-game"))
                .post("/games");
        String name = joined.cookies().keySet().stream()
                .filter(cookie -> cookie.startsWith("lasttrick-key"))
                .findFirst()
                .orElseThrow();
        assertTrue(name.matches("lasttrick-key-[0-9a-z]{8}"), name);
        for (String old : List.of(UNKNOWN, key)) {
            given().cookie(name, joined.cookie(name))
                    .cookie("lasttrick-key", old)
                    .get(joined.header("Location"))
                    .then()
                    .body(containsString("name=\"commandId\""));
        }
    }

    private static RequestSpecification withHeader(String key) {
        return given().redirects().follow(false).header("Authorization", "Bearer " + key);
    }
}
