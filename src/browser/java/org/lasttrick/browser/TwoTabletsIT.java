package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two tablets score the same game: the second one sees the first one's entry and chooses what to do. */
class TwoTabletsIT extends PackagedBrowserTest {
    private PageTable seat() {
        return PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
    }

    /** A second tablet of the same scorebook, with this game open. */
    private PageTable beside(PageTable first, boolean script) {
        Page page = withKeyOf(first.page(), script ? tablet() : tabletWithoutScript());
        page.navigate(first.page().url());
        return new PageTable(page);
    }

    /** The first tablet records a hand while Bo's 9 is chosen on the second. */
    private PageTable conflict(PageTable first, boolean script, String card, String player) {
        PageTable second = beside(first, script);
        second.choose("9", "Bo");
        if (script) {
            assertThat(second.outcome()).hasCount(2);
        }
        first.record(card, player);
        if (!script) {
            second.page().locator(".record").click();
        }
        return second;
    }

    private static Locator ask(PageTable table) {
        return table.page().locator(".ask");
    }

    private static void answer(PageTable table, String label) {
        ask(table)
                .getByText(label, new Locator.GetByTextOptions().setExact(true))
                .click();
    }

    @Test
    void anEntryAppearsOnTheOtherTablet() {
        PageTable first = seat();
        PageTable second = beside(first, true);
        first.record("9", "Bo");
        second.shows(0, 9, 0);
        first.undo();
        second.shows(0, 0, 0);
        assertThat(ask(second)).hasCount(0);
    }

