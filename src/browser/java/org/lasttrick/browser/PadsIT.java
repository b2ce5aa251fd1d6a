package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each kind of hand on its pad, which asks what the rules of the game need, and no more. */
class PadsIT extends PackagedBrowserTest {
    private static final int[][] SCREENS = {{1024, 768}, {390, 844}, {320, 568}};

    private PageTable seat(String variant, String... names) {
        return PageTable.seatFor(variant, tablet(), service.toString(), names);
    }

    @Test
    void onlyTheTakerIsAskedIfEqualCardsChangeNothing() {
        PageTable table = seat("cucumber-30", "Anna", "Bo", "Cai");
        assertThat(table.page().locator("#pad-title")).hasText("Who took the last trick?");
        table.tapTile("player-p1");
        table.tapTile("player-p2");
        table.tapTile("card-K");
        assertThat(table.outcome().first()).hasText("Bo 0 → 13");
        assertThat(table.page().locator("[name=last]")).hasCount(0);
        table.record();
        table.shows(0, 13, 0);
        assertEquals(4, table.taps());
    }

    @Test
    void inRassiEachPayerIsAskedHowOftenThePenaltyCounts() {
        PageTable table = seat("rassi", "Anna", "Bo", "Cai");
        assertThat(table.page().locator(".segments")).hasCount(0);
        table.choose("9", "Anna", "Cai");
        table.tapTile("times-p3-4");
        assertThat(table.page().locator(".segments")).hasCount(2);
        assertThat(table.page().locator("#times-p1-1")).isChecked();
        assertThat(table.outcome().nth(1)).hasText("Cai 0 → 36 (9 × 4)");
        table.record();
        table.shows(9, 0, 36);
        // The correction shows what was entered, and changes no more than is tapped.
        table.page().locator("#hand-1 .hand-link").click();
        assertThat(table.page().locator("#times-p3-4")).isChecked();
        table.tapTile("times-p3-2");
        assertThat(table.outcome()).hasText(new String[] {"Cai 36 → 18"});
        table.page().locator(".record").click();
        table.shows(9, 0, 18);
    }

    @Test
    void aTrickTakenWithThePickleCountsTwice() {
        PageTable table = seat("pickle", "Anna", "Bo");
        Page page = table.page();
        assertThat(page.locator(".outcome .hint")).hasText("Tap the rank that was turned up: it is the pickle.");
        page.locator("label:has(#pickle-8)").click();
        table.choose("8", "Anna");
        assertThat(table.outcome().first()).hasText("Anna 0 → 16 (8 × 2)");
        table.record();
        table.shows(16, 0);
        assertThat(page.locator("#pad-title")).hasText("Which rank was turned up?");
    }

    @Test
    void thePickleIsAskedOnceWhenTheHandBegins() {
        PageTable table = seat("pickle", "Anna", "Bo");
        Page page = table.page();
        assertThat(page.locator("#pad-title")).hasText("Which rank was turned up?");
        page.locator("label:has(#pickle-8)").click();
        assertThat(page.locator("#pad-title")).hasText("Who played the highest card?");
        page.reload();
        assertThat(page.locator(".asks-answered")).containsText("The pickle is 8.");
        page.locator("#take-back").click();
        page.locator("label:has(#pickle-Q)").click();
        assertThat(page.locator(".asks-answered")).containsText("The pickle is Q.");
        assertThat(page.locator("#pickle-Q")).hasCount(0);
    }

    @Test
    void allTilesAreInViewBeforeThePickleIsChosen() {
        Page page = seat("pickle", "Anna", "Bo", "Cai", "Dag").page();
        for (int[] screen : SCREENS) {
            page.setViewportSize(screen[0], screen[1]);
            assertAllTilesAreInView(page);
        }
    }

    @Test
    void allTilesAreInViewWithTwoMultipliers() {
        PageTable table = seat("rassi", "Anna", "Bo", "Cai", "Dag");
        Page page = table.page();
        String sheet = page.url();
        for (int[] screen : SCREENS) {
            page.setViewportSize(screen[0], screen[1]);
            page.navigate(sheet);
            table.choose("9", "Anna", "Cai");
            assertThat(page.locator(".segments")).hasCount(2);
            assertAllTilesAreInView(page);
        }
    }

    private static void assertAllTilesAreInView(Page page) {
        assertEquals(List.of(), page.evaluate("""
                () => [...document.querySelectorAll(".pad .tile")].filter(tile => tile.checkVisibility()).filter(tile => {
                  const { left, right, top, bottom } = tile.getBoundingClientRect();
                  return ![[left + 8, top + 8], [right - 8, bottom - 8]].every(([x, y]) => tile.contains(document.elementFromPoint(x, y)));
                }).map(tile => innerWidth + " × " + innerHeight + ": " + tile.textContent.trim())"""));
    }

