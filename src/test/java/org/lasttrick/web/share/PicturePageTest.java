package org.lasttrick.web.share;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.matchesRegex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;
import org.lasttrick.web.sheet.ServiceSheetHost;

/** Whoever has a game's link gets its picture, and gets it again only when it has changed. */
@QuarkusTest
class PicturePageTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGame() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
    }

    private Response picture(String query) {
        return given().get("/games/" + game + "/picture.png" + query);
    }

    @Test
    void aPictureIsShownAndHasANameToBeSavedUnder() {
        picture("?size=tall")
                .then()
                .statusCode(200)
                .contentType("image/png")
                .header(
                        "Content-Disposition",
                        matchesRegex("inline; filename=\"Agurk 20\\d\\d-\\d\\d-\\d\\d.png\"; .*"));
        assertArrayEquals(picture("").asByteArray(), picture("?size=wide").asByteArray());
    }

    @Test
    void whatIsThereIsNotSentAgainUntilAHandIsScored() {
        String tag = picture("").header("ETag");
        given().header("If-None-Match", tag)
                .get("/games/{game}/picture.png", game)
                .then()
                .statusCode(304)
                .body(emptyString());
        given().header("If-None-Match", tag)
                .get("/games/{game}/picture.png?size=tall", game)
                .then()
                .statusCode(200);
        book.score(game, "9", "p2");
        assertNotEquals(tag, picture("").header("ETag"));
        given().header("If-None-Match", tag)
                .get("/games/{game}/picture.png", game)
                .then()
                .statusCode(200);
    }

    @Test
    void itIsInTheLanguageOfTheLinkUnlessTheReaderChoseAnother() {
        byte[] english = picture("?language=en").asByteArray();
        byte[] danish = picture("?language=da").asByteArray();
        assertFalse(Arrays.equals(english, danish));
        assertArrayEquals(english, picture("?language=xx").asByteArray());
        byte[] chosen = given().cookie("lasttrick-language", "da")
                .get("/games/{game}/picture.png?language=en", game)
                .asByteArray();
        assertArrayEquals(danish, chosen);
    }

    @Test
    void anotherSizeIsNotThere() {
        picture("?size=huge").then().statusCode(404);
    }

    @Test
    void theCodesToWatchLeadToWhatGoesOnAndThePrintedOneToThisGame() {
        String panel = given().get("/games/{game}?panel=watching", game).asString();
        String address = panel.replaceFirst("(?s).*class=\"address\"[^>]*>([^<]*)<.*", "$1");
        assertTrue(panel.contains(drawn(address + "/next")), address);
        assertTrue(code("?next=true").contains(drawn(address + "/next")));
        assertTrue(code("").contains(drawn(address)));
        given().get("/games/nothing/code.svg").then().statusCode(404);
    }

    private String code(String query) {
        return given().get("/games/" + game + "/code.svg" + query)
                .then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .extract()
                .asString();
    }

    private static String drawn(String address) {
        return "\"" + ServiceSheetHost.code(address).path() + "\"";
    }

    @Test
    void anUnknownGameHasNone() {
        given().get("/games/nothing/picture.png").then().statusCode(404);
    }
}
