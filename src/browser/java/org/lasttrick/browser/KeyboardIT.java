package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The keyboard alone suffices, and the focus is always visible. */
class KeyboardIT extends PackagedBrowserTest {
    private static final int PATIENCE = 80;

    /** What shows the focus: the element itself, or the face of the tile that it belongs to. */
    private static final String OUTLINED = """
            () => {
              const on = document.activeElement;
              const shown = on.matches(".tile input") ? on.nextElementSibling : on;
              const style = getComputedStyle(shown);
              const box = shown.getBoundingClientRect();
              return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && box.width > 0;
            }
            """;

    private Page page;

    /** Presses Tab until the element has the focus; every element focused on the way must be visible. */
    private void tabTo(String selector) {
        Locator goal = page.locator(selector).first();
        for (int step = 0; step < PATIENCE; step++) {
            if ((boolean) goal.evaluate("it => it === document.activeElement")) {
                return;
            }
            page.keyboard().press("Tab");
            if ((boolean) page.evaluate("() => document.activeElement !== document.body")) {
                assertEquals(true, page.evaluate(OUTLINED), () -> "unseen: " + focused());
            }
        }
        fail("the keyboard never came to " + selector);
    }

    private Object focused() {
        return page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)");
    }

    private void press(String selector, String key) {
        tabTo(selector);
        page.keyboard().press(key);
    }

    /** Chooses a tile; the pad is reloaded, and the focus stays on it. */
    private void choose(String id) {
        press("#" + id, "Space");
        assertThat(page.locator("#" + id)).isChecked();
        assertThat(page.locator("#" + id)).isFocused();
    }

    /** Without transitions: what has the focus is seen at once. */
    private Page still() {
        Page still = tablet();
        still.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        return still;
    }

    private PageTable seat(String... names) {
        page = still();
        return PageTable.seat(page, service.toString(), names);
    }

    private void startWithTheKeyboard(String... names) {
        page = still();
        page.navigate(service.toString());
        tabTo("#players");
        for (String name : names) {
            page.keyboard().type(name);
            page.keyboard().press("Enter");
        }
        press(".new-game button.primary", "Enter");
        page.locator("#on").waitFor();
        press("#on", "Enter");
        page.locator("#sheet").waitFor();
    }

    @Test
    void aGameIsStartedAHandEnteredAndTakenBack() {
        startWithTheKeyboard("Anna", "Bo", "Cai");
        choose("player-p2");
        // Ranks are a group of radio buttons: one stop, and the arrows choose.
        press("[name=card]", "Space");
        assertThat(page.locator("[name=card]").first()).isChecked();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("[name=card]").nth(1)).isChecked();
        assertThat(page.locator("[name=card]").nth(1)).isFocused();
        assertThat(page.locator(".outcome li").first()).hasText("Bo 0 → 3");
        press(".record", "Enter");
        PageTable table = new PageTable(page);
        table.shows(0, 3, 0);
        press("button.undo", "Enter");
        table.shows(0, 0, 0);
        press("button.redo", "Space");
        table.shows(0, 3, 0);
    }

    @Test
    void aHandIsEnteredWithTheKeysOfItsRankAndPlayer() {
        PageTable table = seat("Anna", "Bo", "Cai");
        page.keyboard().press("q");
        assertThat(page.locator("#card-Q")).not().isChecked();
        page.locator("#pad-title").focus();
        page.keyboard().press("Shift+Digit2");
        assertThat(page.locator("#player-p2")).isChecked();
        page.keyboard().press("1");
        assertThat(page.locator("#card-10")).isChecked();
        page.keyboard().press("q");
        assertThat(page.locator("#card-Q")).isChecked();
        page.locator("#pad-title").focus();
        page.keyboard().press("Enter");
        table.shows(0, 12, 0);
        page.keyboard().press("Control+z");
        table.shows(0, 0, 0);
    }

    /** In Swedish the Jack's tile has Kn. */
    @Test
    void enterInANumberShowsWhatWillHappenAndRecordsNothing() {
        for (Page each : List.of(still(), tabletWithoutScript())) {
            page = each;
            PageTable table = PageTable.seatFor(
                    "agurk&rulesOf=agurk&rule-penalty=entered&rule-tieBonus=false",
                    page,
                    service.toString(),
                    "Anna",
                    "Bo");
            page.locator("#player-p2").press("Space");
            page.locator("#points-p2").fill("17");
            page.keyboard().press("Enter");
            assertThat(table.outcome().first()).hasText("Bo 0 → 17");
            assertThat(page.locator("#points-p2")).hasValue("17");
            assertThat(page.locator("tr.hand")).hasCount(0);
        }
    }

    @Test
    void theTileThatHasTheWholeLetterIsChosenFirst() {
        Page swedish = tablet(landscape().setLocale("sv"));
        PageTable.seat(swedish, service.toString(), "Anna", "Bo", "Cai");
        swedish.locator("#pad-title").focus();
        swedish.keyboard().press("k");
        assertThat(swedish.locator("#card-K")).isChecked();
        swedish.keyboard().press("j");
        assertThat(swedish.locator("#card-J")).isChecked();
    }

    @Test
    void recordAndUndoComeBeforeTheTable() {
        seat("Anna", "Bo", "Cai").recordQuickly(Hands.ties(3, 2));
        tabTo("#record");
        page.keyboard().press("Tab");
        assertThat(page.locator("#undo")).isFocused();
    }

    @Test
    void aHandIsCorrected() {
        PageTable table = seat("Anna", "Bo", "Cai");
        table.recordQuickly(Hands.ties(3, 2));
        press("#hand-1 .hand-link", "Enter");
        assertThat(page.locator(".strike-out")).isVisible();
        press("#player-p1", "Space");
        assertThat(page.locator("#player-p1")).not().isChecked();
        assertThat(page.locator("#player-p1")).isFocused();
        choose("player-p3");
        assertThat(page.locator(".outcome li").first()).isVisible();
        press(".record", "Enter");
        assertThat(page.locator("#hand-1")).containsText("corrected");
    }

    @Test
    void aSkipLinkLeadsToThePad() {
        seat("Anna", "Bo");
        page.reload();
        page.keyboard().press("Tab");
        assertThat(page.locator(".skip").first()).isFocused();
        assertThat(page.locator(".skip").first()).isInViewport();
        page.keyboard().press("Enter");
        page.keyboard().press("Tab");
        assertThat(page.locator(".pad :focus")).hasCount(1);
    }
}
