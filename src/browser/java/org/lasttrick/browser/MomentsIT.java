package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What just happened to somebody is drawn for a moment, and heard where that is chosen. */
class MomentsIT extends PackagedBrowserTest {
    private static final String COUNTED = """
            window.tones = [];
            window.AudioContext = class {
              currentTime = 0; destination = {};
              createGain() { return { gain: { setTargetAtTime() {} }, connect: next => next }; }
              createOscillator() {
                return { frequency: { set value(tone) { window.tones.push(tone); } }, connect: next => next, start() {}, stop() {} };
              }
            };""";

    @Test
    void aCucumberIsDrawnWithItsPlayerAndGoesAtTheNextTap() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "<b>Anna", "Bo");
        Page page = table.page();
        table.record("A", "Anna");
        assertEquals(0, page.locator(".just-now").count());
        table.record("A", "Anna");
        assertThat(page.locator(".just-now.cucumber b")).hasText("<b>Anna");
        page.locator("#sheet").click();
        assertThat(page.locator(".just-now")).hasCount(0);
        table.record("A", "Anna");
        table.record("A", "Anna");
        assertThat(page.locator(".just-now.wins b")).hasText("Bo");
    }

    @ParameterizedTest
    @CsvSource({"1024, 768, tfoot td:nth-child(4)", "390, 844, .standing li:nth-child(3)"})
    void aCucumberFallsOnWhoTookIt(int width, int height, String place) {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
        Page page = table.page();
        page.setViewportSize(width, height);
        table.recordQuickly(List.of("player=p3&card=A"));
        page.evaluate("document.styleSheets[0].insertRule('.just-now { animation-play-state: paused !important; }')");
        table.record("A", "Cai");
        BoundingBox drawn = page.locator(".just-now .cucumber").boundingBox();
        BoundingBox taker = page.locator(place).boundingBox();
        double middle = drawn.x + drawn.width / 2;
        assertTrue(taker.x < middle && middle < taker.x + taker.width, () -> middle + " is not in " + taker.x);
        assertTrue(drawn.x >= 0 && drawn.x + drawn.width <= width);
    }

    @Test
    void whoGoesOutIsSaidToBeOut() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
        table.recordQuickly(List.of("player=p1&card=A", "player=p1&card=A", "player=p1&card=A"));
        table.record("A", "Anna");
        assertThat(table.page().locator(".just-now.out b")).hasText("Anna: out");
    }

    /** Whoever joins has as many cucumbers as the one with most. */
    @Test
    void joiningAndLeavingAreNoMoments() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
        Page page = table.page();
        table.recordQuickly(List.of("player=p1&card=A", "player=p1&card=A"));
        page.evaluate(
                "window.moments = 0; new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes"
                        + ".forEach((node) => { window.moments += node.matches?.('.just-now') ? 1 : 0; })))"
                        + ".observe(document.body, { childList: true });");
        page.locator(".menu summary").click();
        page.locator(".menu a", new Page.LocatorOptions().setHasText("Players and seats"))
                .click();
        page.locator("#new-name, input[name=name]").last().fill("Dan");
        page.locator("select[name=seat]").selectOption("2");
        page.locator("button", new Page.LocatorOptions().setHasText("Add"))
                .last()
                .click();
        assertThat(page.locator("[data-player=p4]").first()).isAttached();
        page.locator(".menu summary").click();
        page.locator(".menu a", new Page.LocatorOptions().setHasText("Players and seats"))
                .click();
        page.locator("summary", new Page.LocatorOptions().setHasText("Cai")).click();
        page.locator("button", new Page.LocatorOptions().setHasText("Cai leaves"))
                .click();
        assertThat(page.locator("[data-player=p3][data-status=LEFT]").first()).isAttached();
        assertEquals(0, page.evaluate("window.moments"));
    }

    @Test
    void nothingMovesWhereThatIsNotWanted() {
        Page page = tablet(landscape().setReducedMotion(ReducedMotion.REDUCE));
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo");
        table.record("A", "Anna");
        table.record("A", "Anna");
        assertThat(page.locator(".standing [href='#cucumber-lost']")).hasCount(1);
        assertEquals(0, page.locator(".just-now").count());
    }

    @Test
    void aDeviceIsSilentUnlessSoundIsChosen() {
        Page page = tablet(landscape());
        page.addInitScript(COUNTED);
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo");
        table.record("A", "Anna");
        assertEquals(0, page.evaluate("tones.length"));
        choose(page, "Sound");
        table.record("A", "Anna");
        assertEquals(2, page.evaluate("tones.length"));
        table.record("2", "Anna");
        assertEquals(3, page.evaluate("tones.length"));
        choose(page, "Silent");
        table.record("2", "Anna");
        assertEquals(0, page.evaluate("tones.length"));
    }

    private static void choose(Page page, String sound) {
        page.locator(".menu summary").click();
        page.locator(".menu button", new Page.LocatorOptions().setHasText(sound))
                .click();
        // The next page, with its scripts.
        page.locator(sound.equals("Sound") ? "html[data-sound][data-state]" : "html:not([data-sound])[data-state]")
                .waitFor();
    }
}
