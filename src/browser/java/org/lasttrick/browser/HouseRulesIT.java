package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** House rules are entered before the game, marked on its sheet, and saved for the next one. */
class HouseRulesIT extends PackagedBrowserTest {

    private Page startPage() {
        Page page = tablet();
        page.navigate(service.toString());
        page.getByLabel("Who plays?").fill("Anna\nBo\nCai");
        openHouseRules(page);
        return page;
    }

    private static void start(Page page) {
        page.locator("button.primary").click();
        PageTable.onSheet(page);
    }

    /** They are open already where they differ from the game's own. */
    private static void openHouseRules(Page page) {
        if (!page.locator("#house-rules").isVisible()) {
            page.locator(".house-rules summary").click();
        }
    }

    private static void chooseOwn(Page page, String name) {
        page.locator(".game-tiles label", new Page.LocatorOptions().setHasText(name))
                .click();
    }

    @Test
    void theRulesOfTheVariantAreFilledInAndOnlyWhatDiffersIsMarked() {
        Page page = startPage();
        assertThat(page.getByLabel("Limit", new Page.GetByLabelOptions().setExact(true)))
                .hasValue("21");
        assertThat(page.locator("#rule-lives")).hasValue("2");
        page.getByLabel("Limit", new Page.GetByLabelOptions().setExact(true)).fill("30");
        page.getByLabel("Tie bonus").selectOption("false");
        page.getByLabel("Cards each").selectOption("bounce");
        start(page);

        assertThat(page.locator(".mark"))
                .hasText(new String[] {"Limit: 30", "Tie bonus: no", "Cards each: 7 down to 1 and up again"});
        PageTable table = new PageTable(page);
        table.record("A", "Bo");
        table.record("A", "Bo");
        table.shows(0, 28, 0);
        assertThat(page.locator(".now dd").last()).hasText("5 cards");
    }

    @Test
    void anotherGameFillsInItsOwnRules() {
        Page page = startPage();
        List<String> addresses = new ArrayList<>();
        page.onRequest(request -> addresses.add(request.url()));
        PageTable.chooseGame(page, "ogorek");
        assertThat(page.getByLabel("Limit", new Page.GetByLabelOptions().setExact(true)))
                .hasValue("50");
        assertTrue(addresses.stream().noneMatch(address -> address.contains("Anna")), addresses::toString);
        assertTrue(addresses.contains(service.toString()), addresses::toString);
        assertThat(page.getByLabel("Tie bonus")).hasValue("false");
        start(page);
        assertThat(page.locator(".mark")).hasCount(0);
        assertThat(page.locator("tfoot .to-go").first()).hasText("50 to go");
    }

    @Test
    void aGameOfCreditsAsksForNothingElse() {
        Page page = startPage();
        PageTable.chooseGame(page, "minibluff");
        page.getByLabel("Credits to start with").fill("20");
        assertThat(page.locator(".settings label")).hasCount(1);
        start(page);
        new PageTable(page).shows(20, 20, 20);
        assertThat(page.locator(".mark")).hasText("Credits to start with: 20");
    }

    @Test
    void rulesThatContradictEachOtherAreRefusedAndStayInTheirFields() {
        Page page = startPage();
        page.locator("#rule-end").selectOption("open");
        page.locator("button.primary").click();
        assertThat(page.locator("main [role=alert]"))
                .hasText("Limit: A game that the players end has no limit: take the limit away or choose another end.");
        assertThat(page.locator("#rule-end")).hasValue("open");
        page.locator("#rule-end").selectOption("hands");
        page.getByLabel("Number of hands").fill("3");
        start(page);
        assertThat(page.locator(".mark"))
                .hasText(new String[] {"The game ends: after so many hands", "Number of hands: 3"});
    }

    @Test
    void houseRulesAreKeptUnderANameChosenNextTimeAndForgotten() {
        Page page = startPage();
        page.locator("#rule-lives").selectOption("3");
        page.getByLabel("Keep these house rules as").fill("Friday’s");
        start(page);

        page.navigate(service.toString());
        chooseOwn(page, "Friday’s");
        openHouseRules(page);
        assertThat(page.locator("#rule-lives")).hasValue("3");
        assertThat(page.locator("#usual-lives")).hasText("usually 2");
        page.getByLabel("Who plays?").fill("Anna\nBo");
        start(page);
        assertThat(page.locator(".mark")).hasText("Lives: 3");

        page.navigate(service.toString());
        chooseOwn(page, "Friday’s");
        openHouseRules(page);
        page.getByText("Forget “Friday’s”").click();
        assertThat(page.locator(".game-tiles [value^=kept]")).hasCount(0);
    }

