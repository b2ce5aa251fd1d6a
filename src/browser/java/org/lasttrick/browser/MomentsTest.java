package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** What just happened to somebody is drawn for a moment, and heard where that is chosen. */
@QuarkusTest
class MomentsTest extends BrowserTest {
    private static final String COUNTED = """
            window.tones = [];
            window.AudioContext = class { currentTime = 0; destination = {}; };
            window.GainNode = class { gain = { setTargetAtTime() {} }; connect(next) { return next; } };
            window.OscillatorNode = class {
              constructor(audio, { frequency }) { window.tones.push(frequency); }
              connect(next) { return next; } start() {} stop() {}
            };""";

    @Test
    void aCucumberIsDrawnWithItsPlayerAndGoesAtTheNextTap() {
        Table table = Table.seat(tablet(), service.toString(), "<b>Anna", "Bo");
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

    @Test
    void nothingMovesWhereThatIsNotWanted() {
        Page page = tablet(landscape().setReducedMotion(ReducedMotion.REDUCE));
        Table table = Table.seat(page, service.toString(), "Anna", "Bo");
        table.record("A", "Anna");
        table.record("A", "Anna");
        assertThat(page.locator(".standing [href='#cucumber-lost']")).hasCount(1);
        assertEquals(0, page.locator(".just-now").count());
    }

    @Test
    void aDeviceIsSilentUnlessSoundIsChosen() {
        Page page = tablet();
        page.addInitScript(COUNTED);
        Table table = Table.seat(page, service.toString(), "Anna", "Bo");
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
        page.waitForLoadState();
    }
}
