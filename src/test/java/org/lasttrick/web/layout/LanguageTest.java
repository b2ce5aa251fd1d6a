package org.lasttrick.web.layout;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The browser says which language is read, and the reader may say otherwise. */
@QuarkusTest
class LanguageTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    da                        | da
                    da-DK                     | da
                    da-DK,da;q=0.9,en;q=0.8   | da
                    de,da;q=0.5,en;q=0.3      | de
                    fr,da;q=0.5,en;q=0.3      | da
                    no                        | nb
                    nn-NO,en;q=0.5            | nb
                    nb-NO,nb;q=0.9            | nb
                    is-IS                     | is
                    da;q=0.1,en               | en
                    en-US,en;q=0.9,da;q=0.8   | en
                    da;q=0,en;q=0.1           | en
                    da;q=0                    | en
                    fr                        | en
                    *                         | en
                    ''                        | en
                    """)
    void theBrowserChoosesTheLanguage(String accepted, String language) {
        given().header("Accept-Language", accepted)
                .get("/")
                .then()
                .statusCode(200)
                .body("html.@lang", equalTo(language))
                .header("Content-Language", language)
                .header("Vary", allOf(containsString("Accept-Language"), containsString("Cookie")));
    }

    @Test
    void aBrowserWithoutALanguageReadsEnglish() {
        given().get("/").then().body("html.@lang", equalTo("en")).body(containsString("New game"));
    }

    @Test
    void theChosenLanguageOverridesTheBrowsers() {
        given().header("Accept-Language", "en")
                .cookie("lasttrick-language", "da")
                .get("/")
                .then()
                .body("html.@lang", equalTo("da"))
                .body(containsString("<h2 id=\"new-title\">Nyt spil</h2>"));
        given().header("Accept-Language", "da")
                .cookie("lasttrick-language", "en")
                .get("/")
                .then()
                .body("html.@lang", equalTo("en"))
                .body(containsString("<h2 id=\"new-title\">New game</h2>"));
        given().header("Accept-Language", "da")
                .cookie("lasttrick-language", "../x")
                .get("/")
                .then()
                .body("html.@lang", equalTo("da"));
    }

    private static Response choose(String language, String back) {
        return given().redirects()
                .follow(false)
                .formParam("language", language)
                .formParam("back", back)
                .post("/language");
    }

    @Test
    void aChoiceIsKeptAndLeadsBackToThePage() {
        Response chosen = choose("da", "/rules/agurk?x=1");
        chosen.then().statusCode(303).header("Location", endsWith("/rules/agurk?x=1"));
        var kept = chosen.getDetailedCookie("lasttrick-language");
        assertEquals("da", kept.getValue());
        assertEquals("Lax", kept.getSameSite());
        assertEquals("/", kept.getPath());
        assertTrue(kept.isHttpOnly());
    }

    @Test
    void aMissingLanguageIsNotKept() {
        Response chosen = choose("tlh", "/rules");
        chosen.then().statusCode(303).header("Location", endsWith("/rules"));
        assertNull(chosen.getDetailedCookie("lasttrick-language"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://elsewhere.example/",
                "//elsewhere.example/x",
                "/\\elsewhere.example",
                "///elsewhere.example",
                "javascript:alert(1)",
                "elsewhere.example",
                "mailto:x@elsewhere.example",
                "/%0d%0aSet-Cookie:x",
                ""
            })
    void noChoiceLeadsElsewhere(String back) {
        String location = choose("da", back).then().statusCode(303).extract().header("Location");
        URI here = URI.create(RestAssured.baseURI);
        assertEquals(here.getHost(), here.resolve(location).getHost(), location);
        assertFalse(location.startsWith("//"), location);
    }

    @Test
    void anotherSiteChoosesNothing() {
        given().header("Sec-Fetch-Site", "cross-site")
                .formParam("language", "da")
                .post("/language")
                .then()
                .statusCode(403);
    }

    @Test
    void aPageKnowsItsOwnAddressAndTheOtherLanguage() {
        given().get("/rules/agurk?x=\"1&y=2")
                .then()
                .body(containsString("name=\"back\" value=\"/rules/agurk?x=%221&amp;y=2\""))
                .body(containsString("value=\"da\" lang=\"da\">Dansk</button>"));
    }

    @ParameterizedTest
    @CsvSource({"/no/such/page, Nothing is here", "/games/unknown, There is no game here", "/a%00b, Nothing is here"})
    void anUnknownAddressIsAnsweredInTheLanguageOfTheBrowser(String path, String english) {
        RequestSpecification asIs = given().urlEncodingEnabled(false);
        asIs.header("Accept-Language", "en")
                .get(path)
                .then()
                .body("html.@lang", equalTo("en"))
                .body(containsString(english));
        given().urlEncodingEnabled(false)
                .header("Accept-Language", "da")
                .get(path)
                .then()
                .statusCode(404)
                .header("Content-Language", "da")
                .body("html.@lang", equalTo("da"))
                .body(not(containsString(english)));
    }

    @Test
    void theApiAnswersInEnglish() {
        given().header("Accept-Language", "da")
                .contentType("application/json")
                .body("{\"name\":\"\"}")
                .post("/api/scorebooks")
                .then()
                .statusCode(422)
                .body("errors[0].detail", equalTo("A name is missing: give one of 1 to 40 characters."));
    }
}