    @Test
    void choosingAnotherSetDoesNotChangeSavedHouseRules() {
        Page page = tabletWithoutScript();
        page.navigate(service.toString());
        for (String[] kept : new String[][] {{"3", "Three"}, {"4", "Four"}}) {
            page.getByLabel("Who plays?").fill("Anna\nBo");
            openHouseRules(page);
            page.locator("#rule-lives").selectOption(kept[0]);
            page.getByLabel("Keep these house rules as").fill(kept[1]);
            start(page);
            page.navigate(service.toString());
        }
        chooseOwn(page, "Three");
        openHouseRules(page);
        page.getByText("Show the rules of this game").click();
        chooseOwn(page, "Four");
        page.getByLabel("Who plays?").fill("Anna\nBo");
        start(page);
        assertThat(page.locator(".mark")).hasText("Lives: 4");
        page.navigate(service.toString());
        assertThat(page.locator(".game-tiles label:has([value^=kept])"))
                .containsText(new String[] {"Four after Agurk · 2 to 7 players Lives: 4", "Three"});
    }

    @Test
    void onlyWhatAppliesIsAskedAndWhatDiffersIsReadable() {
        Page page = startPage();
        assertThat(page.getByLabel("Number of hands")).hasCount(0);
        page.locator("#rule-end").selectOption("hands");
        page.getByLabel("Number of hands").fill("5");
        page.locator("#rule-lives").selectOption("1");
        assertThat(page.getByLabel("Re-entry with")).hasCount(0);
        assertThat(page.locator("#effect-hands")).hasText("The game is over after this many hands.");
        assertThat(page.locator("#rules-changed .mark")).hasText(new String[] {
            "Lives: 2 → 1", "The game ends: with the last one in → after so many hands", "Number of hands: none → 5"
        });
        page.locator("#rule-end").selectOption("last-one");
        assertThat(page.getByLabel("Number of hands")).hasCount(0);
        assertThat(page.locator("#rules-changed .mark")).hasText("Lives: 2 → 1");
        start(page);
        assertThat(page.locator(".mark")).hasText("Lives: 1");
    }

    @Test
    void settingsThatDependOnTheNumberOfPlayersAreLeftOpen() {
        Page page = startPage();
        PageTable.chooseGame(page, "letzter");
        assertThat(page.getByLabel("Number of hands")).hasValue("");
        assertThat(page.getByLabel("Number of hands")).hasAttribute("placeholder", "9 with 3, 8 with 4");
        start(page);
        assertThat(page.locator(".mark")).hasCount(0);
        assertThat(page.locator(".now dd").first()).hasText("1 of 9");
    }

    @Test
    void onlyTheNumberIsMarkedWhereTheEndIsOfTheSameKind() {
        Page page = startPage();
        PageTable.chooseGame(page, "letzter");
        page.getByLabel("Number of hands").fill("12");
        start(page);
        assertThat(page.locator(".mark")).hasText("Number of hands: 12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1"})
    void whoTypesWhileTheRulesOfAnotherGameAreLoadedGoesOnInTheSameField(String before) {
        Page page = startPage();
        List<Route> held = new ArrayList<>();
        page.route(service.toString(), held::add);
        PageTable.chooseGame(page, "letzter");
        page.waitForCondition(() -> !held.isEmpty());
        Locator name = page.getByLabel("Keep these house rules as");
        name.focus();
        page.keyboard().type(before);
        held.getFirst().resume();
        assertThat(page.locator("[name=rulesOf]")).hasValue("letzter");
        page.keyboard().type("12".substring(before.length()));
        assertThat(name).hasValue("12");
    }

    @Test
    void enterStartsTheGame() {
        Page page = startPage();
        page.getByLabel("Limit", new Page.GetByLabelOptions().setExact(true)).press("Enter");
        PageTable.onSheet(page);
        page.locator("label:has(#player-p2)").click();
        page.locator("label:has(#card-9)").click();
        assertThat(page.locator(".outcome li")).hasCount(2);
        page.locator("#card-9").press("Enter");
        new PageTable(page).shows(0, 9, 0);
    }

    @Test
    void thereIsNothingToKeepWhereNothingDiffers() {
        Page page = startPage();
        page.getByLabel("Keep these house rules as").fill("Ours");
        page.locator("button.primary").click();
        assertThat(page.locator("main [role=alert]")).containsText("Nothing differs from Agurk");
    }

    @Test
    void withoutScriptTheRulesOfAnotherGameAreShownOnRequestAndNeverMixedUp() {
        Page page = tabletWithoutScript();
        page.navigate(service.toString());
        page.getByLabel("Who plays?").fill("Anna\nBo\nCai");
        openHouseRules(page);
        page.getByLabel("Limit", new Page.GetByLabelOptions().setExact(true)).fill("40");
        PageTable.chooseGame(page, "kurkku");
        page.locator("button.primary").click();
        assertThat(page.locator("main [role=alert]"))
                .hasText("These house rules were made for Agurk, and the game is Kurkku. Here are the rules of Kurkku:"
                        + " change what your table plays differently.");
        assertThat(page.getByLabel("Limit", new Page.GetByLabelOptions().setExact(true)))
                .hasValue("30");
        PageTable.chooseGame(page, "letzter");
        openHouseRules(page);
        page.getByText("Show the rules of this game").click();
        assertThat(page.locator(".seating bdi")).hasText(new String[] {"Anna", "Bo", "Cai"});
        start(page);
        assertThat(page.locator(".mark")).hasCount(0);
    }
}
