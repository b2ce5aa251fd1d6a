package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A table sees late by which rules it plays, and says so with a few taps. */
class OtherRulesIT extends PackagedBrowserTest {
    static List<Browser.NewContextOptions> devices() {
        return List.of(landscape(), phone());
    }

    @ParameterizedTest
    @MethodSource("devices")
    void rulesThatAreSeenLateAreLookedAtRecordedAndTakenBack(Browser.NewContextOptions device) {
        PageTable table = PageTable.seatAfter(
                List.of("player=p2&card=A", "player=p2&card=A"),
                "agurk",
                tablet(device),
                service.toString(),
                "Anna",
                "Bo");
        Page page = table.page();
        String sheet = page.url();
        table.shows(0, 0);

        page.locator(".rules a").click();
        page.locator(".panel a[href*='houseRules']").click();
        page.locator("#rule-limit").fill("30");
        page.locator(".house-rules + .button").click();
        assertThat(page.locator("#conclusion")).isVisible();
        page.locator(".recording button").click();

        assertThat(page).hasURL(sheet);
        table.shows(0, 28);
        assertThat(page.locator(".last-hand")).containsText("Limit: 21 → 30");
        page.locator("#undo").click();
        table.shows(0, 0);
    }
}