    @Test
    void anotherDevicesEntryKeepsChoicesFocusAndScrolling() {
        PageTable first = seat();
        first.recordQuickly(Hands.ties(3, 9));
        PageTable second = beside(first, true);
        Page page = second.page();
        page.setViewportSize(1024, 600);
        second.choose("9", "Bo");
        page.locator("#card-9").focus();
        page.locator(".hands").evaluate("box => box.scrollTop = -100");
        double top = page.locator("#hand-3").boundingBox().y;
        first.record("4", "Anna");
        assertThat(ask(second)).isVisible();
        assertThat(page.locator("#player-p2")).isChecked();
        assertThat(page.locator("#card-9")).isChecked();
        assertThat(page.locator("#card-9")).isFocused();
        assertEquals(top, page.locator("#hand-3").boundingBox().y, 1.5);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aConflictingEntryIsShownAndTheOwnHandCanBeDropped(boolean script) {
        PageTable first = seat();
        PageTable second = conflict(first, script, "5", "Cai");
        assertThat(ask(second)).containsText("Hand 1: Cai took the last trick with a 5.");
        assertThat(ask(second)).containsText("Yours, not recorded yet: Bo took the last trick with a 9.");
        assertThat(second.page().locator(".record")).isDisabled();
        answer(second, "Same hand, keep theirs");
        second.shows(0, 0, 5);
        assertThat(ask(second)).hasCount(0);
        assertThat(second.page().locator("#player-p2")).not().isChecked();
        assertThat(second.page().locator("tr.hand")).hasCount(1);
    }

    @Test
    void afterAConflictTheOwnHandCanBeRecordedAsAnotherOne() {
        PageTable first = seat();
        PageTable second = conflict(first, true, "5", "Cai");
        answer(second, "Add mine as the next hand");
        second.shows(0, 9, 5);
        assertThat(second.page().locator("tr.hand")).hasCount(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void afterAConflictTheOwnHandCanReplaceTheOther(boolean script) {
        PageTable first = seat();
        PageTable second = conflict(first, script, "5", "Cai");
        answer(second, "Replace theirs with mine");
        second.shows(0, 9, 0);
        assertThat(second.page().locator("tr.hand")).hasCount(1);
        first.shows(0, 9, 0);
    }

    @Test
    void anIdenticalHandIsReportedAndNotOfferedAsACorrection() {
        PageTable first = seat();
        PageTable second = conflict(first, true, "9", "Bo");
        assertThat(ask(second).locator("h2")).hasText("This hand is already recorded");
        assertThat(ask(second).locator(".answers > *"))
                .hasText(new String[] {"Same hand, keep theirs", "Add mine as the next hand"});
    }

    @Test
    void aSecondConflictingEntryIsAskedAboutAgain() {
        PageTable first = seat();
        PageTable second = conflict(first, false, "5", "Cai");
        first.record("4", "Anna");
        answer(second, "Add mine as the next hand");
        assertThat(ask(second)).containsText("Hand 2: Anna took the last trick with a 4.");
        answer(second, "Add mine as the next hand");
        second.shows(4, 9, 5);
    }

    @Test
    void anUndoOnTheOtherTabletIsShownAndTheOwnHandIsKept() {
        PageTable first = seat();
        first.record("5", "Cai");
        PageTable second = beside(first, true);
        second.choose("9", "Bo");
        first.undo();
        assertThat(ask(second)).containsText("Undone: Hand 1:");
        answer(second, "Record mine as hand 1");
        second.shows(0, 9, 0);
    }

    @Test
    void anUndoOnAnOutdatedSheetChangesNothingAndShowsTheNewEntry() {
        PageTable first = seat();
        first.record("5", "Cai");
        PageTable second = beside(first, false);
        first.record("4", "Anna");
        second.undo();
        assertThat(second.page().locator(".refused")).containsText("Hand 2: Anna took the last trick with a 4.");
        assertThat(second.page().locator(".refused")).containsText("You changed nothing.");
        second.shows(4, 0, 5);
    }

    @Test
    void aCorrectionShowsAConcurrentCorrectionOfItsHand() {
        PageTable first = seat();
        first.record("5", "Cai");
        PageTable second = beside(first, true);
        second.page().locator("#hand-1 .hand-link").click();
        assertThat(second.page().locator(".strike-out")).isVisible();
        second.tapTile("card-9");
        first.page().locator("#hand-1 .hand-link").click();
        assertThat(first.page().locator(".strike-out")).isVisible();
        first.tapTile("card-7");
        first.page().locator(".record").click();
        assertThat(ask(second)).containsText("became “Cai took the last trick with a 7”.");
        answer(second, "Correct hand 1 anyway");
        second.shows(0, 0, 9);
    }

    @Test
    void aConflictingHandThatEndsTheGameCanBeReplaced() {
        PageTable first = PageTable.seatFor("gurka-iceland", tablet(), service.toString(), "Anna", "Bo");
        PageTable second = beside(first, true);
        second.choose("9", "Anna");
        assertThat(second.outcome()).hasCount(2);
        first.record("6C", "Bo");
        assertThat(ask(second)).containsText("That ended the game.");
        assertThat(ask(second).locator(".answers > *"))
                .hasText(new String[] {"Same hand, keep theirs", "Replace theirs with mine"});
        answer(second, "Replace theirs with mine");
        second.shows(9, 0);
        first.shows(9, 0);
        assertThat(first.page().locator("#result")).hasCount(0);
    }

    @Test
    void theSameHandWithinSecondsIsAskedAbout() {
        PageTable table = seat();
        table.record("9", "Bo");
        table.choose("9", "Bo");
        table.page().locator(".record").click();
        assertThat(ask(table)).containsText("Same hand twice?");
        table.shows(0, 9, 0);
        answer(table, "It’s a new hand");
        table.shows(0, 18, 0);
        table.choose("9", "Bo");
        table.page().locator(".record").click();
        answer(table, "It was a double tap");
        assertThat(ask(table)).hasCount(0);
        table.shows(0, 18, 0);
    }

    @Test
    void aDoubleTapRecordsOnce() {
        PageTable table = seat();
        table.choose("9", "Bo");
        assertThat(table.outcome()).hasCount(2);
        table.page().locator(".record").dblclick();
        table.shows(0, 9, 0);
        assertThat(table.page().locator("tr.hand")).hasCount(1);
        assertThat(ask(table)).hasCount(0);
    }
}
