package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import org.junit.jupiter.api.Test;

/** An evening of four games, tap by tap, and what is left of it the next morning. */
class FourGamesIT extends PackagedBrowserTest {

    private static Locator standing(Page page) {
        return page.locator(".standing-list li");
    }

    /** Bo takes every last trick with an Ace, four times. */
    private static void boLoses(PageTable table) {
        for (int hand = 0; hand < 4; hand++) {
            table.record("A", "Bo");
        }
        assertThat(table.page().locator("#result")).containsText("Anna wins the game");
    }

    private static void boWins(PageTable table) {
        for (int hand = 0; hand < 4; hand++) {
            table.record("A", "Anna");
        }
        assertThat(table.page().locator("#result")).containsText("wins the game");
    }

    @Test
    void theStandingFollowsEachGameAndTheEveningCanBeShared() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo");
        Page page = table.page();
        boLoses(table);
        assertThat(standing(page)).hasText(new String[] {"1st Anna 3 points", "2nd Bo 2 points"});
        table.tap(page.locator(".rematch"));
        assertThat(page.locator("tr.hand")).hasCount(0);
        boLoses(table);
        assertThat(standing(page)).hasText(new String[] {"1st Anna 6 points", "2nd Bo 4 points"});
        table.tap(page.locator(".rematch"));
        assertThat(page.locator("tr.hand")).hasCount(0);
        boWins(table);
        assertThat(standing(page)).hasText(new String[] {"1st Anna 8 points", "2nd Bo 7 points"});
        PageTable misspelt = PageTable.seat(page, service.toString(), "Anna", "Bo B.");
        boWins(misspelt);
        assertThat(standing(page))
                .hasText(new String[] {"1st Anna 10 points", "2nd Bo 7 points", "3rd Bo B. 3 points"});

        page.locator(".evening-standing .way").click();
        page.waitForURL("**/evenings/*");
        page.locator(
                        ".figures-table a",
                        new Page.LocatorOptions().setHasText("Bo").setHasNotText("B."))
                .click();
        page.waitForURL("**/players/*");
        page.locator("#with").selectOption(new SelectOption().setLabel("Bo B."));
        page.locator(".merge button").click();
        assertThat(page.locator(".names li")).hasCount(2);
        assertThat(page.locator(".facts dd").first()).hasText("4");

        page.navigate(service + "evenings");
        page.locator(".games .game-line").click();
        Locator rows = page.locator(".figures-table tbody tr");
        assertThat(rows).hasCount(2);
        assertThat(rows.first()).containsText("Anna");
        assertThat(rows.first()).containsText("10");
        page.locator("#by").selectOption("wins");
        page.locator(".choose-points button").click();
        assertThat(page.locator(".chosen")).hasText("Wins");

        Page elsewhere = tablet(new Browser.NewContextOptions().setViewportSize(390, 844));
        elsewhere.navigate(page.locator("#address").textContent());
        assertThat(elsewhere.locator(".figures-table tbody tr")).hasCount(2);
        assertThat(elsewhere.locator(".evening-games li")).hasCount(4);
        assertThat(elsewhere.locator(".choose-points, .move-games")).hasCount(0);
    }
}
