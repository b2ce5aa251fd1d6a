package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Browsers that lack what newer ones have. */
class OldBrowsersIT extends PackagedBrowserTest {
    private static final String LACKS_A_FUNCTION = "delete Element.prototype.toggleAttribute";

    static Stream<Consumer<Page>> tooOld() {
        return Stream.of(
                page -> page.addInitScript(LACKS_A_FUNCTION),
                page -> page.route("**/heads.js", OldBrowsersIT::answerWithUnknownSyntax),
                page -> page.route("**/storage.js", Route::abort));
    }

    private static void answerWithUnknownSyntax(Route route) {
        route.fulfill(
                new Route.FulfillOptions().setContentType("text/javascript").setBody("export const next = a |> b;"));
    }

    /** No part of the script runs: neither a stream nor a worker, and what only script can do isn't offered. */
    @ParameterizedTest
    @MethodSource("tooOld")
    void aPageIsThatWithoutScriptWhereNotAllOfItCanRun(Consumer<Page> makeOld) {
        Page page = tablet(landscape());
        makeOld.accept(page);
        List<String> requested = new ArrayList<>();
        page.onRequest(request -> requested.add(request.url()));
        Table table = Table.seat(page, service.toString(), "Anna", "Bo", "Cai");
        assertThat(page.locator("html:not(.js):not([data-state])")).hasCount(1);
        page.locator("label:has(#player-p2)").click();
        page.locator("label:has(#card-9)").click();
        page.locator(".preview").click();
        assertThat(page.locator(".outcome li").first()).hasText("Bo 0 → 9");
        assertThat(page.locator("#awake")).isHidden();
        page.locator(".record").click();
        table.shows(0, 9, 0);
        assertTrue(requested.stream().noneMatch(url -> url.matches(".*/(stream|worker\\.js.*)")), requested::toString);
    }

    @Test
    void aTelevisionWithoutScriptRefreshesItselfAndComesBackWhenTheServiceDoes() {
        Table table = Table.seat(tablet(), service.toString(), "Anna", "Bo");
        Page tv = tablet(landscape());
        tv.addInitScript(LACKS_A_FUNCTION);
        tv.clock().install();
        tv.navigate(table.page().url() + "/tv");
        tv.route("**/tv?*", Route::abort);
        Request lost = tv.waitForRequest("**/tv?*", () -> tv.clock().runFor(5_000));
        assertEquals("xhr", lost.resourceType());
        assertThat(tv.locator(".tv-last .if-offline")).isVisible();
        table.record("9", "Bo");
        tv.unroute("**/tv?*");
        tv.clock().runFor(5_000);
        assertThat(tv.locator(".sum")).hasText(new String[] {"0", "9"});
        assertThat(tv.locator(".tv-last .if-offline")).isHidden();
    }
}
