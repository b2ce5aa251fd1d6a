package org.lasttrick.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How many bytes a sheet takes over the network, headers included. */
class SizesIT extends PackagedBrowserTest {
    private static final int KB = 1024;

    private final Map<String, String> addresses = new LinkedHashMap<>();
    /** Fetched when nothing else is, for a game without the service. */
    private static final String FOR_LATER = ".*(/ledger\\?.*|/(core|local|conflicts|waiting)\\.js|/[a-z]{2}\\.json)";

    private final Map<String, Integer> sizes = new LinkedHashMap<>();
    private Page page;

    @BeforeEach
    void playAnEveningAndForgetAllFiles() {
        // What a service worker fetches is not counted here.
        Page tablet = tablet(landscape().setServiceWorkers(ServiceWorkerPolicy.BLOCK));
        PageTable table = PageTable.seat(tablet, service.toString(), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn");
        table.recordQuickly(Hands.ties(6, 30));
        page = table.page();
        // This device has seen the last hand then; otherwise it compares ledgers, which is seldom.
        page.reload();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        CDPSession wire = page.context().newCDPSession(page);
        wire.on(
                "Network.requestWillBeSent",
                sent -> addresses.put(
                        sent.get("requestId").getAsString(),
                        sent.getAsJsonObject("request").get("url").getAsString()));
        wire.on("Network.loadingFinished", this::count);
        wire.send("Network.enable");
        wire.send("Network.clearBrowserCache");
    }

    private void count(JsonObject finished) {
        String address = addresses.get(finished.get("requestId").getAsString());
        if (address != null && !address.matches(FOR_LATER)) {
            sizes.merge(address, finished.get("encodedDataLength").getAsInt(), Integer::sum);
        }
    }

    private int load() {
        String sheet = page.url();
        page.navigate("about:blank");
        sizes.clear();
        page.navigate(sheet);
        page.waitForLoadState(LoadState.NETWORKIDLE);
        return sizes.values().stream().mapToInt(Integer::intValue).sum();
    }

    @Test
    void aSheetIsAtMost60KBTheFirstTimeAnd15KBTheNext() {
        assertAtMost(60, load());
        assertAtMost(15, load());
    }

    @Test
    void allScriptIsAtMost17KB() {
        load();
        page.evaluate("fetch('/worker.js').then(it => it.text())");
        page.waitForLoadState(LoadState.NETWORKIDLE);
        assertAtMost(
                17,
                sizes.entrySet().stream()
                        .filter(each -> each.getKey().matches(".*\\.js(\\?.*)?"))
                        .mapToInt(Map.Entry::getValue)
                        .sum());
    }

    private void assertAtMost(int most, int size) {
        assertTrue(size > 0 && size <= most * KB, () -> "%.1f KB: %s".formatted((double) size / KB, sizes));
    }
}