    @Test
    void aPadThatWasScrolledStaysWhereItWas() {
        PageTable table = seat("agurk", "Anna", "Bo", "Cai");
        table.recordQuickly(Hands.ties(3, 6));
        table.page().setViewportSize(1024, 560);
        table.openHand(2);
        table.tapTile("card-K");
        table.page().locator(".pad-body").evaluate("pad => pad.scrollTop = 150");
        table.tapTile("card-9");
        table.tapTile("card-8");
        assertTrue((double) table.page().locator(".pad-body").evaluate("pad => pad.scrollTop * 1.0 + 0.5") > 100);
    }

    @Test
    void theSixOfClubsHasItsOwnTileAndPutsItsPlayerOut() {
        PageTable table = seat("gurka-iceland", "Anna", "Bo", "Cai");
        assertThat(table.page().locator(".ranks .tile").last()).hasText("♣6");
        table.choose("6C", "Bo");
        assertThat(table.outcome().first()).hasText("Bo 0 → 21: out");
        table.record();
        table.shows(0, 21, 0);
        assertThat(table.page().locator("#player-p2")).isDisabled();
    }

    @Test
    void inMatapesaAMarkIsTwoTapsAndThePlayersCloseTheGame() {
        PageTable table = seat("matapesa", "Anna", "Bo", "Cai");
        assertThat(table.page().locator(".ranks")).hasCount(0);
        assertThat(table.page().locator(".numbers .tile")).hasCount(17);
        table.tapTile("player-p3");
        assertThat(table.page().locator(".outcome .hint")).hasText("Now tap how many cards each had.");
        table.tapTile("handSize-5");
        assertThat(table.outcome()).hasText(new String[] {"Cai 0 → 1", "Next: Cai chooses and deals, Anna leads"});
        table.record();
        table.shows(0, 0, 1);
        table.tapTile("player-p2");
        table.tapTile("handSize-7");
        table.record();
        table.page().locator(".closing button").click();
        assertThat(table.page().locator("#result")).hasText("Anna wins (ended early)");
        table.page().locator(".go-on button").click();
        assertThat(table.page().locator(".now dd").first()).hasText("3");
        table.endEarly();
        table.page().locator(".ending button").click();
        assertThat(table.page().locator("#result")).hasText("The game was abandoned");
        table.page().navigate(service.toString());
        assertThat(table.page().locator(".recent .result").first())
                .hasText("Mätäpesä, 3 players · abandoned after 2 hands");
    }

    @Test
    void theFullTrickIsOneSwitchAwayAndIsCorrectedAsOne() {
        PageTable table = seat("agurk", "Anna", "Bo", "Cai");
        Page page = table.page();
        table.tap(page.locator("#another"));
        table.tapTile("turn-p3");
        assertThat(page.locator(".trick .badge")).hasText(new String[] {"2.", "3.", "1."});
        table.tap(page.locator("label:has(#play-p3-9)"));
        // Who plays next is known from the seats, and may be somebody else.
        assertThat(page.locator("#turn-p1")).isChecked();
        table.tapTile("turn-p2");
        table.tap(page.locator("label:has(#play-p2-4)"));
        assertThat(page.locator("#turn-p1")).isChecked();
        table.tap(page.locator("label:has(#play-p1-9)"));
        assertThat(table.outcome().first()).hasText("Anna 0 → 9");
        table.record();
        table.shows(9, 0, 0);
        page.locator("#hand-1 .hand-link").click();
        assertThat(page.locator("#play-p2-4")).isChecked();
        assertThat(page.locator("[name=led]")).hasValue("p3");
        table.tapTile("turn-p2");
        table.tapTile("play-p2-J");
        assertThat(table.outcome()).hasText(new String[] {"Anna 9 → 0", "Bo 0 → 11"});
        page.locator(".record").click();
        table.shows(0, 11, 0);
        table.openHand(1);
        page.locator("#another").click();
        assertThat(page.locator("#card-J")).isChecked();
        assertThat(page.locator("#player-p2")).isChecked();
    }

    @Test
    void noTileStandsAloneInItsRow() {
        Page trick = seat("agurk", "Anna", "Bo", "Cai", "Dag").page();
        trick.setViewportSize(390, 844);
        trick.locator("#another").click();
        assertEquals(List.of(2, 2), rows(trick, ".trick > .tile"));
        String[] names = {"Anna", "Bo", "Cai", "Dag", "Eva", "Finn"};
        List<List<Integer>> kontra = List.of(List.of(3), List.of(4), List.of(3, 2), List.of(3, 3), List.of(4, 3));
        for (int players = 3; players <= names.length; players++) {
            Page page = seat("ogorek-kontra", Arrays.copyOf(names, players)).page();
            page.setViewportSize(390, 844);
            assertEquals(kontra.get(players - 2), rows(page, ".led .tile"));
        }
    }

