package org.lasttrick.web.share;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.xml.XmlPath;
import io.restassured.path.xml.XmlPath.CompatibilityMode;
import io.restassured.response.Response;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;

/** What a group chat shows of a link to a game. */
@QuarkusTest
class LinkPreviewTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGame() {
        book = TestBook.open();
        game = book.agurk("Anna", "<Bo> & \"Co\"");
        book.score(game, "9", "p2");
    }

    private static String said(Response page, String name) {
        return new XmlPath(CompatibilityMode.HTML, page.asString())
                .getString("html.head.meta.find { it.@property == '%s' }.@content".formatted(name));
    }

    @Test
    void itHasTheGameItsTotalsAndHowItStands() {
        Response page = given().get("/games/{game}", game);
        assertEquals("Agurk: Anna 0, <Bo> & \"Co\" 9", said(page, "og:title"));
        assertEquals("Agurk, 2 players · hand 2 is next · Anna is ahead on 0", said(page, "og:description"));
        assertEquals(said(page, "og:title"), said(page, "og:image:alt"));
        assertTrue(page.asString().contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
    }

    @Test
    void itsAddressesAreAbsoluteAndInTheLanguageOfTheReader() {
        Response page = given().header("Accept-Language", "da").get("/games/{game}", game);
        URI sheet = URI.create(said(page, "og:url"));
        URI picture = URI.create(said(page, "og:image"));
        assertTrue(sheet.isAbsolute() && picture.isAbsolute());
        assertEquals("/games/" + game + "?language=da", sheet.getPath() + "?" + sheet.getQuery());
        assertEquals(
                "Agurk, 2 spillere · runde 2 er den næste · Anna fører med 0",
                said(given().get(sheet.getPath() + "?" + sheet.getQuery()), "og:description"));
        given().get(picture.getPath() + "?" + picture.getQuery())
                .then()
                .statusCode(200)
                .contentType("image/png");
    }

    @Test
    void whoIsAheadStandsFirst() {
        String other = book.agurk("Anna", "Bo");
        for (String card : new String[] {"A", "A"}) {
            book.score(other, card, "p2").then().statusCode(201);
        }
        book.score(other, "9", "p1").then().statusCode(201);
        Response page = given().get("/games/{game}", other);
        assertEquals("Agurk: Anna 9, Bo 0", said(page, "og:title"));
        assertEquals("Agurk, 2 players · hand 4 is next · Anna is ahead on 9", said(page, "og:description"));
    }

    /** A page that was kept for one language is not sent for another. */
    @Test
    void aSharedLinkIsInItsLanguageWhoeverOpenedItBefore() {
        for (String language : new String[] {"en", "da", "en"}) {
            given().header("Accept-Encoding", "gzip")
                    .get("/games/{game}?language=" + language, game)
                    .then()
                    .statusCode(200)
                    .header("Content-Encoding", "gzip")
                    .body("html.@lang", equalTo(language));
        }
    }

    @Test
    void itTellsNeitherKeyNorBook() {
        for (String path : new String[] {"", "/share"}) {
            String page = book.asTablet().get("/games/" + game + path).asString();
            assertTrue(page.contains("language=en"));
            assertFalse(page.contains(book.key()) || page.contains(book.id()));
        }
    }

    @Test
    void anEarlierSheetHasNone() {
        assertFalse(given().get("/games/{game}/ledger/1", game).asString().contains("og:"));
    }
}
