package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Finding a game of last week, and playing again with the same people. */
class AllGamesPageIT extends PackagedBrowserTest {
    private static final List<String> BO_LOSES =
            List.of("player=p2&card=A", "player=p2&card=A", "player=p2&card=A", "player=p2&card=A");

    private Page allGames(Page page) {
        PageTable.seatFor("agurk", page, service.toString(), "Anna", "Bo").recordQuickly(BO_LOSES);
        PageTable.seatFor("agurk", page, service.toString(), "Cai", "Dag");
        page.navigate(service + "games");
        return page;
    }

    private static Locator games(Page page) {
        return page.locator(".games .title");
    }

    @Test
    void theListFollowsWhatIsTypedAndTheAddressKeepsIt() {
        Page page = allGames(tablet());
        assertThat(games(page)).hasText(new String[] {"Cai and Dag", "Anna and Bo"});
        page.locator("#q").pressSequentially("ann");
        assertThat(games(page)).hasText(new String[] {"Anna and Bo"});
        assertThat(page.locator("#q")).isFocused();
        assertThat(page.locator("main > [role=status]")).hasText("1 game");
        page.locator("#q").fill("");
        page.locator("#state").selectOption("running");
        assertThat(games(page)).hasText(new String[] {"Cai and Dag"});
        games(page).click();
        page.waitForURL("**/games/*");
        page.goBack();
        assertThat(games(page)).hasText(new String[] {"Cai and Dag"});
        assertThat(page.locator("#state")).hasValue("running");
        page.locator("#q").fill("Frederik");
        assertThat(page.locator(".nothing")).containsText("No game with “Frederik”.");
        page.locator(".nothing a").click();
        assertThat(games(page)).hasCount(2);
    }

    @Test
    void oneTapContinuesAGameOrPlaysItAgain() {
        Page page = allGames(tablet());
        page.locator(".games .button", new Page.LocatorOptions().setHasText("Continue"))
                .click();
        assertThat(page.locator("thead .player bdi")).hasText(new String[] {"Cai", "Dag"});
        page.goBack();
        page.locator(".games .button", new Page.LocatorOptions().setHasText("Play again"))
                .click();
        page.waitForURL("**/games/*");
        assertThat(page.locator("thead .player bdi")).hasText(new String[] {"Anna", "Bo"});
        assertThat(page.locator(".hand")).hasCount(0);
    }

    @Test
    void withoutScriptTheFormFinds() {
        Page page = allGames(tabletWithoutScript());
        page.locator("#q").fill("ann");
        page.locator(".search button").click();
        assertThat(games(page)).hasText(new String[] {"Anna and Bo"});
        assertThat(page.locator("#q")).hasValue("ann");
    }

    @Test
    void timesAreThoseOfTheTabletsTimeZone() {
        Page page = allGames(tablet(new Browser.NewContextOptions().setTimezoneId("Pacific/Kiritimati")));
        assertThat(page.locator("time").first()).hasAttribute("datetime", Pattern.compile("\\+14:00$"));
    }
}
