package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.OldestBrowsers;

/** Browsers that lack what newer ones have: running.md says what each of them can do. */
class OldBrowsersIT extends PackagedBrowserTest {
    private static final String LACKS_A_FUNCTION = "delete Element.prototype.toggleAttribute";

    static Stream<Consumer<Page>> tooOld() {
        return Stream.of(
                page -> page.addInitScript(LACKS_A_FUNCTION),
                page -> page.route("**/storage.js", OldBrowsersIT::answerWithUnknownSyntax),
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
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
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

    /** The oldest browser that has all of the script. */
    private Page oldest() {
        Page page = tablet(landscape().setServiceWorkers(ServiceWorkerPolicy.BLOCK));
        page.addInitScript(OldestBrowsers.takenAway());
        return page;
    }

    @Test
    void aHandIsRecordedAndTakenBackInTheOldest() {
        Page page = oldest();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        assertThat(page.locator("html.js[data-state=saved]")).hasCount(1);
        table.record("9", "Bo");
        table.shows(0, 9, 0);
        assertThat(page.locator(".if-saved")).isVisible();
        table.undo();
        table.shows(0, 0, 0);
    }

    @Test
    void aButtonSendsWhatItStandsForInTheOldest() {
        Page page = oldest();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.locator(".pad-choices button", new Page.LocatorOptions().setHasText("Full trick"))
                .click();
        assertThat(page.locator(".pad .trick")).isVisible();
        page.navigate(page.url().replaceAll("\\?.*", ""));
        table.record("9", "Bo");
        table.record("9", "Bo");
        table.shows(0, 18, 0);
    }

    @Test
    void anEntryIsAddedAfterThatOfAnotherTabletInTheOldest() {
        PageTable first = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
        Page page = withKeyOf(first.page(), oldest());
        page.navigate(first.page().url());
        PageTable second = new PageTable(page);
        second.choose("9", "Bo");
        assertThat(second.outcome()).hasCount(2);
        first.record("5", "Cai");
        page.locator(".answers button", new Page.LocatorOptions().setHasText("Add mine"))
                .click();
        second.shows(0, 9, 5);
    }

    @Test
    void aGameGoesOnWithoutTheServiceInTheOldest() {
        Page page = oldest();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        Offline.awaitKept(page);
        page.context().setOffline(true);
        table.record("9", "Bo");
        table.record("5", "Cai");
        table.shows(0, 9, 5);
        page.context().setOffline(false);
        Offline.awaitSent(page);
        page.reload();
        table.shows(0, 9, 5);
    }

    @Test
    void theCoreHasNothingThatIsNewer() {
        String build = tabletWithoutScript()
                .request()
                .get(service.toString())
                .text()
                .replaceFirst("(?s).*data-build=\"([0-9a-f]+)\".*", "$1");
        String core = tabletWithoutScript()
                .request()
                .get(service + "assets/" + build + "/core.js")
                .text();
        assertTrue(core.contains("export{"));
        assertEquals(List.of(), OldestBrowsers.unparsed(core));
    }

    /** A function that a browser lacks although it should have it looks like this. */
    @Test
    void aFaultOfTheScriptIsNotTakenForAServiceThatIsAway() {
        Page page = tablet(landscape().setServiceWorkers(ServiceWorkerPolicy.BLOCK));
        page.route("**/queue.js", route -> {
            String script = route.fetch().text();
            String faulty =
                    script.replace("= await send(form, form.body);", "= await send(form, form.body).missing();");
            assertNotEquals(script, faulty);
            route.fulfill(
                    new Route.FulfillOptions().setContentType("text/javascript").setBody(faulty));
        });
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        table.choose("9", "Bo");
        assertThat(table.outcome()).hasCount(2);
        page.locator(".record").click();
        table.shows(0, 9, 0);
        assertThat(page.locator("html[data-state=saved][data-waits=none]")).hasCount(1);
        assertThat(page.locator("tr.hand")).hasCount(1);
    }

    @Test
    void aTelevisionWithoutScriptRefreshesItselfAndComesBackWhenTheServiceDoes() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo");
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
