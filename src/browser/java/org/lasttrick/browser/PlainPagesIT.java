package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What holds for every page: it works without script, and for everyone. */
class PlainPagesIT extends PackagedBrowserTest {

    @Test
    void aHandWithEqualCardsIsRecordedWithoutScript() {
        Page page = tabletWithoutScript();
        PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.locator("label:has(#player-p2)").click();
        page.locator("label:has(#player-p3)").click();
        page.locator("label:has(#card-9)").click();
        page.locator(".preview").click();
        assertThat(page.locator(".outcome")).containsText("Now tap which of them played last.");
        page.locator("label:has(#last-p2)").click();
        page.locator(".preview").click();
        assertThat(page.locator(".outcome li").first()).hasText("Bo 0 → 9");
        page.locator(".record").click();
        new PageTable(page).shows(0, 9, 0);
        page.locator("button.undo").click();
        new PageTable(page).shows(0, 0, 0);
        page.locator("button.redo").click();
        new PageTable(page).shows(0, 9, 0);
    }

    @Test
    void anUnfinishedEntryIsRefusedInWordsAndKept() {
        Page page = tabletWithoutScript();
        PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.locator("label:has(#player-p2)").click();
        page.locator(".record").click();
        assertThat(page.locator("main [role=alert]")).hasText("Now tap the card.");
        assertThat(page.locator("#player-p2")).isChecked();
    }

    @Test
    void aRefusedStartKeepsWhatWasEntered() {
        Page page = tablet();
        page.navigate(service.toString());
        page.getByLabel("Who plays?").fill("Anna");
        page.getByLabel("Name of the game").fill("Friday");
        page.locator("button.primary").click();
        assertThat(page.locator("main [role=alert]")).hasText("This game is for 2 to 7 players, not 1.");
        assertThat(page.locator(".seating bdi")).hasText("Anna");
        assertThat(page.getByLabel("Name of the game")).hasValue("Friday");
    }

    @Test
    void aDeviceWithoutTheKeyOnlyWatches() {
        Page scorer = tablet();
        PageTable.seat(scorer, service.toString(), "Anna", "Bo").record("9", "Bo");
        Page watcher = tablet();
        watcher.navigate(scorer.url());
        new PageTable(watcher).shows(0, 9);
        assertThat(watcher.locator("form[method=post], .record").and(watcher.locator("main *")))
                .hasCount(0);
        assertThat(watcher.locator("main button")).hasCount(0);
    }

    @Test
    void anUnknownOrderOfPlayIsAskedForAgain() {
        Page page = tabletWithoutScript();
        PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        for (String box : List.of("player-p1", "player-p2", "player-p3", "card-9")) {
            page.locator("label:has(#" + box + ")").click();
        }
        page.locator(".preview").click();
        page.locator("label:has(#last-p3)").click();
        page.locator(".preview").click();
        page.locator("label:has(#player-p3)").click();
        page.locator(".record").click();
        assertThat(page.locator("main [role=alert]")).hasText("Now tap which of them played last.");
        new PageTable(page).shows(0, 0, 0);
    }
}
