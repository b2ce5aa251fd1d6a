package org.lasttrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The machine's own Chromium, without windows, driven by Playwright: that takes a third less processor time than the whole browser. */
final class Chromium {
    private static final Path BINARY = Path.of(System.getProperty("chromium", "/usr/bin/chromium-headless-shell"));

    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** Other tests run beside these, and a page may be late then. It costs nothing where a page is as expected. */
    private static final int PATIENCE_MILLIS = 20_000;

    private final Playwright playwright =
            Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    private final Map<String, String> environment = new HashMap<>(System.getenv());
    private final List<String> arguments;
    private final Browser browser;

    /** @param more of Chromium's command line */
    Chromium(String... more) {
        this(Map.of(), more);
    }

    /** @param environment in place of this process's own values */
    Chromium(Map<String, String> environment, String... more) {
        this.environment.putAll(environment);
        arguments = Stream.concat(ARGUMENTS.stream(), Stream.of(more)).toList();
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(BINARY)
                        .setEnv(this.environment)
                        .setArgs(arguments));
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
    }

    Browser browser() {
        return browser;
    }

    /** Another browser, which keeps what it stores after it is closed: it ends with the context. */
    BrowserContext open(Path profile) {
        return playwright
                .chromium()
                .launchPersistentContext(
                        profile,
                        new BrowserType.LaunchPersistentContextOptions()
                                .setExecutablePath(BINARY)
                                .setEnv(environment)
                                .setArgs(arguments));
    }
}
