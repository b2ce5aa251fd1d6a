package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many taps a table needs, and never more. */
class TapsIT extends PackagedBrowserTest {

    private PageTable agurk() {
        return PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai", "Dag");
    }

    private static void takes(PageTable table, String what, int expected) {
        int taps = table.taps();
        System.out.printf("%s: %d taps%n", what, taps);
        assertEquals(expected, taps);
    }

    private static void tapPlayer(PageTable table, String name) {
        table.tap(table.page().locator(".players label", new Page.LocatorOptions().setHasText(name)));
    }

    @Test
    void aCleanHandTakesThree() {
        PageTable table = agurk();
        table.record("9", "Bo");
        takes(table, "a clean hand", 3);
    }

    @Test
    void aTieOfTwoTakesFour() {
        PageTable table = agurk();
        table.record("9", "Bo", "Anna");
        takes(table, "a tie of two", 4);
    }

    @Test
    void undoTakesOne() {
        PageTable table = agurk();
        table.recordQuickly(Hands.ties(4, 2));
        table.undo();
        assertThat(table.page().locator("tr.hand")).hasCount(1);
        takes(table, "undo", 1);
    }

    @Test
    void theLastHandIsGivenToAnotherPlayerInFour() {
        PageTable table = agurk();
        table.recordQuickly(List.of("player=p3&card=9", "player=p2&card=5"));
        table.openHand(2);
        tapPlayer(table, "Bo");
        tapPlayer(table, "Anna");
        assertThat(table.outcome()).hasText(new String[] {"Anna 0 → 5", "Bo 5 → 0"});
        table.tap(table.page().locator(".record"));
        table.shows(5, 0, 9, 0);
        takes(table, "the last hand corrected", 4);
    }

    @Test
    void anOldHandIsGivenToAnotherPlayerWithAnotherCardInSix() {
        PageTable table = agurk();
        table.recordQuickly(Hands.ties(4, 24));
        table.openHand(3);
        tapPlayer(table, "Cai");
        tapPlayer(table, "Dag");
        tapPlayer(table, "Anna");
        table.tap(table.page().locator("label:has(#card-2)"));
        assertThat(table.page().locator("#card-2")).isChecked();
        assertThat(table.outcome().first()).isVisible();
        table.tap(table.page().locator(".record"));
        assertThat(table.page().locator("#hand-3")).containsText("corrected");
        takes(table, "an old hand corrected", 6);
    }

    @Test
    void aRematchTakesOneAndTheWinnerDeals() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo");
        table.recordQuickly(List.of("player=p1&card=A", "player=p1&card=A", "player=p1&card=A", "player=p1&card=A"));
        assertThat(table.page().locator("#result")).hasText("Bo wins the game");
        table.tap(table.page().locator(".rematch"));
        assertThat(table.page().locator(".now dd").first()).hasText("1");
        assertThat(table.page().locator(".now dd").nth(1)).hasText("Bo");
        table.shows(0, 0);
        takes(table, "a rematch", 1);
    }
}
