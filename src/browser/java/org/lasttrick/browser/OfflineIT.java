package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The network goes while a hand is entered: it is recorded once, and never shown as saved before it is. */
class OfflineIT extends PackagedBrowserTest {
    private static final Pattern HANDS = Pattern.compile("/games/[^/]+/hands$");

    private PageTable seat(ServiceWorkerPolicy workers) {
        Browser.NewContextOptions options = landscape().setServiceWorkers(workers);
        Page page = tablet(options);
        // The worker is there from the start page on.
        page.navigate(service.toString());
        return PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
    }

    private static void assertWaits(Page page, int entries) {
        assertThat(page.locator("#waiting")).isVisible();
        assertThat(page.locator("#waiting")).containsText("Entries that wait on this device: " + entries);
        assertThat(page.locator(".if-offline")).isVisible();
        assertThat(page.locator(".if-saved")).isHidden();
        assertThat(page.locator(".if-sending")).isHidden();
    }

    private static void assertSavedOnce(PageTable table) {
        table.shows(0, 9, 0);
        assertThat(table.page().locator("tr.hand")).hasCount(1);
        assertThat(table.page().locator(".if-saved")).isVisible();
        assertThat(table.page().locator("#waiting")).isHidden();
    }

    @ParameterizedTest
    @EnumSource
    void aGameGoesOnWithoutTheServiceAndIsSentOnce(ServiceWorkerPolicy workers) {
        PageTable table = seat(workers);
        Page page = table.page();
        boolean opensOffline = workers == ServiceWorkerPolicy.ALLOW;
        Offline.awaitKept(page);
        if (opensOffline) {
            Offline.awaitShell(page);
        }
        page.context().setOffline(true);
        table.choose("9", "Bo");
        assertThat(table.outcome()).hasCount(2);
        table.record();
        assertWaits(page, 1);
        table.record("4", "Cai");
        table.openHand(1);
        table.choose("6", "Anna");
        page.locator(".record").click();
        table.shows(6, 0, 4);
        table.undo();
        table.shows(0, 9, 4);
        assertWaits(page, 4);
        assertThat(page.locator(".seal")).containsText("not sealed yet");
        try {
            page.reload();
        } catch (PlaywrightException withoutAnyPage) {
            assertThat(page.locator("#sheet")).hasCount(0);
        }
        if (opensOffline) {
            table.shows(0, 9, 4);
            assertWaits(page, 4);
            page.waitForFunction("() => [...document.fonts].some(it => it.status === 'loaded')");
            table.record("3", "Bo");
            table.undo();
        }
        page.context().setOffline(false);
        if (!opensOffline) {
            page.reload();
        }
        Offline.awaitSent(page);
        page.reload();
        table.shows(0, 9, 4);
        assertThat(page.locator("tr.hand")).hasCount(2);
        assertThat(page.locator("#waiting")).isHidden();
    }

    /** A Wi-Fi that wants to be logged in to says 200, too. */
    @ParameterizedTest
    @ValueSource(ints = {200, 503})
    void aForeignAnswerIsNotTakenForTheService(int status) {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        page.route(
                HANDS,
                route -> route.fulfill(new Route.FulfillOptions()
                        .setStatus(status)
                        .setContentType("text/html")
                        .setBody("<html><body>Welcome to the Wi-Fi</body></html>")));
        Offline.awaitKept(page);
        table.record("9", "Bo");
        assertWaits(page, 1);
        page.unroute(HANDS);
        assertSavedOnce(table);
    }

    /** Where the network goes before this device has what it needs. */
    @Test
    void withoutTheCoreOneEntryWaitsAndCanBeDiscarded() {
        Page page = tablet();
        page.route("**/core.js", Route::abort);
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.context().setOffline(true);
        table.choose("9", "Bo");
        assertThat(page.locator(".unknown-outcome")).isVisible();
        page.locator(".record").click();
        assertThat(page.locator("#waiting")).containsText("Record hand 1: Bo, 9 – not saved yet");
        table.choose("4");
        page.locator(".record").click();
        assertThat(page.locator("#waiting")).containsText("Record hand 1: Bo, 9 – not saved yet");
        page.locator("#throw-away").click();
        assertThat(page.locator("#waiting")).isHidden();
        page.locator(".record").click();
        page.context().setOffline(false);
        table.shows(0, 4, 0);
        assertThat(page.locator("tr.hand")).hasCount(1);
    }

    @Test
    void equalHandsThatWereAskedAboutHereAreNotAskedAboutAgain() {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        Offline.awaitKept(page);
        page.context().setOffline(true);
        for (int hand = 0; hand < 4; hand++) {
            table.record("2", "Bo");
        }
        page.context().setOffline(false);
        Offline.awaitSent(page);
        assertThat(page.locator(".ask")).hasCount(0);
        table.shows(0, 8, 0);
        page.navigate(page.url() + "/ledger");
        assertThat(page.getByText("reached the service together with the hand before"))
                .hasCount(3);
    }

    @Test
    void aGameAndItsRematchAreBegunWithoutTheService() {
        Page page = seat(ServiceWorkerPolicy.BLOCK).page();
        Offline.awaitKept(page);
        page.navigate(service.toString());
        Offline.awaitBook(page);
        page.context().setOffline(true);
        page.locator("#players").fill("Dag, Eva");
        page.locator("#players").press("Enter");
        assertThat(page.locator("#seating")).containsText("Eva");
        page.locator(".new-game button.primary").click();
        PageTable table = PageTable.onSheet(page);
        assertEquals("", page.evaluate("sessionStorage.getItem('new game')"));
        table.record("9", "Dag");
        table.record("A", "Dag");
        table.record("K", "Dag");
        table.record("A", "Dag");
        assertThat(page.locator("#result")).containsText("Eva wins");
        page.locator(".rematch").click();
        table.shows(0, 0);
        table.record("7", "Eva");
        assertWaits(page, 7);
        page.context().setOffline(false);
        Offline.awaitSent(page);
        assertThat(page).not().hasURL(Pattern.compile("local-"));
        page.reload();
        table.shows(0, 7);
        page.navigate(service.toString());
        assertThat(page.locator(".game-line")).hasCount(3);
        page.locator(".recent .game-line").last().click();
    }

