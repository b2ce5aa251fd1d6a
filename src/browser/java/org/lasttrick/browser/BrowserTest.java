package org.lasttrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.AfterEach;

/** A real browser before the real service. */
abstract class BrowserTest {
    /** One for all tests, since starting it takes longer than most of them; closed with this JVM. */
    private static final Chromium CHROMIUM = new Chromium();

    private BrowserContext context;

    @TestHTTPResource("/")
    URI service;

    @AfterEach
    void closePages() {
        if (context != null) {
            context.close();
        }
    }

    Page tablet(Browser.NewContextOptions options) {
        context = CHROMIUM.browser().newContext(options);
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
