package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.Relay;

/** A connection falls silent without an error, as after roaming, or behind a router that forgets: new ones are as good as ever. */
class SilentNetworkIT extends PackagedBrowserTest {
    private final Relay network = new Relay();
    private PageTable table;

    @BeforeEach
    void seat() {
        network.leadTo(service.getPort());
        table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo");
    }

    @AfterEach
    void endNetwork() throws IOException {
        network.close();
    }

    /** A device of the same scorebook, on that network. */
    private Page beyond(String path) {
        Page page = withKeyOf(table.page(), tablet(landscape().setServiceWorkers(ServiceWorkerPolicy.BLOCK)));
        page.clock().install();
        page.navigate("http://localhost:" + network.port() + path);
        return page;
    }

    private String sheet() {
        return URI.create(table.page().url()).getPath();
    }

    /** Each second takes as long as an answer of the service: what is asked meanwhile is answered meanwhile. */
    private void pass(Page page, int seconds) {
        for (int i = 0; i < seconds; i++) {
            page.clock().runFor(1_000);
            table.page().request().get(service + "q/health/ready");
        }
    }

    /** The silent connections end at last. */
    private void restore() {
        network.setLost(true);
        network.setLost(false);
    }

    @Test
    void aWatcherSaysThatItIsOutOfDateAndThenShowsTheNewHand() {
        table.record("9", "Bo");
        Page watcher = beyond(sheet());
        new PageTable(watcher).shows(0, 9);
        assertThat(watcher.locator(".if-saved")).isVisible();
        network.silence();
        table.record("8", "Bo");
        pass(watcher, 45);
        Locator current = watcher.locator("tfoot .sum", new Page.LocatorOptions().setHasText("17"));
        assertThat(watcher.locator(".if-offline:visible").or(current).first()).isVisible();
        restore();
        new PageTable(watcher).shows(0, 17);
        assertThat(watcher.locator(".if-saved")).isVisible();
    }

    @Test
    void aTapThatGetsNoAnswerWaitsVisiblyAndIsRecordedOnce() {
        Page page = beyond(sheet());
        page.route("**/core.js", Route::abort);
        PageTable second = new PageTable(page);
        second.choose("9", "Bo");
        assertThat(second.outcome()).hasCount(2);
        network.silence();
        page.locator(".record").click();
        pass(page, 5);
        assertThat(page.locator("#waiting .unanswered").first()).isVisible();
        restore();
        second.shows(0, 9);
        table.shows(0, 9);
    }

    /** What was asked for over the connection before may never be answered. */
    @Test
    void aSheetIsAskedForAnewWhenItsStreamOpensAgain() {
        Page watcher = beyond(sheet());
        watcher.route("**/core.js", Route::abort);
        new PageTable(watcher).shows(0, 0);
        AtomicReference<Route> unanswered = new AtomicReference<>();
        watcher.route(Pattern.compile(".*" + sheet() + "(\\?.*)?"), route -> {
            if (!unanswered.compareAndSet(null, route)) {
                route.resume();
            }
        });
        table.record("9", "Bo");
        watcher.waitForCondition(() -> unanswered.get() != null);
        restore();
        new PageTable(watcher).shows(0, 9);
        assertThat(watcher.locator(".if-saved")).isVisible();
    }

    @Test
    void theEveningOnATelevisionSaysThatItIsOutOfDate() {
        table.page().navigate(service + "evenings");
        String evening =
                table.page().locator("main a[href^='/evenings/']").first().getAttribute("href");
        Page television = beyond(evening + "/tv");
        assertThat(television.locator(".tv-foot .if-offline")).isHidden();
        network.silence();
        pass(television, 45);
        assertThat(television.locator("html[data-state]")).hasCount(1);
        network.setLost(true);
        pass(television, 20);
        assertThat(television.locator(".tv-foot .if-offline")).isVisible();
    }

    @Test
    void anotherTabGoesOnWhileAnEntryWaits() {
        Page first = withKeyOf(table.page(), tablet(landscape()));
        Page second = first.context().newPage();
        first.context().route("**/hands", Route::abort);
        for (Page page : new Page[] {first, second}) {
            page.route("**/core.js", Route::abort);
            page.navigate(table.page().url());
        }
        new PageTable(first).choose("9", "Bo");
        first.locator(".record").click();
        assertThat(first.locator("#waiting .unanswered").first()).isVisible();
        assertThat(second.locator("html[data-waits=unanswered]")).hasCount(1);
        table.record("8", "Anna");
        new PageTable(second).shows(8, 0);
    }
}
