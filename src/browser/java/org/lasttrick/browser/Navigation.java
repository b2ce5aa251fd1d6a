package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A device that opens pages, and the HTML responses since the last navigation. */
final class Navigation {
    private final Page page;
    private final String service;
    private final List<Response> replies = new ArrayList<>();
    private final Set<Request> unanswered = new HashSet<>();

    Navigation(Page page, String service) {
        this.page = page;
        this.service = service;
        page.onResponse(reply -> {
            if (reply.request().isNavigationRequest()) {
                replies.clear();
            }
            if (reply.headers().getOrDefault("content-type", "").startsWith("text/html")) {
                replies.add(reply);
            }
        });
        page.onRequest(request -> {
            if ("text/html".equals(request.headers().get("accept"))) {
                unanswered.add(request);
            }
        });
        // The end of a request of the page before may not be reported.
        page.onDOMContentLoaded(opened -> unanswered.clear());
        page.onRequestFinished(unanswered::remove);
        page.onRequestFailed(unanswered::remove);
    }

    /** Waits until the script has been answered, so that the page shows what the last tap led to. */
    void awaitAnswers() {
        page.waitForLoadState();
        page.waitForCondition(unanswered::isEmpty);
    }

    Page page() {
        return page;
    }

    /** The HTML as sent, before the browser repairs it. */
    List<String> html() {
        return List.copyOf(replies).stream().flatMap(Navigation::text).toList();
    }

    /** Empty if the browser has discarded the response: the page after it is checked. */
    private static Stream<String> text(Response reply) {
        try {
            return Stream.of(reply.text());
        } catch (PlaywrightException gone) {
            return Stream.empty();
        }
    }

    void open(String address) {
        page.navigate(service + address);
    }

    PageTable seat(String variant, String... names) {
        return PageTable.seatFor(variant, page, service, names);
    }

    /** @param hands that they have played already */
    PageTable seat(String variant, List<String> hands, String... names) {
        // A tablet that shows the result of the game before would go on to this one by itself, at the same time.
        page.navigate("about:blank");
        return PageTable.seatAfter(hands, variant, page, service, names);
    }

    /** Anna, Bo and Cai at Agurk. */
    PageTable agurk() {
        return seat("agurk", "Anna", "Bo", "Cai");
    }

    /** @param hands that they have played already */
    PageTable agurk(List<String> hands) {
        return seat("agurk", hands, "Anna", "Bo", "Cai");
    }

    /** Plays five short games, the last of them to its end on the sheet. */
    void evening() {
        for (int game = 0; game < 4; game++) {
            seat("agurk", Hands.boLosesAtOnce(), "Anna", "Bo");
        }
        seat("gurka-sweden", Hands.twoLoseAtOnce(), "Anna", "Bo", "Þórgerður Hallgrímsdóttir");
        page.navigate(page.url());
    }

    /** Starts a game of Agurk after {@code settings} has filled in the house rules. */
    void seatWithHouseRules(Consumer<Page> settings, String... names) {
        open("");
        page.locator("#players").fill(String.join("\n", names));
        tap(".house-rules summary");
        settings.accept(page);
        tap(".new-game button.primary");
        tap("#on");
    }

    /** Imports a file. */
    void importFile(String file) {
        open("import");
        page.locator("#file")
                .setInputFiles(new FilePayload("game.json", "application/json", file.getBytes(StandardCharsets.UTF_8)));
        tap(".transfer button.primary");
    }

    /** The id of the game whose sheet is open. */
    String game() {
        return gameIn(page.url());
    }

    /** Returns the last part of a sheet's address, which may have what is tapped on the pad. */
    static String gameIn(String url) {
        return url.replaceFirst("[?].*", "").replaceFirst(".*/", "");
    }

    /** Opens the ledger of the sheet. */
    void openLedger(String what) {
        page.navigate(page.url() + "/ledger" + what);
    }

    void tap(String selector) {
        page.locator(selector).click();
    }

    void tapTile(String id) {
        tap("label:has(#" + id + ")");
        assertThat(page.locator("#" + id)).isChecked();
    }

    void sees(String selector) {
        assertThat(page.locator(selector).first()).isVisible();
    }

    /** Waits until the device has remembered the head of the sheet that it shows. */
    void awaitRememberedHead() {
        page.waitForFunction("() => Object.entries(localStorage).some(([key, value]) => key.startsWith('head ')"
                + " && JSON.parse(value).version == document.getElementById('live').dataset.version)");
    }

    /** From now on the device has no key. */
    void forgetKey() {
        page.context().clearCookies();
    }
}
