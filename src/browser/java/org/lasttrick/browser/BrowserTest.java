package org.lasttrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

/** A real browser before the real service. */
abstract class BrowserTest {
    private static Chromium chromium;

    private BrowserContext context;

    @TestHTTPResource("/")
    URI service;

    @BeforeAll
    static void startBrowser() {
        chromium = new Chromium();
    }

    @AfterAll
    static void stopBrowser() {
        chromium.close();
    }

    @AfterEach
    void closePages() {
        if (context != null) {
            context.close();
        }
    }

    Page tablet(Browser.NewContextOptions options) {
        context = chromium.browser().newContext(options);
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
