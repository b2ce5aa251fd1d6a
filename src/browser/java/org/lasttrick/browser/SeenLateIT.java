package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who played is put right by taps after some hands, on a tablet and on a phone. */
class SeenLateIT extends PackagedBrowserTest {
    private PageTable seat(String device) {
        Browser.NewContextOptions options = device.equals("phone") ? phone() : landscape();
        PageTable table = PageTable.seat(tablet(options), service.toString(), "Anna", "Bo", "Cai");
        table.record("9", "Anna");
        table.record("K", "Bo");
        table.record("4", "Cai");
        return table;
    }

    private static void openPlayers(PageTable table) {
        table.tap(table.page().locator(".menu summary"));
        table.tap(table.page().locator(".menu a[href$=players]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tablet", "phone"})
    void whoWasForgottenIsDealtInAndHandsAreCorrectedToThem(String device) {
        PageTable table = seat(device);
        Page page = table.page();
        openPlayers(table);
        table.tap(page.locator("a[href*='score=late']"));
        page.locator("#name-0").fill("Dag");
        page.locator("#from").selectOption("2");
        page.locator("#score").selectOption("start");
        table.tap(page.locator(".join button"));
        assertThat(page.locator("main")).containsText("Dag: 0, as at the start");
        table.tap(page.locator("[action$='/players'] button.primary"));
        assertThat(page.locator(".seats .name")).hasText(new String[] {"Anna", "Bo", "Cai", "Dag"});
        page.navigate(page.url().replaceAll("[?].*", ""));
        table.shows(9, 13, 4, 0);
        table.undo();
        table.shows(9, 13, 4);
        table.tap(page.locator("button.redo"));
        table.shows(9, 13, 4, 0);

        table.openHand(3);
        table.tap(page.locator(".players label").filter(new Locator.FilterOptions().setHasText("Cai")));
        table.tap(page.locator(".players label").filter(new Locator.FilterOptions().setHasText("Dag")));
        assertThat(table.outcome().first()).containsText("4");
        table.tap(page.locator(".record"));
        table.shows(9, 13, 0, 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tablet", "phone"})
    void somebodyPlaysOnFromAnEarlierHandOn(String device) {
        PageTable table = seat(device);
        Page page = table.page();
        openPlayers(table);
        table.tap(page.locator("#seat-p2 summary"));
        table.tap(page.locator("#seat-p2 a"));
        page.locator("#name-0").fill("Eva");
        page.locator("#from").selectOption("3");
        table.tap(page.locator(".join button"));
        assertThat(page.locator("main")).containsText("Hands 1–2: Bo");
        assertThat(page.locator("main")).containsText("From hand 3: Eva");
        table.tap(page.locator("[action$='/substitute'] button.primary"));
        assertThat(page.locator(".seats .name")).hasText(new String[] {"Anna", "Eva", "Cai"});
        page.navigate(page.url().replaceAll("[?].*", ""));
        table.shows(9, 13, 4);
        assertThat(page.locator("#hands")).containsText("Eva plays on for Bo");

        table.openHand(2);
        assertThat(page.locator(".players label").nth(1)).containsText("Bo");
        page.navigate(page.url().replaceAll("[?].*", ""));
        table.undo();
        assertThat(page.locator("#hands")).not().containsText("Eva");
        table.tap(page.locator("button.redo"));
        table.record("2", "Eva");
        table.shows(9, 15, 4);
    }
}
