package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.common.mapper.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.api.TestBook;

/** Headers of every response, and what a page refers to. */
@QuarkusTest
class HeadersTest {
    private static final TypeRef<Map<String, String>> MAP = new TypeRef<>() {};

    private static final Pattern REFERENCE = Pattern.compile("(?:href|src)=\"(/[^\"#]+)\"");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/games/unknown",
                "/no/such/page",
                "/assets/0/no-such-file",
                "/worker.js",
                "/icon.svg",
                "/icon-512.png",
                "/manifest.json",
                "/api/variants",
                "/api/games/unknown",
                "/api/no-such-thing"
            })
    void everyResponseHasTheSecurityHeaders(String path) {
        given().get(path)
                .then()
                .header(
                        "Content-Security-Policy",
                        startsWith("default-src 'none'; script-src 'self'; style-src 'self'"))
                .header("Content-Security-Policy", containsString("frame-ancestors 'none'"))
                .header("Content-Security-Policy", containsString("form-action 'self'"))
                .header("Content-Security-Policy", containsString("base-uri 'none'"))
                .header("Content-Security-Policy", not(containsString("unsafe")))
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header("Referrer-Policy", equalTo("same-origin"));
    }

    /** Its page alone has a script of its own in it. */
    @Test
    void theReferenceOfTheApiMayRun() {
        given().get("/q/swagger-ui/")
                .then()
                .statusCode(200)
                .header("Content-Security-Policy", containsString("script-src 'self' 'unsafe-inline'"))
                .header("Content-Security-Policy", containsString("default-src 'none'"))
                .body(containsString("/q/openapi"));
        assertEquals(
                1,
                given().get("/q/swagger-ui/")
                        .headers()
                        .getList("Content-Security-Policy")
                        .size());
    }

    @Test
    void whatHasNamesIsForNobodysIndex() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        for (String page : List.of("/games/" + game, "/games/" + game + "/tv", "/evenings", "/api/games/" + game)) {
            book.asTablet().get(page).then().header("X-Robots-Tag", equalTo("noindex"));
        }
        for (String page : List.of("/", "/rules", "/rules/agurk")) {
            given().get(page).then().statusCode(200).header("X-Robots-Tag", nullValue());
        }
    }

    /** Some programs send the type of a body that they don't have. */
    @Test
    void aReadIsAnsweredWhateverTypeItSays() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        for (String page :
                List.of("/games/" + game, "/games/" + game + "/tv", "/evenings", "/api/games/" + game, "/api")) {
            book.asTablet()
                    .header("Content-Type", "application/json")
                    .get(page)
                    .then()
                    .statusCode(200);
        }
    }

    @Test
    void theApiSaysWhatThereIs() {
        for (String address :
                given().get("/api").then().statusCode(200).extract().as(MAP).values()) {
            if (address.startsWith("/")) {
                assertNotEquals(404, given().get(address).statusCode(), address);
            }
        }
    }

    @Test
    void aPageRefersToItsStyleAndItsScript() {
        given().get("/")
                .then()
                .statusCode(200)
                .body(matchesPattern("(?s).*href=\"/assets/[0-9a-f]{12}/style\\.css\".*"))
                .body(matchesPattern("(?s).*src=\"/assets/[0-9a-f]{12}/begin\\.js\".*"));
    }

    @Test
    void everythingThatAPageRefersToExists() {
        List<String> references = REFERENCE
                .matcher(given().get("/").asString())
                .results()
                .map(match -> match.group(1))
                .toList();
        assertEquals(16, references.size(), references::toString);
        for (String reference : references) {
            assertEquals(200, given().get(reference).statusCode(), reference);
        }
    }

    @Test
    void whatIsInstalledHasIconsOfThisService() {
        List<String> icons = given().get("/manifest.json").path("icons.src");
        assertEquals(3, icons.size());
        for (String icon : icons) {
            given().get(icon).then().statusCode(200).contentType(startsWith("image/"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/games/unknown", "/no/such/page"})
    void anUnknownAddressIsAnsweredWithAPage(String path) {
        given().accept("text/html")
                .get(path)
                .then()
                .statusCode(404)
                .contentType(startsWith("text/html"))
                .body(containsString("<title>"))
                .body(containsString("href=\"/\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/games/unknown", "/api/scorebooks/unknown", "/api/variants/unknown", "/api/nothing"})
    void theApiAnswersAnUnknownAddressWithAProblem(String path) {
        given().get(path)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("status", equalTo(404));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/health/live", "/q/health/ready"})
    void theHealthChecksSucceed(String path) {
        given().get(path).then().statusCode(200).body("status", equalTo("UP"));
    }
}