    /** Returns how many tiles are in each row. */
    private static Object rows(Page page, String tiles) {
        page.locator(tiles).first().waitFor();
        return page.evaluate("""
                tiles => {
                  const tops = [...document.querySelectorAll(tiles)].map(tile => Math.round(tile.getBoundingClientRect().top));
                  return [...new Set(tops)].map(top => tops.filter(other => other === top).length);
                }""", tiles);
    }

    @Test
    void choicesStayWhenTheOtherPadIsChosen() {
        PageTable table = seat("agurk", "Anna", "Bo", "Cai");
        Page page = table.page();
        table.choose("9", "Bo");
        page.locator("#another").click();
        assertThat(page.locator("#play-p2-9")).isChecked();
        table.tapTile("turn-p3");
        table.tap(page.locator("label:has(#play-p3-4)"));
        assertThat(page.locator("#turn-p1")).isChecked();
        table.tap(page.locator("label:has(#play-p1-9)"));
        assertThat(table.outcome().first()).hasText("Bo 0 → 9");
        page.locator("#another").click();
        assertThat(page.locator("#player-p1")).isChecked();
        assertThat(page.locator("#player-p2")).isChecked();
        assertThat(page.locator("#card-9")).isChecked();
        assertThat(table.outcome().first()).hasText("Bo 0 → 9");
    }

    @Test
    void theKeyboardStaysOnThePadWhenItsQuestionIsGone() {
        PageTable table = seat("minibluff", "Anna", "Bo", "Cai");
        Page page = table.page();
        page.locator("#double-p1").focus();
        page.keyboard().press("Space");
        assertThat(page.locator("#pad-title")).isFocused();
        page.keyboard().press("Tab");
        assertThat(page.locator("[name=dropped]").first()).isFocused();
    }

    @Test
    void inLetzterAHandIsTwoTapsAndAMarchThree() {
        PageTable table = seat("letzter", "Anna", "Bo", "Cai");
        assertThat(table.page().locator(".now dd").first()).hasText("1 of 9");
        table.tapTile("player-p2");
        table.record();
        assertEquals(2, table.taps());
        table.shows(0, 1, 0);
        table.tapTile("player-p1");
        table.tapTile("march-true");
        assertThat(table.outcome().first()).hasText("Bo 1 → 2");
        table.record();
        assertEquals(3, table.taps());
        table.shows(0, 2, 1);
        assertThat(table.page().locator(".last-hand p").first()).containsText("Anna took all tricks.");
    }

    @Test
    void inMinibluffTheStakeFollowsTheDoublesAndWhoFoldsIsOut() {
        PageTable table = seat("minibluff", "Anna", "Bo", "Cai");
        Page page = table.page();
        table.shows(10, 10, 10);
        assertThat(page.locator("#pad-title")).hasText("The stake is 1");
        page.locator("label:has(#double-p1)").click();
        assertThat(page.locator("#pad-title")).hasText("The stake is 2");
        assertThat(page.locator("#double-p1")).hasCount(0);
        table.tapTile("dropped-1-p2");
        assertThat(page.locator("#winner-p2")).hasCount(0);
        page.locator("label:has(#double-p3)").click();
        assertThat(page.locator("#pad-title")).hasText("The stake is 4");
        page.locator("#take-back").click();
        assertThat(page.locator("#pad-title")).hasText("The stake is 2");
        assertThat(page.locator("#dropped-1-p2")).isChecked();
        table.tapTile("winner-p3");
        assertThat(table.outcome()).hasText(new String[] {"Anna 10 → 8", "Bo 10 → 9", "Next: Bo deals 7, Cai leads"});
        table.record();
        table.shows(8, 9, 10);
        assertThat(page.locator("#hand-1 .change")).hasText(new String[] {"−2", "−1"});
        page.locator("label:has(#double-p1)").click();
        table.tapTile("dropped-1-p2");
        table.tapTile("dropped-1-p3");
        assertThat(page.locator(".pad-body")).containsText("Anna wins without a last trick");
        table.record();
        table.shows(8, 8, 9);
        page.locator("#hand-2 .hand-link").click();
        assertThat(page.locator("#dropped-1-p3")).isChecked();
        page.locator("#take-back").click();
        table.tapTile("winner-p1");
        assertThat(table.outcome()).hasCount(0);
        assertThat(page.locator(".outcome .hint")).hasText("No total changes.");
    }
}
