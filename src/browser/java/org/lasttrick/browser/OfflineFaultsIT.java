package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.PackagedApplication;
import org.lasttrick.Relay;

/**
 * The network, a tab, its worker or the service ends at any moment while hands are entered and sent. Whoever sits there looks which
 * hand the sheet asks for, and goes on: no hand is lost, and none is there twice.
 *
 * <p>{@code -Dends} says how often a tab, a worker or the service ends, {@code -Dseed} where to begin.
 */
@Timeout(value = 12, unit = TimeUnit.HOURS)
class OfflineFaultsIT extends BrowserTest {
    private static final int ENDS = Integer.getInteger("ends", FULL ? 200 : 4);
    private static final long SEED = Long.getLong("seed", 1);
    private static final int HANDS = 8;
    private static final int MOST_MILLIS = 150;
    private static final int SERVICE_ENDS_ONCE_IN = 8;
    private static final String[] PLAYERS = {"Anna", "Bo", "Cai"};

    private enum Fault {
        TAB_CLOSED,
        TAB_CRASHED,
        RELOADED,
        WORKER_ENDED,
        SERVICE_KILLED,
        NETWORK_LOST,
        NETWORK_FOUND
    }

    @TempDir
    Path directory;

    /** Playwright's {@code setOffline} waits for ever if a worker ends meanwhile. */
    private final Relay network = new Relay();

    private PackagedApplication application;
    private BrowserContext context;
    private Page page;
    private final Map<Fault, Integer> faults = new EnumMap<>(Fault.class);
    private final List<String> log = new ArrayList<>();

    @BeforeEach
    void startServiceAndBrowser() {
        service = URI.create("http://localhost:" + network.port() + "/");
        startService();
        page = tablet(landscape());
        context = page.context();
    }

    private void startService() {
        application = PackagedApplication.start(directory);
        network.leadTo(application.baseUri().getPort());
    }

    @AfterEach
    void endService() throws IOException {
        network.close();
        application.close();
    }

    @Test
    void noHandIsLostOrDoubledWhateverEnds() {
        for (long seed = SEED; ends() < ENDS; seed++) {
            play(seed);
            System.err.println("Seed " + seed + ", ends " + ends() + ": " + log);
        }
        System.err.println("None lost or doubled: " + faults);
    }

