package org.lasttrick.web.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** The text of a page, as a browser without stylesheets and scripts shows it: also what has the attribute {@code hidden}. */
@QuarkusTest
class PlainTextTest {
    private static final List<String> ONLY_AT_TIMES = List.of(
            "lost entries",
            "does not continue",
            "This device had seen",
            "offline",
            "Offline",
            "sending",
            "not saved yet",
            "wait on this device",
            "can’t store more");

    @Test
    void aHealthySheetTellsOfNothingThatIsNotSo() {
        GamePages pages = GamePages.agurk("Anna", "Bo");
        pages.scored("9", "p2");
        for (String page : List.of("", "?panel=chart", "/tv")) {
            String text = text(pages.sees(page).extract().asString());
            assertTrue(text.contains("Anna"), text);
            assertEquals(
                    List.of(), ONLY_AT_TIMES.stream().filter(text::contains).toList(), page);
        }
    }

    @Test
    void aMissingGameWasSeenOnlyByWhoeverHasSeenIt() {
        String page = GamePages.agurk("Anna", "Bo")
                .book()
                .asTablet()
                .get("/games/0000000000000000000000zzzz")
                .then()
                .statusCode(404)
                .extract()
                .asString();
        assertEquals(
                List.of(), ONLY_AT_TIMES.stream().filter(text(page)::contains).toList());
    }

    private static String text(String html) {
        return html.replaceAll("(?s)<script.*?</script>|<[^>]*>", " ");
    }
}