    @Test
    void aFormThatOnlyTheServiceAnswersIsSentLaterAndTheSheetStays() {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        Offline.awaitKept(page);
        page.context().setOffline(true);
        table.record("9", "Bo");
        table.tap(page.locator(".menu summary"));
        table.tap(page.locator(".menu [name=theme][value=dark]"));
        assertThat(page.locator(".if-wanted")).isVisible();
        table.shows(0, 9, 0);
        page.context().setOffline(false);
        assertThat(page.locator("meta[name=color-scheme][content=dark]")).hasCount(1);
        Offline.awaitSent(page);
        table.shows(0, 9, 0);
    }

    /** Another tablet enters first, while something waits on this one. */
    private static void whileOthersEnter(
            PageTable mine, Consumer<PageTable> waiting, Page other, Consumer<PageTable> theirs) {
        Page page = mine.page();
        Offline.awaitKept(page);
        withKeyOf(page, other).navigate(page.url());
        page.context().setOffline(true);
        waiting.accept(mine);
        theirs.accept(new PageTable(other));
        page.context().setOffline(false);
    }

    /** Two hands wait: Bo's nine, and Anna's four. */
    private PageTable whileOthersEnter(Consumer<PageTable> theirs) {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        whileOthersEnter(table, OfflineIT::twoHands, tablet(), theirs);
        return table;
    }

    private static void twoHands(PageTable table) {
        table.record("9", "Bo");
        table.record("4", "Anna");
    }

    @Test
    void theSameHandOnTwoTabletsIsOneHandAndTheOthersFollow() {
        PageTable table = whileOthersEnter(theirs -> theirs.record("9", "Bo"));
        Offline.awaitSent(table.page());
        table.shows(4, 9, 0);
        assertThat(table.page().locator("tr.hand")).hasCount(2);
        assertThat(table.page().locator("#waiting .held")).isHidden();
    }

    @Test
    void differentHandsAreShownAndAddedAfterTheirs() {
        PageTable table = whileOthersEnter(theirs -> theirs.record("5", "Cai"));
        Page page = table.page();
        assertThat(page.locator("#waiting .mine li"))
                .hasText(new String[] {"Record hand 1: Bo, 9", "Record hand 2: Anna, 4"});
        table.shows(0, 0, 5);
        page.reload();
        page.locator("#add-mine").click();
        Offline.awaitSent(page);
        table.shows(4, 9, 5);
        page.reload();
        table.shows(4, 9, 5);
        assertThat(page.locator("tr.hand")).hasCount(3);
    }

    @Test
    void aHandThatTheServiceHasShownStaysThoughThisDeviceLacksIt() {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        Offline.awaitKept(page);
        page.route("**/ledger?**", Route::abort);
        Page other = tablet();
        withKeyOf(page, other).navigate(page.url());
        new PageTable(other).record("9", "Bo");
        table.shows(0, 9, 0);
        page.context().setOffline(true);
        page.locator(".menu summary").click();
        page.locator(".menu a[href*=players]").click();
        page.waitForSelector("html[data-wanted]");
        table.shows(0, 9, 0);
    }

    @Test
    void refusedHandsSayWhyAndAreDiscardedIntoAFile() throws IOException {
        PageTable table = whileOthersEnter(theirs -> {
            theirs.record("5", "Cai");
            theirs.endEarly();
            theirs.page().locator(".ending button").first().click();
            assertThat(theirs.page().locator("#result")).isVisible();
        });
        Page page = table.page();
        assertThat(page.locator("#waiting .mine li")).hasCount(2);
        page.locator("#add-mine").click();
        assertThat(page.locator("#waiting .held .reason")).containsText("The game is over");
        assertThat(page.locator("#waiting .mine li")).hasCount(2);
        Download file = page.waitForDownload(() -> page.locator("#save-mine").click());
        assertTrue(Files.readString(file.path()).contains("Record hand 2: Anna, 4"));
        assertThat(page.locator("#waiting")).isHidden();
        page.reload();
        table.shows(0, 0, 5);
        assertThat(page.locator("#waiting")).isHidden();
    }

    @Test
    void twoTabsOfOneDeviceSendEachEntryOnce() {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        Offline.awaitKept(page);
        Page tab = page.context().newPage();
        tab.addInitScript("addEventListener('offline', it => it.isTrusted && it.stopImmediatePropagation())");
        tab.navigate(page.url());
        page.context().setOffline(true);
        table.record("9", "Bo");
        PageTable other = new PageTable(tab);
        other.shows(0, 9, 0);
        // A tab may hear of the entry before it hears that the network is gone.
        tab.evaluate("dispatchEvent(new Event('offline'))");
        assertWaits(tab, 1);
        other.record("4", "Anna");
        table.shows(4, 9, 0);
        assertWaits(page, 2);
        page.context().setOffline(false);
        for (PageTable each : List.of(table, other)) {
            Offline.awaitSent(each.page());
            each.shows(4, 9, 0);
        }
        page.reload();
        assertThat(page.locator("tr.hand")).hasCount(2);
    }
}
