package org.lasttrick.web.layout;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.api.TestBook;

/** Pages are light or dark as the device is, unless it has chosen otherwise. */
@QuarkusTest
class ThemeTest {
    private static final String SYSTEM = "screen and (prefers-color-scheme: dark)";

    private static RequestSpecification with(String theme) {
        return given().cookie("lasttrick-theme", theme);
    }

    private static Response choose(String theme) {
        return given().redirects()
                .follow(false)
                .formParam("theme", theme)
                .formParam("back", "/rules?x=1")
                .post("/theme");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            system  | light dark | screen and (prefers-color-scheme: dark)
            light   | light      | not all
            dark    | dark       | screen
            unknown | light dark | screen and (prefers-color-scheme: dark)
            """)
    void theChosenColoursHold(String theme, String scheme, String media) {
        with(theme)
                .get("/")
                .then()
                .statusCode(200)
                .body(containsString("<meta name=\"color-scheme\" content=\"" + scheme + "\">"))
                .body(containsString("dark.css\" media=\"" + media + "\">"));
    }

    @Test
    void withoutAChoiceThePageFollowsTheDevice() {
        given().get("/").then().body(containsString("dark.css\" media=\"" + SYSTEM + "\">"));
    }

    @Test
    void theChoiceIsKeptShownAndLeadsBackToThePage() {
        Response chosen = choose("dark");
        chosen.then().statusCode(303).header("Location", endsWith("/rules?x=1"));
        assertEquals("dark", chosen.getCookie("lasttrick-theme"));
        with("dark")
                .get("/rules")
                .then()
                .body(containsString("value=\"dark\" aria-pressed=\"true\""))
                .body(containsString("value=\"system\" aria-pressed=\"false\""));
        assertNull(choose("sepia").getCookie("lasttrick-theme"));
    }

    /** Pages of games are kept as they were drawn. */
    @Test
    void aSheetThatWasDrawnLightIsNotShownToWhoWantsItDark() {
        String sheet = "/games/" + TestBook.open().agurk("Anna", "Bo");
        Response light = with("light").get(sheet);
        Response dark = with("dark").get(sheet);
        light.then().body(containsString("media=\"not all\""));
        dark.then().body(containsString("media=\"screen\""));
        assertNotEquals(light.header("ETag"), dark.header("ETag"));
        with("light")
                .header("If-None-Match", light.header("ETag"))
                .get(sheet)
                .then()
                .statusCode(304);
        with("dark")
                .header("If-None-Match", light.header("ETag"))
                .get(sheet)
                .then()
                .statusCode(200);
    }
}
