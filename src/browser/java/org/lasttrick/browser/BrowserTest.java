package org.lasttrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;

/** A real browser before the real service. */
abstract class BrowserTest {
    /**
     * One for all tests of a thread, since starting it takes longer than most of them; closed with this JVM. Playwright lets
     * only the thread that started it use it.
     */
    private static final ThreadLocal<Chromium> CHROMIUM = ThreadLocal.withInitial(Chromium::new);

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
        context = newContext(options);
        return context.newPage();
    }

    static BrowserContext newContext(Browser.NewContextOptions options) {
        return CHROMIUM.get().browser().newContext(options);
    }

    Page tablet() {
        return tablet(landscape());
    }

    /**
     * A browser for each core, up to four, for tests that draw many pages. Each task has to open and close a context of its own.
     */
    static ExecutorService browsers() {
        return Executors.newFixedThreadPool(Math.clamp(Runtime.getRuntime().availableProcessors(), 1, 4));
    }

    /** Waits for a task in one of the browsers, and fails as it did. */
    static void await(Future<?> task) throws Throwable {
        try {
            task.get();
        } catch (ExecutionException e) {
            throw e.getCause();
        }
    }

    static Browser.NewContextOptions landscape() {
        return new Browser.NewContextOptions().setViewportSize(1024, 768);
    }

    static Browser.NewContextOptions phone() {
        return new Browser.NewContextOptions().setViewportSize(390, 844);
    }
}
