package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The network goes while a hand is entered: it is recorded once, and never shown as saved before it is. */
class OfflineIT extends PackagedBrowserTest {
    private static final Pattern HANDS = Pattern.compile("/games/[^/]+/hands$");

    private Table seat(ServiceWorkerPolicy workers) {
        Browser.NewContextOptions options = landscape().setServiceWorkers(workers);
        Page page = tablet(options);
        // The worker is there from the start page on.
        page.navigate(service.toString());
        return Table.seat(page, service.toString(), "Anna", "Bo", "Cai");
    }

    private static void assertWaits(Page page) {
        assertThat(page.locator("#waiting")).isVisible();
        assertThat(page.locator("#waiting")).containsText("Record hand 1: Bo, 9 – not saved yet");
        assertThat(page.locator(".if-offline")).isVisible();
        assertThat(page.locator(".if-saved")).isHidden();
        assertThat(page.locator(".if-sending")).isHidden();
    }

    private static void assertSavedOnce(Table table) {
        table.shows(0, 9, 0);
        assertThat(table.page().locator("tr.hand")).hasCount(1);
        assertThat(table.page().locator(".if-saved")).isVisible();
        assertThat(table.page().locator("#waiting")).isHidden();
    }

    @ParameterizedTest
    @EnumSource
    void anEntryWaitsVisiblyAcrossAReloadAndIsSentOnce(ServiceWorkerPolicy workers) {
        Table table = seat(workers);
        Page page = table.page();
        BrowserContext device = page.context();
        boolean opensOffline = workers == ServiceWorkerPolicy.ALLOW;
        if (opensOffline) {
            page.waitForFunction("async () => (await caches.match(location.pathname)) !== undefined");
            page.waitForFunction("() => navigator.serviceWorker.controller !== null");
        }
        device.setOffline(true);
        table.choose("9", "Bo");
        assertThat(page.locator(".unknown-outcome")).isVisible();
        page.locator(".record").click();
        assertWaits(page);
        try {
            page.reload();
        } catch (PlaywrightException withoutAnyPage) {
            assertThat(page.locator("#sheet")).hasCount(0);
        }
        if (opensOffline) {
            assertWaits(page);
            assertThat(page.locator(".if-copied")).isVisible();
            page.waitForFunction("() => [...document.fonts].some(it => it.status === 'loaded')");
        }
        device.setOffline(false);
        if (!opensOffline) {
            page.reload();
        }
        assertSavedOnce(table);
        page.reload();
        assertSavedOnce(table);
    }

    @Test
    void anAnswerThatIsLostAfterItWasWrittenIsAskedForAgain() {
        Table table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        page.route(
                HANDS,
                route -> {
                    route.fetch(new Route.FetchOptions().setMaxRedirects(0));
                    route.abort();
                },
                new Page.RouteOptions().setTimes(1));
        table.choose("9", "Bo");
        assertThat(table.outcome()).hasCount(2);
        page.locator(".record").click();
        assertSavedOnce(table);
    }

    /** A Wi-Fi that wants to be logged in to says 200, too. */
    @ParameterizedTest
    @ValueSource(ints = {200, 429, 500, 503})
    void aForeignAnswerIsNotTakenForTheService(int status) {
        Table table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        page.route(
                HANDS,
                route -> route.fulfill(new Route.FulfillOptions()
                        .setStatus(status)
                        .setContentType("text/html")
                        .setBody("<html><body>Welcome to the Wi-Fi</body></html>")));
        table.choose("9", "Bo");
        page.locator(".record").click();
        assertWaits(page);
        page.unroute(HANDS);
        assertSavedOnce(table);
    }

    @Test
    void aPendingEntryCanBeDiscarded() {
        Table table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        page.context().setOffline(true);
        table.choose("9", "Bo");
        page.locator(".record").click();
        assertWaits(page);
        page.locator("#throw-away").click();
        assertThat(page.locator("#waiting")).isHidden();
        page.context().setOffline(false);
        assertThat(page.locator(".if-saved")).isVisible();
        page.reload();
        table.shows(0, 0, 0);
        assertThat(page.locator("#waiting")).isHidden();
    }

    @Test
    void whileOneEntryWaitsThePadTakesNoSecondOne() {
        Table table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        page.context().setOffline(true);
        table.choose("9", "Bo");
        page.locator(".record").click();
        assertWaits(page);
        table.choose("4", "Anna");
        page.locator(".record").click();
        assertWaits(page);
        page.context().setOffline(false);
        assertSavedOnce(table);
    }

    @Test
    void aConflictingOfflineEntryIsAskedAboutWhenItIsSent() {
        Table table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        Page elsewhere = withKeyOf(page, tablet());
        elsewhere.navigate(page.url());
        page.context().setOffline(true);
        table.choose("9", "Bo");
        page.locator(".record").click();
        assertWaits(page);
        new Table(elsewhere).record("5", "Cai");
        page.context().setOffline(false);
        assertThat(page.locator(".ask")).containsText("Yours, not recorded yet: Bo took the last trick with a 9.");
        assertThat(page.locator("#waiting")).isHidden();
        page.getByText("Add mine as the next hand").click();
        table.shows(0, 9, 5);
    }

    @Test
    void twoTabsOfOneDeviceSendOneEntryOnce() {
        Table table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        Page tab = page.context().newPage();
        tab.navigate(page.url());
        page.context().setOffline(true);
        table.choose("9", "Bo");
        page.locator(".record").click();
        assertWaits(page);
        assertWaits(tab);
        page.context().setOffline(false);
        assertSavedOnce(table);
        assertSavedOnce(new Table(tab));
    }
}
