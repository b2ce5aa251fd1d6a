package org.lasttrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.lasttrick.language.texts.BundlesTest;
import org.lasttrick.language.texts.BundlesTest.Bundle;
import org.lasttrick.language.texts.Glossary;

/** A real browser before the real service: the packaged one, or one in this JVM into which a test reaches. */
abstract class BrowserTest {
    static final boolean FULL = Boolean.getBoolean("full");

    /** The language whose sentences have the most letters. */
    static final String LONGEST = Collections.max(Glossary.languages(), Comparator.comparing(BrowserTest::letters));

    /** One for all tests, since starting it takes longer than most of them; closed with this JVM. */
    private static final Chromium CHROMIUM = new Chromium();

    private static final Tablets TABLETS =
            new Tablets(() -> context(Tablets.landscape().setServiceWorkers(ServiceWorkerPolicy.BLOCK))
                    .newPage());

    private static final Tablets WITHOUT_SCRIPT = new Tablets(
            () -> context(Tablets.landscape().setJavaScriptEnabled(false)).newPage());

    /** Of one test: a page that stays open would be counted as a watcher by those that come after. */
    private final List<BrowserContext> contexts = new ArrayList<>();

    URI service;

    @AfterEach
    void putBackAndClosePages() {
        TABLETS.putBack();
        WITHOUT_SCRIPT.putBack();
        // A request that still waits for its route's answer would fail on the closed page.
        contexts.stream().flatMap(context -> context.pages().stream()).forEach(Page::unrouteAll);
        contexts.forEach(BrowserContext::close);
    }

    private static BrowserContext context(Browser.NewContextOptions options) {
        return CHROMIUM.browser().newContext(options);
    }

    /** The longest, and in {@code -Pfull} all others, too. */
    static List<String> languages() {
        return FULL ? Glossary.languages() : List.of(LONGEST);
    }

    private static int letters(String language) {
        return BundlesTest.bundles().stream()
                .flatMap(bundle -> Bundle.sentences(bundle.name(), language).values().stream())
                .mapToInt(sentence -> sentence.replaceAll("\\{[^}]*}", "").length())
                .sum();
    }

    /** A new tablet, for what {@link Tablets} can't clear away. */
    Page tablet(Browser.NewContextOptions options) {
        BrowserContext context = context(options);
        contexts.add(context);
        return context.newPage();
    }

    /** A tablet without service worker. */
    Page tablet() {
        return TABLETS.next();
    }

    Page tabletWithoutScript() {
        return WITHOUT_SCRIPT.next();
    }

    /** Lets another tablet score in the scorebook of the first one. */
    static Page withKeyOf(Page first, Page other) {
        other.context().addCookies(first.context().cookies());
        return other;
    }

    static Browser.NewContextOptions landscape() {
        return Tablets.landscape();
    }

    static Browser.NewContextOptions phone() {
        return new Browser.NewContextOptions().setViewportSize(390, 844);
    }
}
