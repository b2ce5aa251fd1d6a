package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** The rules can be read by everyone, with and without script, from the sheet and from the start page. */
class ReadingRulesIT extends PackagedBrowserTest {

    @Test
    void fromTheStartToTheRulesOfAGameWithoutScript() {
        Page page = tabletWithoutScript();
        page.navigate(service.toString());
        page.getByText("Find a game by name or country").click();
        assertThat(page.locator("h1")).hasText("The rules of the games");
        page.getByText("Kurkku", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("h1")).hasText("Rules of Kurkku");
        assertThat(page.locator("section[aria-labelledby=end]"))
                .containsText("The first player to have 30 points or more ends the game.");
        page.getByText("All games").click();
        assertThat(page.locator("h1")).hasText("The rules of the games");
    }

    @Test
    void fromTheHandToTheRulesAndBackToTheHand() {
        Page page = tablet();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        table.record("9", "Bo");
        table.choose("5", "Cai");
        page.locator(".head .rules a").click();
        assertThat(page.locator(".rules-panel")).containsText("Each player is dealt 7 cards.");
        page.getByText("Back", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("#player-p3")).isChecked();
        assertThat(page.locator("#card-5")).isChecked();
        table.shows(0, 9, 0);
    }

    @Test
    void fromAReasonToItsRuleAndBackToTheHand() {
        Page page = tablet();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        table.record("9", "Bo");
        table.choose("5", "Cai");
        page.locator("#why-p2-1").click();
        page.locator(".reasons").getByText("9 is less than 21: no cucumber.").click();
        Locator rule = page.locator(".rules-panel li:target");
        assertThat(rule).containsText("Whoever then has 21 points or more takes a cucumber");
        assertThat(rule).isFocused();
        assertThat(rule).isInViewport();
        page.getByText("Back", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("#player-p3")).isChecked();
        assertThat(page.locator("#card-5")).isChecked();
    }
}
