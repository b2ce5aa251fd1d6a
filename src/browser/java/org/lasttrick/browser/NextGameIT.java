package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** After <i>Play again</i>, each device that is open at the table does what it is there for. */
class NextGameIT extends PackagedBrowserTest {
    @Test
    void tabletsAndScreensGoOnByThemselvesAndGuestsAreAsked() {
        PageTable table = PageTable.seatFor(
                "agurk&rulesOf=agurk&rule-limit=9&rule-lives=1", tablet(), service.toString(), "Anna", "Bo");
        Page page = table.page();
        String first = page.url();
        page.navigate(first + "?panel=watching");
        page.locator("form[action$='/screen'] button").click();
        String address = page.locator("#screens ~ ul .address").textContent();
        page.navigate(first);
        Page second = withKeyOf(page, tablet());
        second.navigate(first);
        Page screen = tablet(landscape());
        screen.navigate(address);
        Page guest = tablet(landscape());
        guest.navigate(first);
        Page oneGame = tablet(landscape());
        oneGame.navigate(first + "/tv");
        assertThat(screen.locator(".tv-players")).isVisible();
        Page asleep = withKeyOf(page, tablet());
        asleep.navigate(first);

        table.choose("9", "Bo");
        page.locator(".record").click();
        assertThat(second.locator("#result")).isVisible();
        assertThat(asleep.locator("#result")).isVisible();
        asleep.evaluate("dispatchEvent(new Event('pagehide'))");
        page.locator(".rematch").click();
        assertThat(page.locator("#pad-title")).isVisible();
        assertThat(page).not().hasURL(first);
        String next = page.url();

        assertThat(second).hasURL(next);
        assertThat(screen.locator("h1 a[href='" + next.replaceFirst("^https?://[^/]+", "") + "']"))
                .isVisible();
        assertThat(screen).hasURL(Pattern.compile("/screens/"));
        table.record("4", "Bo");
        assertThat(asleep).hasURL(first);
        asleep.evaluate("dispatchEvent(new Event('pageshow'))");
        assertThat(asleep).hasURL(next);
        assertThat(screen.locator(".tv-players .sum").last()).hasText("4");
        assertThat(guest.locator("#next-game")).isVisible();
        assertThat(guest).hasURL(first);
        assertThat(oneGame.locator(".tv-result")).isVisible();
        // Whoever comes back to a game that is over stays there.
        second.navigate(first);
        assertThat(second.locator("#next-game")).isVisible();
        assertThat(second).hasURL(first);
    }

    @Test
    void aRematchThatADeviceBeganWithoutTheServiceIsFollowedOnceItIsSent() {
        PageTable table = PageTable.seatFor(
                "agurk&rulesOf=agurk&rule-limit=9&rule-lives=1", tablet(), service.toString(), "Anna", "Bo");
        Page page = table.page();
        table.choose("9", "Bo");
        page.locator(".record").click();
        assertThat(page.locator("#result")).isVisible();
        String first = page.url();
        Offline.awaitKept(page);
        Page second = withKeyOf(page, tablet());
        second.navigate(first);
        assertThat(second.locator(".rematch")).isVisible();

        page.context().setOffline(true);
        page.locator(".rematch").click();
        assertThat(page.locator("#pad-title")).isVisible();
        table.record("4", "Bo");
        assertThat(second).hasURL(first);
        page.context().setOffline(false);
        assertThat(page).hasURL(Pattern.compile("/games/(?!local-)"));
        assertThat(second).hasURL(page.url());
        new PageTable(second).shows(0, 4);
    }
}
