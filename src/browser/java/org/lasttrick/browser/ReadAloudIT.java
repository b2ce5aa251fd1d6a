package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a screen reader says of a sheet, beyond what {@link EveryPageIT} checks of all pages. */
class ReadAloudIT extends PackagedBrowserTest {

    private Page agurk(List<String> hands) {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo");
        table.recordQuickly(hands);
        return table.page();
    }

    @Test
    void recordSaysWhatIsStillToBeChosen() {
        Page page = agurk(List.of());
        Locator record = page.locator("#record");
        assertThat(record).hasAccessibleDescription("Tap who played the highest card, and the card.");
        new PageTable(page).choose("9", "Bo");
        assertThat(record).hasAccessibleDescription("");
    }

    /** It is said again in each of the row's cells. */
    @Test
    void aRowIsCalledByTheNumberOfItsHandAlone() {
        Page page = agurk(List.of("player=p2&card=9"));
        assertThat(page.locator("#hand-1 th")).hasAccessibleName("1");
        assertThat(page.locator("#hand-1 .hand-link")).hasAccessibleName("1");
        assertThat(page.locator("#hand-1 .hand-link")).hasAccessibleDescription("Correct hand 1");
    }

    @Test
    void theChartTellsTheCucumbersAndNoLooseNumbers() {
        Page page = agurk(List.of("player=p1&card=9", "player=p2&card=A", "player=p2&card=A"));
        page.navigate(page.url() + "?panel=chart");
        String chart = """
                - 'group "The totals after each hand, as in the table. The dashed line: 21. A cucumber marks where one was taken."':
                  - img "Anna 9"
                  - img "Bo 9"
                  - 'img "Hand 1: Anna 9, Bo 0"'
                  - 'img "Hand 2: Anna 9, Bo 14"'
                  - 'img "Hand 3: Anna 9, Bo 9 (cucumber, re-enters at 9)"'
                """;
        assertEquals(chart.strip(), page.locator(".chart svg").ariaSnapshot());
    }
}
