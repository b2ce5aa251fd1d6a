package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;

/** A second tablet opens the link of the first one's QR code, scores, is removed, and watches. */
class JoiningIT extends PackagedBrowserTest {
    private static final Duration TO_THE_FIRST_HAND = Duration.ofSeconds(20);

    /** What this browser keeps of the service's pages. */
    private static final String KEPT = """
            async () => {
              const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, JSON.stringify(history.state)];
              for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request)).text());
              }
              return kept.join(" ");
            }
            """;

    @Test
    void theSecondTabletScoresIsRemovedAndWatches() {
        PageTable first = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
        Page owner = first.page();
        String sheet = owner.url();
        owner.locator(".menu summary").click();
        owner.getByText("Add a tablet").click();
        owner.locator("form[action$=invitation] button").click();
        String link = owner.locator(".address").first().textContent();
        String code = link.substring(link.indexOf('#') + 1).split("/")[0];

        Page page = tablet(landscape());
        List<String> sent = new ArrayList<>();
        page.onRequest(request -> sent.add(request.url() + " " + request.headers()));
        List<String> shown = new ArrayList<>();
        page.onResponse(answer -> {
            if (answer.headers().getOrDefault("content-type", "").startsWith("text/html") && answer.status() == 200) {
                shown.add(answer.text());
            }
        });
        long scanned = System.nanoTime();
        page.navigate(link);
        assertThat(page.locator("#code")).hasValue(code);
        assertThat(page.locator("#code")).isHidden();
        assertThat(page.locator("#book")).hasText("Scorebook: Our games");
        assertEquals("", page.evaluate("location.hash"));
        PageTable second = new PageTable(page);
        second.tap(page.locator("main button.primary"));
        page.waitForURL(sheet);
        second.record("9", "Bo");
        Duration time = Duration.ofNanos(System.nanoTime() - scanned);
        System.out.printf(
                "a second tablet: %d taps, %d ms from the link to its first hand%n", second.taps(), time.toMillis());
        assertTrue(time.compareTo(TO_THE_FIRST_HAND) < 0, time::toString);

        assertSecret(code, sent, shown);
        page.goBack();
        assertFalse(page.url().contains(code), page.url());
        page.goForward();
        assertThat(page.locator(".record")).isVisible();

        long removed = removeFrom(owner);
        assertThat(page.locator(".game.watching")).isVisible();
        assertThat(page.locator(".record")).hasCount(0);
        System.out.printf(
                "removed: watches after %d ms%n",
                Duration.ofNanos(System.nanoTime() - removed).toMillis());
    }

    @Test
    void theRecoveryCodeIsShownOnceAndLetsANewDeviceIn() {
        Page page = tablet(phone());
        page.navigate(service.toString());
        List<String> sent = new ArrayList<>();
        page.onRequest(request -> sent.add(request.url() + " " + request.headers() + " " + request.postData()));
        page.locator("#players").fill("Anna\nBo\nCai");
        page.locator(".new-game .primary").click();
        String shown = page.locator(".join-code").textContent();
        String code = shown.replace("-", "");
        assertThat(page.locator("#on")).isInViewport();
        new PageTable(page).record("J", "Cai");
        assertThat(page.locator(".join-code")).hasText(shown);
        page.locator("#on").click();
        assertThat(page.locator(".join-code")).hasCount(0);
        page.reload();
        assertThat(page.locator("#sheet")).isVisible();
        page.goBack();
        assertThat(page.locator(".new-game")).isVisible();
        page.goForward();
        new PageTable(page).record("9", "Bo");
        assertNowhere(code, sent, page);
        assertNowhere(shown, sent, page);

        Page found = tablet(phone());
        found.navigate(service.toString());
        found.getByText("Join a scorebook").click();
        found.locator("#code").fill(shown);
        found.locator("main button.primary").click();
        found.locator(".running a").click();
        new PageTable(found).record("5", "Anna");
    }

    private static void assertNowhere(String code, List<String> sent, Page page) {
        assertFalse(sent.stream().anyMatch(each -> each.contains(code)), sent::toString);
        assertFalse(page.content().contains(code), "the page has the code");
        assertFalse(page.evaluate(KEPT).toString().contains(code), "the browser keeps the code");
        assertFalse(page.context().cookies().stream().anyMatch(it -> it.value.contains(code)), "a cookie has the code");
        assertFalse(TableOwner.everyRow().stream().anyMatch(row -> row.contains(code)), "a column has the code");
    }

    @Test
    void withoutScriptAFormThatIsSentAgainShowsNoCodeAndStartsNoGame() {
        Page page = tablet(phone().setJavaScriptEnabled(false));
        page.navigate(service.toString());
        page.locator("#players").fill("Anna\nBo\nCai");
        page.locator(".new-game .primary").click();
        String code = page.locator(".join-code").textContent();
        page.reload();
        assertThat(page.locator("#sheet")).isVisible();
        assertFalse(page.content().contains(code));
        page.navigate(service + "devices");
        page.locator("form[action$=recovery] button").click();
        assertThat(page.locator(".join-code")).not().hasText(code);
        page.reload();
        assertThat(page.locator("#recovery-title")).isVisible();
        assertThat(page.locator(".join-code")).hasCount(0);
        page.navigate(service.toString());
        assertThat(page.locator(".running li")).hasCount(1);
    }

    private static long removeFrom(Page owner) {
        owner.navigate(owner.url().replaceAll("/devices.*", "/devices"));
        owner.locator("main li:nth-child(2) summary").click();
        long removed = System.nanoTime();
        owner.locator("main li:nth-child(2) details button").click();
        assertThat(owner.locator("main li")).hasCount(1);
        return removed;
    }

    /** The fragment of a navigation is no part of what is sent: the browser only tells it to this test. */
    private static void assertSecret(String code, List<String> sent, List<String> shown) {
        List<String> told = sent.stream()
                .map(each -> each.replace("/join?", "/join").replaceFirst("#" + code, ""))
                .toList();
        assertFalse(told.stream().anyMatch(each -> each.contains(code)), told::toString);
        assertFalse(shown.stream().anyMatch(html -> html.contains(code)), "a page has the code");
        assertFalse(TableOwner.everyRow().stream().anyMatch(row -> row.contains(code)), "a column has the code");
    }
}
