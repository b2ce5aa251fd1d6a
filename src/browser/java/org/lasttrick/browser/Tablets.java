package org.lasttrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Tablets that one test after the other uses: a new one, which has to load and compile every file of the service, takes longer
 * than most tests. A test that listens, adds scripts or leaves anything but cookies, local storage and IndexedDB needs one of its own.
 */
final class Tablets {
    private static final int WIDTH = 1024;
    private static final int HEIGHT = 768;

    private final Supplier<Page> opens;
    private final List<Page> pages = new ArrayList<>();
    private int used;

    Tablets(Supplier<Page> opens) {
        this.opens = opens;
    }

    static Browser.NewContextOptions landscape() {
        return new Browser.NewContextOptions().setViewportSize(WIDTH, HEIGHT);
    }

    /** A page that shows nothing of a game, on a tablet that this test does not use yet. */
    Page next() {
        if (used == pages.size()) {
            pages.add(opens.get());
        }
        return pages.get(used++);
    }

    /** Makes all of them as good as new. */
    void putBack() {
        List<Page> unusable =
                pages.subList(0, used).stream().filter(page -> !clears(page)).toList();
        pages.removeAll(unusable);
        used = 0;
    }

    /** Whether a page is as good as new; otherwise it is closed. */
    static boolean clears(Page page) {
        try {
            clear(page);
            return true;
        } catch (PlaywrightException crashedOrClosed) {
            page.context().close();
            return false;
        }
    }

    private static void clear(Page page) {
        page.context().pages().stream().filter(other -> other != page).forEach(Page::close);
        page.context().setOffline(false);
        page.context().clearCookies();
        page.unrouteAll();
        if (page.url().startsWith("http")) {
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }");
            // As blank as about:blank, for which Chromium would take another process.
            page.navigate(URI.create(page.url()).resolve("/manifest.json").toString());
            page.evaluate("() => indexedDB.deleteDatabase('lasttrick')");
        }
        page.emulateMedia(new Page.EmulateMediaOptions()
                .setMedia(null)
                .setColorScheme(null)
                .setContrast(null)
                .setReducedMotion(null)
                .setForcedColors(null));
        page.setViewportSize(WIDTH, HEIGHT);
    }
}
