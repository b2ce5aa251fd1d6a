package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Pads that ask for more than one answer work without script. {@link PageState} puts every pad through the accessibility checks. */
class PadsForEveryoneIT extends PackagedBrowserTest {

    @Test
    void stakesAreEnteredWithoutScript() {
        Page page = tabletWithoutScript();
        PageTable.seatFor("minibluff", page, service.toString(), "Anna", "Bo", "Cai");
        tap(page, "double-p2");
        page.locator(".preview").click();
        assertThat(page.locator("#pad-title")).hasText("The stake is 2");
        tap(page, "double-p1");
        page.locator(".preview").click();
        page.locator("#take-back").click();
        assertThat(page.locator("#pad-title")).hasText("The stake is 2");
        page.locator(".record").click();
        assertThat(page.locator("main [role=alert]")).containsText("Tap who won");
        tap(page, "dropped-1-p3");
        tap(page, "winner-p1");
        page.locator(".preview").click();
        assertThat(page.locator(".outcome li").first()).hasText("Bo 10 → 8");
        page.locator(".record").click();
        new PageTable(page).shows(10, 8, 9);
    }

    @Test
    void aFullTrickIsEnteredWithoutScript() {
        Page page = tabletWithoutScript();
        PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.locator("#another").click();
        tap(page, "turn-p2");
        tap(page, "play-p2-9");
        page.locator(".preview").click();
        assertThat(page.locator("#turn-p3")).isChecked();
        tap(page, "turn-p1");
        tap(page, "play-p1-4");
        page.locator(".record").click();
        assertThat(page.locator("main [role=alert]")).hasText("Still without a card: Cai.");
        tap(page, "play-p3-9");
        page.locator(".preview").click();
        assertThat(page.locator(".trick > .tile").last()).containsText("takes the trick");
        page.locator(".record").click();
        new PageTable(page).shows(0, 0, 9);
        page.locator("#hand-1 .hand-link").click();
        assertThat(page.locator("#play-p1-4")).isChecked();
    }

    private static void tap(Page page, String id) {
        page.locator("label:has(#" + id + ")").click();
    }
}
