package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One device on its way to a page, and every HTML that it was sent since the page it is on was opened. */
final class Visit {
    private final Page page;
    private final String service;
    private final List<Response> replies = new ArrayList<>();

    Visit(Page page, String service) {
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
    }

    Page page() {
        return page;
    }

    /** As it was sent, before the browser mended anything. */
    List<String> html() {
        return List.copyOf(replies).stream().flatMap(Visit::text).toList();
    }

    /** Of one that the browser has let go meanwhile, the page that came after it is looked at. */
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

    Table seat(String variant, String... names) {
        return Table.seatFor(variant, page, service, names);
    }

    /** Anna, Bo and Cai at Agurk. */
    Table agurk() {
        return seat("agurk", "Anna", "Bo", "Cai");
    }

    /** Takes a file to the page where games are brought in. */
    void bringIn(String file) {
        open("bring-in");
        page.locator("#file")
                .setInputFiles(new FilePayload("game.json", "application/json", file.getBytes(StandardCharsets.UTF_8)));
        tap(".transfer button.primary");
    }

    /** The id of the game whose sheet is open. */
    String game() {
        return page.url().substring(page.url().lastIndexOf('/') + 1);
    }

    /** From the sheet to its ledger. */
    void seesLedger(String what) {
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

    /** From now on a device without a key. */
    void forgetKey() {
        page.context().clearCookies();
    }
}
