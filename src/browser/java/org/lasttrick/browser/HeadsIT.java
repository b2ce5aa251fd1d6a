package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;

/** Each device remembers the last head that it saw, and warns if the ledger no longer contains it. */
class HeadsIT extends PackagedBrowserTest {
    private static final String REMEMBERED =
            "() => JSON.parse(localStorage.getItem('head ' + document.getElementById('live').dataset.url))?.version";

    /** Three hands, and what this device remembers: four entries. */
    private PageTable seat() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
        table.recordQuickly(Hands.ties(3, 3));
        assertRemembers(table, 4);
        return table;
    }

    /** Another device of the book, which has never seen the game. */
    private PageTable beside(PageTable first) {
        Page page = withKeyOf(first.page(), tablet());
        page.navigate(first.page().url());
        return new PageTable(page);
    }

    private static void assertRemembers(PageTable table, int version) {
        table.page().waitForFunction(REMEMBERED.replace("?.version", "?.version === " + version));
    }

    private static Locator warning(PageTable table) {
        return table.page().locator("#broken");
    }

    private static String game(PageTable table) {
        return Navigation.gameIn(table.page().url());
    }

    @Test
    void aCutLedgerIsWarnedOfUntilSomebodyDecidesToGoOn() {
        PageTable table = seat();
        TableOwner.cutsAfter(game(table), 3);
        table.page().reload();
        assertThat(warning(table).locator("p.lost"))
                .containsText("This device had seen entry 4; the ledger ends at entry 3, with hand 2.");
        assertThat(warning(table).locator("p.rewritten")).isHidden();
        assertEquals(4, table.page().evaluate(REMEMBERED));
        table.record("2", "Bo");
        assertThat(warning(table).locator("p.lost")).isVisible();
        table.page().reload();
        assertThat(warning(table).locator("p.lost")).isVisible();
        assertThat(warning(table).locator("p.rewritten")).isHidden();
        warning(table).locator("button").click();
        assertThat(warning(table)).isHidden();
        assertRemembers(table, 4);
        table.page().reload();
        table.record("3", "Anna");
        assertRemembers(table, 5);
        assertThat(warning(table)).isHidden();
    }

    @Test
    void openPagesAreNotifiedAtOnce() {
        PageTable table = seat();
        Page screen = tablet();
        screen.navigate(table.page().url() + "/tv");
        new Navigation(screen, service.toString()).awaitRememberedHead();
        Locator player = table.page().locator("label:has(#player-p1)");
        table.page().waitForResponse("**?*version=4*", player::click);
        TableOwner.cutsAfter(game(table), 3);
        assertThat(warning(table).locator("p.lost")).isVisible();
        assertThat(table.page().locator("main .refused")).containsText("You changed nothing.");
        assertThat(table.page().getByText("This scoresheet has lost entries.")).hasCount(1);
        assertThat(screen.locator("#broken p.lost")).containsText("This device had seen entry 4");
    }

    /** In a private window, or where so many devices look it up at once that some are refused. */
    @Test
    void aPageThatRemembersNothingIsToldByItsStream() {
        PageTable table = seat();
        table.page().evaluate("() => localStorage.clear()");
        table.page().route("**/verification*", route -> route.abort());
        TableOwner.cutsAfter(game(table), 3);
        assertThat(warning(table).locator("p.lost"))
                .containsText("This device had seen entry 4; the ledger ends at entry 3");
    }

    @Test
    void aRewrittenLedgerIsWarnedOfWhileTheSheetIsOpen() {
        PageTable table = seat();
        TableOwner.cutsAfter(game(table), 3);
        PageTable other = beside(table);
        other.record("2", "Bo");
        other.record("3", "Anna");
        assertThat(table.page().locator("tr.hand")).hasCount(4);
        // Which of the two is said depends on how soon it is noticed.
        assertThat(warning(table)).isVisible();
        assertThat(warning(other)).isHidden();
        warning(table).locator("a").click();
        assertThat(table.page().locator(".check.whole")).isVisible();
    }

    @Test
    void aLedgerThatLostEntriesAndGrewAgainMeanwhileIsWarnedOf() {
        PageTable table = seat();
        PageTable other = beside(table);
        String game = game(table);
        String sheet = table.page().url();
        table.page().navigate("about:blank");
        other.page().navigate("about:blank");
        TableOwner.cutsAfter(game, 3);
        other.page().navigate(sheet);
        other.record("2", "Bo");
        other.record("3", "Anna");
        table.page().navigate(sheet);
        assertThat(warning(table).locator("p.rewritten")).isVisible();
        assertThat(warning(table).locator("p.lost")).isHidden();
    }

    @Test
    void anEntryThatWasChangedIsWarnedOfOnceSomebodyGoesOn() {
        PageTable table = seat();
        TableOwner.changes(game(table), 1, "Cai", "Kai");
        table.record("2", "Bo");
        assertThat(warning(table)).isVisible();
    }

    @Test
    void aSheetIsTakenAwayOnceItsLedgerIsDamaged() {
        PageTable table = seat();
        PageTable other = beside(table);
        TableOwner.changes(game(table), 4, "card", "kard");
        table.page().locator("label:has(#player-p1)").click();
        assertThat(table.page().locator(".error h1")).containsText("damaged");
        other.page().evaluate("() => document.dispatchEvent(new CustomEvent('service:reached'))");
        assertThat(other.page().locator(".error h1")).containsText("damaged");
        assertThat(other.page().locator("#live")).hasCount(0);
    }

    @Test
    void anUnchangedLedgerIsNotWarnedOf() {
        PageTable table = seat();
        PageTable other = beside(table);
        other.record("2", "Bo");
        assertRemembers(table, 5);
        table.undo();
        assertRemembers(table, 6);
        assertRemembers(other, 6);
        table.page().reload();
        assertRemembers(other, 6);
        assertThat(warning(table)).isHidden();
        assertThat(warning(other)).isHidden();
    }

    @Test
    void withoutAnAnswerNothingIsShownOrRemembered() {
        PageTable table = seat();
        table.page().route("**/verification*", route -> route.abort());
        table.page().waitForRequest("**/verification*", () -> table.record("2", "Bo"));
        assertEquals(4, table.page().evaluate(REMEMBERED));
        assertThat(warning(table)).isHidden();
        table.page().unroute("**/verification*");
        table.page().reload();
        assertRemembers(table, 5);
    }
}
