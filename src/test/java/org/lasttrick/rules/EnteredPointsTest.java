package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.cucumbers;
import static org.lasttrick.rules.Table.entered;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.sheet;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Standing.Status;

/** The table says who pays how much; the rest is as in any game of cards. */
class EnteredPointsTest {
    private static final String ENTERED = "'penalty':'entered','tieBonus':false";
    private static final RuleSet RULES = agurk("{" + ENTERED + "}");
    private static final RuleSet LOSER_DEALS = agurk("{'dealer':'loser'," + ENTERED + "}");

    private static PlayerId nextDealer(Scoresheet sheet) {
        return sheet.next().orElseThrow().dealer().player();
    }

    @Test
    void everyPlayerPaysWhatWasEnteredInSeatOrder() {
        Scoresheet after = sheet(RULES, 3, 0, 1, 0)
                .with(new RosterChange.Joined(p(5), 1, 1, JoinScore.LATE))
                .score(entered("p3 4", "p5 2", "p1 17"));

        assertEquals(List.of(5, 20, 0, 5, 0), scores(after));
        assertEquals(
                List.of(new Effect.Penalty(p(5), 2), new Effect.Penalty(p(1), 17), new Effect.Penalty(p(3), 4)),
                after.hands().getLast().effects());
    }

    @Test
    void theLimitTakesALifeFromAllWhoReachIt() {
        Scoresheet after = sheet(RULES, 18, 20, 5, 0).score(entered("p1 3", "p2 500", "p3 4"));

        assertEquals(List.of(9, 9, 9, 0), scores(after));
        assertEquals(List.of(1, 1, 0, 0), cucumbers(after));
    }

    @Test
    void whoeverIsEnteredPaysAlsoWhereOnlyTheLastHighestCardWould() {
        assertEquals(CardScoring.Payers.LAST, ((CardScoring) RULES.scoring()).payers());
        assertEquals(List.of(1, 1), scores(sheet(RULES, 0, 0).score(entered("p1 1", "p2 1"))));
    }

    @Test
    void allWhoAreLeftCanGoOutInOneHand() {
        Scoresheet after = sheet(agurk("{'lives':1," + ENTERED + "}"), 5, 0).score(entered("p1 21", "p2 22"));

        assertEquals(
                List.of(Status.OUT, Status.OUT),
                after.standings().inSeatOrder().stream().map(Standing::status).toList());
        assertEquals(List.of(p(2)), after.winners());
    }

    @Test
    void whoPaysMostDealsTheNextHand() {
        Scoresheet sheet = sheet(LOSER_DEALS, 0, 0, 0);

        assertEquals(p(2), nextDealer(sheet.score(entered("p1 3", "p2 9", "p3 8"))));
        assertEquals(p(1), nextDealer(sheet.score(entered("p1 9"))));
    }

    @Test
    void ofThoseWhoPayMostTheLastInSeatOrderDeals() {
        Scoresheet sheet = sheet(LOSER_DEALS, 0, 0).with(new RosterChange.Joined(p(3), 1, 1, JoinScore.LATE));

        assertEquals(p(2), nextDealer(sheet.score(entered("p1 9", "p2 9", "p3 9"))));
        assertEquals(p(1), nextDealer(sheet.score(entered("p1 9", "p3 9"))));
    }

    @Test
    void noCardIsDangerous() {
        assertEquals(List.of(), Danger.of(sheet(RULES, 20, 20)));
    }
}
