package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.PackagedApplication;

/**
 * The network, a tab, its worker or the service ends at any moment while hands are entered and sent. Whoever sits there looks which
 * hand the sheet asks for, and goes on: no hand is lost, and none is there twice.
 *
 * <p>{@code -Druns} says how many games, {@code -Dseed} where to begin.
 */
class OfflineFaultsIT extends BrowserTest {
    private static final int RUNS = Integer.getInteger("runs", FULL ? 100 : 1);
    private static final long SEED = Long.getLong("seed", 1);
    private static final int HANDS = 8;
    private static final int MOST_MILLIS = 150;
    private static final int SERVICE_ENDS_ONCE_IN = 40;
    private static final String[] PLAYERS = {"Anna", "Bo", "Cai"};

    @TempDir
    Path directory;

    private int port;
    private PackagedApplication application;
    private BrowserContext context;
    private Page page;

    @BeforeEach
    void startServiceAndBrowser() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            port = any.getLocalPort();
        }
        startService();
        page = tablet(landscape());
        context = page.context();
    }

    private void startService() {
        application = PackagedApplication.start(directory, "quarkus.http.port=" + port);
        service = application.baseUri().resolve("/");
    }

    @AfterEach
    void endService() {
        application.close();
    }

    @Test
    void noHandIsLostOrDoubledWhateverEnds() {
        LongStream.range(SEED, SEED + RUNS).forEach(this::play);
    }

    private void play(long seed) {
        Random random = new Random(seed);
        Table.seat(page, service.toString(), PLAYERS);
        String sheet = page.url();
        Offline.awaitKept(page);
        Offline.awaitShell(page);
        int shown = 0;
        while (shown < HANDS) {
            try {
                context.setOffline(random.nextBoolean());
                Table table = new Table(page);
                table.choose(card(shown), PLAYERS[shown % PLAYERS.length]);
                page.locator(".record").click();
                page.waitForTimeout(random.nextInt(MOST_MILLIS));
                fault(random, sheet);
                int now = awaitHands();
                assertTrue(now == shown || now == shown + 1, shown + " hands, then " + now);
                shown = now;
            } catch (PlaywrightException | AssertionError e) {
                String there = page.url() + ": " + page.locator("body").innerText();
                throw new AssertionError("seed " + seed + ", hand " + (shown + 1) + ", at " + there, e);
            }
        }
        context.setOffline(false);
        Offline.awaitSent(page);
        page.reload();
        assertThat(page.locator("tr.hand")).hasCount(HANDS);
        new Table(page).shows(total(0), total(1), total(2));
        String verified = page.request()
                .get(service.resolve("/api" + URI.create(sheet).getPath() + "/verification")
                        .toString())
                .text();
        assertTrue(verified.contains("\"valid\":true"), "seed " + seed + ": " + verified);
    }

    /** Different from the hand before, and never so many points that anybody goes out. */
    private static String card(int hand) {
        return String.valueOf(2 + hand % 4);
    }

    private static int total(int player) {
        int total = 0;
        for (int hand = player; hand < HANDS; hand += PLAYERS.length) {
            total += Integer.parseInt(card(hand));
        }
        return total;
    }

    private void fault(Random random, String sheet) {
        switch (random.nextInt(7)) {
            case 0 -> reopen(sheet);
            case 1 -> {
                crash();
                reopen(sheet);
            }
            case 2 -> page.reload();
            case 3 -> context.setOffline(true);
            case 4 -> context.setOffline(false);
            case 5 -> {
                CDPSession session = context.newCDPSession(page);
                session.send("ServiceWorker.enable");
                session.send("ServiceWorker.stopAllWorkers");
            }
            default -> {
                if (random.nextInt(SERVICE_ENDS_ONCE_IN) == 0) {
                    application.kill();
                    startService();
                }
            }
        }
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

    /** How many hands the sheet has, once it asks for the next one: with those that wait. */
    private int awaitHands() {
        assertThat(page.locator("#pad-title")).isVisible();
        assertThat(page.locator("#waiting[data-waits]:not([data-waits=unanswered])"))
                .hasCount(1);
        assertThat(page.locator("html:is([data-here], [data-state=saved])")).hasCount(1);
        return page.locator("tr.hand[id]").count();
    }
}