    private int ends() {
        return faults.entrySet().stream()
                .filter(fault -> fault.getKey().compareTo(Fault.NETWORK_LOST) < 0)
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private void play(long seed) {
        Random random = new Random(seed);
        log.clear();
        PageTable.seat(page, service.toString(), PLAYERS);
        String sheet = page.url();
        Offline.awaitKept(page);
        Offline.awaitShell(page);
        int shown = 0;
        while (shown < HANDS) {
            try {
                setLost(random.nextBoolean());
                choose(shown);
                log.add(shown + " hands, "
                        + page.locator(".record").textContent().strip() + ", "
                        + page.evaluate("() => document.documentElement.dataset.state"));
                page.locator(".record").click();
                page.waitForTimeout(random.nextInt(MOST_MILLIS));
                fault(random, sheet);
                int now = awaitHands();
                assertTrue(now == shown || now == shown + 1, shown + " hands, then " + now);
                shown = now;
                new PageTable(page).shows(total(0, shown), total(1, shown), total(2, shown));
            } catch (PlaywrightException | AssertionError e) {
                String there = page.url() + ": " + page.locator("body").innerText();
                throw new AssertionError(
                        "seed " + seed + ", hand " + (shown + 1) + ", " + log + ", " + kept() + ", at " + there, e);
            }
        }
        setLost(false);
        Offline.awaitSent(page);
        page.reload();
        assertThat(page.locator("tr.hand")).hasCount(HANDS);
        new PageTable(page).shows(total(0, HANDS), total(1, HANDS), total(2, HANDS));
        String verified = page.request()
                .get(service.resolve("/api" + URI.create(sheet).getPath() + "/verification")
                        .toString())
                .text();
        assertTrue(verified.contains("\"valid\":true"), "seed " + seed + ": " + verified);
    }

    /**
     * What one chose is gone if the sheet is drawn anew in that moment. A hand that seemed to be gone, and was entered again, is asked
     * about.
     */
    private void choose(int hand) {
        PageTable table = new PageTable(page);
        Locator doubleTap = page.getByText("It was a double tap");
        if (doubleTap.isVisible()) {
            doubleTap.click();
            assertThat(doubleTap).isHidden();
        }
        try {
            table.choose(card(hand), PLAYERS[hand % PLAYERS.length]);
        } catch (AssertionError drawnAnew) {
            table.choose(card(hand), PLAYERS[hand % PLAYERS.length]);
        }
    }

    /** Different from the hand before, and never so many points that anybody goes out. */
    private static String card(int hand) {
        return String.valueOf(2 + hand % 4);
    }

    private static int total(int player, int hands) {
        int total = 0;
        for (int hand = player; hand < hands; hand += PLAYERS.length) {
            total += Integer.parseInt(card(hand));
        }
        return total;
    }

    private void fault(Random random, String sheet) {
        Fault fault = Fault.values()[random.nextInt(Fault.values().length)];
        if (fault == Fault.SERVICE_KILLED && random.nextInt(SERVICE_ENDS_ONCE_IN) > 0) {
            return;
        }
        faults.merge(fault, 1, Integer::sum);
        log.add(fault.name());
        switch (fault) {
            case TAB_CLOSED -> reopen(sheet);
            case TAB_CRASHED -> {
                crash();
                reopen(sheet);
            }
            case RELOADED -> page.reload();
            case WORKER_ENDED -> {
                CDPSession session = context.newCDPSession(page);
                session.send("ServiceWorker.enable");
                session.send("ServiceWorker.stopAllWorkers");
            }
            case SERVICE_KILLED -> {
                application.kill();
                startService();
            }
            case NETWORK_LOST -> setLost(true);
            case NETWORK_FOUND -> setLost(false);
        }
    }

    /** Cuts or restores the network, and tells the open page as a device would. A page that is opened later isn't told. */
    private void setLost(boolean lost) {
        network.setLost(lost);
        page.evaluate("event => { dispatchEvent(new Event(event)); }", lost ? "offline" : "online");
    }

    /** What the device has. */
    private Object kept() {
        return page.evaluate("""
                async () => {
                  const storage = await import(`/assets/${document.documentElement.dataset.build}/storage.js`);
                  const bases = (await storage.bases()).map(({ path, version }) => [path, version]);
                  return JSON.stringify([bases, await storage.forms()]);
                }""");
    }

    private void crash() {
        try {
            page.navigate("chrome://crash");
        } catch (PlaywrightException crashed) {
            assertTrue(crashed.getMessage() != null);
        }
    }

    /** In a new tab, before the old one is closed or after. */
    private void reopen(String sheet) {
        Page old = page;
        page = context.newPage();
        old.close();
        page.navigate(sheet);
    }

    /** How many hands the sheet has, with those that wait, once it has asked for the next one for as long as one looks. */
    private int awaitHands() {
        return (int) page.waitForFunction("""
                        () => {
                          const { here, state, waits } = document.documentElement.dataset;
                          const isBusy = document.documentElement.getAttribute("aria-busy") === "true" || waits === "unanswered";
                          const isAsked = document.getElementById("pad-title") && waits && !isBusy
                            && (here !== undefined || waits !== "taken" && state !== "sending");
                          const hands = isAsked ? document.querySelectorAll("tr.hand[id]").length : -1;
                          if (window.seen?.hands !== hands) window.seen = { hands, since: Date.now() };
                          return isAsked && Date.now() - window.seen.since > 500 ? [hands] : false;
                        }""").evaluate("([hands]) => hands");
    }
}
