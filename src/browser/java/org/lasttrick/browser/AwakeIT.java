package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import org.junit.jupiter.api.Test;

/** The screen stays awake while a sheet is visible, and the page shows whether it does. */
class AwakeIT extends PackagedBrowserTest {
    /** A fake wake lock: granted, released when the page is hidden, and counted. */
    private static final String SCREEN = """
            window.held = 0;
            let hidden = false;
            const locks = new Set();
            Object.defineProperty(document, "hidden", { get: () => hidden });
            Object.defineProperty(navigator, "wakeLock", { value: {
              async request() {
                if (hidden || window.batteryIsLow) throw new DOMException("", "NotAllowedError");
                const lock = { released: false, async release() {
                  if (lock.released) return;
                  lock.released = true;
                  window.held--;
                  locks.delete(lock);
                  lock.onrelease?.(new Event("release"));
                } };
                locks.add(lock);
                window.held++;
                return lock;
              },
            } });
            window.hide = (away) => {
              hidden = away;
              if (away) for (const lock of locks) lock.release();
              document.dispatchEvent(new Event("visibilitychange"));
            };
            """;

    private PageTable seat() {
        Page page = tablet(landscape());
        page.addInitScript(SCREEN);
        return PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
    }

    private static void assertAwake(Page page, boolean awake) {
        assertThat(page.locator(".if-awake")).isVisible(new IsVisibleOptions().setVisible(awake));
        assertEquals(awake ? 1 : 0, page.evaluate("window.held"));
    }

    @Test
    void aSheetKeepsTheScreenAwakeUntilSwitchedOffAndRemembersThat() {
        Page page = seat().page();
        assertAwake(page, true);
        page.locator("#awake").click();
        assertAwake(page, false);
        page.reload();
        assertAwake(page, false);
        page.locator("#awake").click();
        assertAwake(page, true);
        page.reload();
        assertAwake(page, true);
    }

    @Test
    void theWakeLockIsAcquiredAgainWhenThePageReturns() {
        Page page = seat().page();
        assertAwake(page, true);
        page.evaluate("hide(true)");
        assertAwake(page, false);
        page.evaluate("hide(false)");
        assertAwake(page, true);
        page.locator("#awake").click();
        page.evaluate("hide(true)");
        page.evaluate("hide(false)");
        assertAwake(page, false);
    }

    @Test
    void aRefusedWakeLockIsNotShownAsHeld() {
        Page page = tablet(landscape());
        page.addInitScript(SCREEN);
        page.addInitScript("window.batteryIsLow = true");
        PageTable.seat(page, service.toString(), "Anna", "Bo");
        assertThat(page.locator(".if-asleep")).isVisible();
        assertAwake(page, false);
        page.evaluate("window.batteryIsLow = false");
        page.locator("#awake").click();
        assertAwake(page, true);
    }

    @Test
    void aPageThatCannotKeepTheScreenAwakeSaysSoInItsMenu() {
        Page page = tablet(landscape());
        page.addInitScript("delete Navigator.prototype.wakeLock");
        PageTable.seat(page, service.toString(), "Anna", "Bo");
        assertThat(page.locator("#awake")).isHidden();
        page.locator(".menu summary").click();
        assertThat(page.locator(".cannot-stay-awake")).containsText("Choose a longer screen timeout");
        Page other = seat().page();
        other.locator(".menu summary").click();
        assertThat(other.locator(".menu li").first()).isVisible();
        assertThat(other.locator(".cannot-stay-awake")).isHidden();
    }

    @Test
    void recordingAHandKeepsTheWakeLock() {
        PageTable table = seat();
        table.record("9", "Bo");
        assertAwake(table.page(), true);
    }

    @Test
    void aHiddenSheetIsUpdatedWhenItIsVisibleAgain() {
        PageTable table = seat();
        Page page = table.page();
        page.evaluate("hide(true)");
        Page other = page.context().newPage();
        other.navigate(page.url());
        new PageTable(other).record("9", "Bo");
        page.waitForTimeout(700);
        table.shows(0, 0, 0);
        page.evaluate("hide(false)");
        table.shows(0, 9, 0);
    }
}
