package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Six people play Agurk to the end. Every total was worked out with pencil and paper: the last of the highest cards pays,
 * earlier equal ones subtract as much; 21 is a cucumber and the highest other score; the second cucumber is the end.
 */
class WholeGameIT extends PackagedBrowserTest {

    @Test
    void sixPlayersPlayFromTheStartPageToTheWinner() {
        Page page = tablet();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn");
        table.shows(0, 0, 0, 0, 0, 0);
        assertThat(page.locator(".now dd")).hasText(new String[] {"1", "Anna", "Bo", "7 cards"});

        table.record("A", "Bo");
        table.shows(0, 14, 0, 0, 0, 0);
        table.record("J", "Eva");
        table.shows(0, 14, 0, 0, 11, 0);
        table.record("9", "Dag");
        table.shows(0, 14, 0, 9, 11, 0);

        // The first cucumber: 14 + 12 = 26, back in with the highest other score, 11.
        table.choose("Q", "Bo");
        assertThat(table.outcome().first()).hasText("Bo 14 → 26: cucumber, re-enters at 11");
        assertThat(table.outcome().last()).hasText("Next: Eva deals 7, Finn leads");
        table.tap(page.locator(".record"));
        table.shows(0, 11, 0, 9, 11, 0);
        table.cucumbers(0, 1, 0, 0, 0, 0);
        table.record("6", "Anna");
        table.shows(6, 11, 0, 9, 11, 0);

        // Hand 2 was Cai's King, not Eva's Jack; so Bo re-entered at 13.
        table.openHand(2);
        page.locator(".players label", new Page.LocatorOptions().setHasText("Eva"))
                .click();
        table.choose("K", "Cai");
        assertThat(table.outcome()).hasText(new String[] {"Bo 11 → 13", "Cai 0 → 13", "Eva 11 → 0"});
        page.locator(".record").click();
        table.shows(6, 13, 13, 9, 0, 0);
        assertThat(page.locator("#hand-2")).containsText("corrected");

        table.record("7", "Dag");
        table.shows(6, 13, 13, 16, 0, 0);

        // A tie: Dag first, Finn last, who pays 5; Dag subtracts as much.
        table.record("5", "Dag", "Finn");
        table.shows(6, 13, 13, 11, 0, 5);

        // Entered wrongly and undone.
        table.record("A", "Finn");
        table.shows(6, 13, 13, 11, 0, 19);
        assertThat(page.locator("button.undo")).hasText("Undo hand 8");
        table.undo();
        table.shows(6, 13, 13, 11, 0, 5);
        table.record("K", "Finn");
        table.shows(6, 13, 13, 11, 0, 18);

        // The second cucumber: Bo is out with 21. Cai's equal card takes 8 from his 13.
        table.choose("8", "Cai", "Bo");
        assertThat(table.outcome().first()).hasText("Bo 13 → 21: second cucumber, out");
        table.tap(page.locator(".record"));
        table.shows(6, 21, 5, 11, 0, 18);
        table.cucumbers(0, 2, 0, 0, 0, 0);
        assertThat(page.locator(".players input").nth(1)).isDisabled();

        table.record("Q", "Finn");
        table.shows(6, 21, 5, 11, 0, 11);
        // Three equal cards: nobody goes below zero.
        table.record("10", "Anna", "Dag", "Finn");
        table.shows(0, 21, 5, 1, 0, 21);
        table.cucumbers(0, 2, 0, 0, 0, 2);
        recordQuickly(table, "p5 A", "p5 A");
        table.shows(0, 21, 5, 1, 5, 21);
        recordQuickly(table, "p5 K", "p5 K");
        table.shows(0, 21, 5, 1, 31, 21);
        recordQuickly(table, "p1 A", "p1 A");
        table.shows(5, 21, 5, 1, 31, 21);
        recordQuickly(table, "p1 A", "p1 A");
        table.shows(33, 21, 5, 1, 31, 21);
        recordQuickly(table, "p3 A", "p3 A", "p3 A");
        table.shows(33, 21, 15, 1, 31, 21);
        table.choose("6", "Dag", "Cai");
        assertThat(table.outcome().last()).hasText("Dag wins the game");
        table.tap(page.locator(".record"));
        table.shows(33, 21, 21, 0, 31, 21);

        assertThat(page.locator("#result")).hasText("Dag wins the game");
        assertThat(page.locator(".places li"))
                .containsText(
                        new String[] {"1st D Dag", "2nd C Cai", "3rd A Anna", "4th E Eva", "5th F Finn", "6th B Bo"});
        page.navigate(service.toString());
        assertThat(page.locator(".recent .result").first()).hasText("Agurk, 6 players · Dag won after 23 hands");
        assertThat(page.locator(".regulars .chip")).hasCount(6);
    }

    private static void recordQuickly(PageTable table, String... hands) {
        table.recordQuickly(Stream.of(hands)
                .map(hand -> "player=" + hand.replace(" ", "&card="))
                .toList());
    }

    @Test
    void aCorrectionThatContradictsLaterHandsAsksFirst() {
        Page page = tablet();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        recordQuickly(table, "p2 A", "p1 7", "p2 A", "p2 9", "p2 3");
        table.shows(7, 19, 0);

        table.openHand(2);
        page.locator(".players label", new Page.LocatorOptions().setHasText("Anna"))
                .click();
        table.choose("A", "Bo");
        assertThat(page.locator(".conflict li")).hasText("Hand 5 names Bo, who would be out.");
        page.locator(".record").click();
        assertThat(page.locator("main [role=alert]")).containsText("This conflicts with later hands");
        table.shows(7, 19, 0);
        page.locator(".conflict label").last().click();
        page.locator(".record").click();
        table.shows(0, 23, 0);
        assertThat(page.locator("tr.hand")).hasCount(4);
    }

    @Test
    void aHandIsStruckOutAndLaterHandsMoveUp() {
        Page page = tablet();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        recordQuickly(table, "p2 9", "p3 5");
        page.locator("#hand-1 .hand-link").click();
        page.locator(".strike-out button").click();
        table.shows(0, 0, 5);
        assertThat(page.locator("button.undo")).hasText("Undo striking out");
    }

    @Test
    void aPaperSheetIsCarriedOnAndRegularsAreSeatedByTaps() {
        Page page = tablet();
        PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.navigate(service.toString());
        for (String name : new String[] {"Cai", "Anna"}) {
            page.locator(".regulars .chip", new Page.LocatorOptions().setHasText(name))
                    .click();
        }
        assertThat(page.locator(".seating bdi")).hasText(new String[] {"Cai", "Anna"});
        page.getByText("Carry on from a paper sheet").click();
        assertThat(page.locator(".carry tbody tr:visible")).hasCount(2);
        page.locator("[name=score]").first().fill("18");
        page.locator("[name=cucumbers]").first().fill("1");
        page.locator("button.primary").click();
        page.waitForURL("**/games/*");
        PageTable table = new PageTable(page);
        table.shows(18, 0);
        table.cucumbers(1, 0);
    }
}
