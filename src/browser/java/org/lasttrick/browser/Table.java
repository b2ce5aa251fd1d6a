package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/** People at the table, with the tablet before them: what they tap, and what they read. */
final class Table {
    private final Page page;
    private int taps;

    Table(Page page) {
        this.page = page;
    }

    static Table seat(Page page, String baseUri, String... names) {
        page.navigate(baseUri);
        page.getByLabel("Who plays?").fill(String.join("\n", names));
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        page.waitForURL("**/games/*");
        return new Table(page);
    }

    Page page() {
        return page;
    }

    /** How often the page was tapped since the last call. */
    int taps() {
        int counted = taps;
        taps = 0;
        return counted;
    }

    /** @param players in order of play */
    void choose(String card, String... players) {
        for (String player : players) {
            tap(page.locator(".players label", new Page.LocatorOptions().setHasText(player)));
            assertThat(page.locator(".players .tile", new Page.LocatorOptions().setHasText(player))
                            .locator("input"))
                    .isChecked();
        }
        tap(page.locator(".ranks label:has(input[value='" + card + "'])"));
    }

    /** Chooses, waits for what will happen, and records. */
    void record(String card, String... players) {
        int hand = handNumber();
        choose(card, players);
        assertThat(outcome().last()).containsText("");
        tap(page.locator(".record"));
        assertThat(page.locator("#hand-" + hand)).isVisible();
    }

    void tap(Locator target) {
        taps++;
        target.click();
    }

    /** What will happen, or what a correction changes, line by line. */
    Locator outcome() {
        return page.locator(".outcome li");
    }

    void undo() {
        tap(page.locator("button.undo"));
    }

    /** The totals below the columns. */
    void shows(Integer... totals) {
        assertThat(page.locator("tfoot .sum"))
                .hasText(List.of(totals).stream().map(Object::toString).toArray(String[]::new));
    }

    /** The lives lost, by column. */
    void cucumbers(Integer... lost) {
        for (int column = 0; column < lost.length; column++) {
            assertThat(page.locator("tfoot td").nth(column).locator("[aria-label='a cucumber']"))
                    .hasCount(lost[column]);
        }
    }

    private int handNumber() {
        return page.locator("tr.hand[id]").count() + 1;
    }
}
