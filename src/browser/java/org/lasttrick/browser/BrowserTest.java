package org.lasttrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A real browser before the real service. */
abstract class BrowserTest {
    /** One for all tests, since starting it takes longer than most of them; closed with this JVM. */
    private static final Chromium CHROMIUM = new Chromium();

    /** Of one test: a page that stays open would be counted as a watcher by those that come after. */
    private final List<BrowserContext> contexts = new ArrayList<>();

    @TestHTTPResource("/")
    URI service;

    @AfterEach
    void closePages() {
        contexts.forEach(BrowserContext::close);
    }

    Page tablet(Browser.NewContextOptions options) {
        BrowserContext context = CHROMIUM.browser().newContext(options);
        contexts.add(context);
        return context.newPage();
    }

    Page tablet() {
        return tablet(landscape());
    }

    static Browser.NewContextOptions landscape() {
        return new Browser.NewContextOptions().setViewportSize(1024, 768);
    }

    static Browser.NewContextOptions phone() {
        return new Browser.NewContextOptions().setViewportSize(390, 844);
    }
}
