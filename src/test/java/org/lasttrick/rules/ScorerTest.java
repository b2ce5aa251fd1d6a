package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.cucumbers;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.sheet;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScorerTest {
    private static List<Effect> effects(Scoresheet sheet) {
        return sheet.hands().getLast().effects();
    }

    @Test
    void theLastOfTheHighestCardsPays() {
        Scoresheet sheet = sheet(agurk("{'tieBonus':false}"), 0, 0, 0, 0);

        assertEquals(List.of(0, 0, 9, 0), scores(sheet.score(trick("p2 9", "p3 9", "p4 5", "p1 8"))));
    }

    @Test
    void allOfTheHighestCardsPayWhereTheRulesSaySo() {
        Scoresheet sheet = sheet(agurk("{'tieBonus':false,'payers':'all'}"), 0, 0, 0, 0);

        assertEquals(List.of(0, 9, 9, 0), scores(sheet.score(trick("p2 9", "p3 9", "p4 5", "p1 8"))));
    }

    @Test
    void aLowAceIsTheLowestCardAndCostsOne() {
        Scoresheet sheet = sheet(agurk("{'aceInLastTrick':'low'}"), 0, 0);

        assertEquals(List.of(2, 0), scores(sheet.score(trick("p1 2", "p2 A"))));
        assertEquals(List.of(0, 1), scores(sheet.score(trick("p1 A", "p2 A"))));
    }

    @Test
    void aBonusSubtractsWhatTheLoserPaidButNotBelowZero() {
        Scoresheet after = sheet(agurk(), 12, 4, 0, 0).score(high("9", 1, 2, 3));

        assertEquals(List.of(3, 0, 9, 0), scores(after));
        assertEquals(
                List.of(new Effect.Penalty(p(3), 9), new Effect.Bonus(p(1), -9), new Effect.Bonus(p(2), -4)),
                effects(after));
    }

    @Test
    void aPointForEachCardInTheTrickIsPaidAndTakenOffByTheBonus() {
        Scoresheet sheet = sheet(agurk("{'penalty':'cards-in-trick'}"), 6, 1, 2, 0);

        assertEquals(List.of(2, 1, 6, 0), scores(sheet.score(high("A", 1, 3))));
        assertEquals(List.of(6, 0, 6, 0), scores(sheet.score(trick("p2 9", "p3 9", "p4 5", "p1 8"))));
    }

    /** Concombre: of the losing cards that lie before a player only the highest stays. */
    @Test
    void whoeverLosesALifeMayKeepOnlyTheirHighestPenalty() {
        Scoresheet sheet = sheet(agurk("{'reEntry':'own-highest','lives':3}"), 0, 0);

        assertEquals(List.of(10, 13), scores(sheet(sheet, high("K", 2), high("8", 1), high("10", 1), high("3", 1))));
        assertEquals(
                List.of(10, 0),
                scores(sheet(sheet, high("8", 1), high("10", 1), high("3", 1), high("9", 1), high("2", 1))));
    }

    @Test
    void withTheScoreThatGoesBackToZeroThePenaltiesBeforeAreGone() {
        Scoresheet sheet = sheet(
                agurk("{'reEntry':'own-highest','limitTest':'exceed','exactLimit':'zero','topCards':'six-of-clubs'}"),
                0,
                0);

        assertEquals(
                List.of(10, 0),
                scores(sheet(sheet, high("K", 1), high("8", 1), high("9", 1), high("10", 1), high("4", 1))));
        assertEquals(List.of(5, 0), scores(sheet(sheet, high("5", 1), high("6C", 1))), "21 alone would be 0");
    }

    @Test
    void aPenaltyThatHitsTheLimitByItselfDoesNotStay() {
        Scoresheet sheet = sheet(agurk("{'reEntry':'own-highest','lives':9,'limit':10}"), 0, 0);

        assertEquals(List.of(0, 0), scores(sheet.score(high("Q", 1))));
        assertEquals(List.of(8, 0), scores(sheet(sheet, high("8", 1), high("Q", 1))));
    }

    @Test
    void onlyActivePlayersHoldACardInTheTrick() {
        Scoresheet sheet = sheet(agurk("{'penalty':'cards-in-trick','limit':9,'lives':1}"), 6, 1, 2, 0);

        assertEquals(List.of(10, 4, 2, 0), scores(sheet(sheet, high("A", 1), high("A", 2))));
    }

    @Test
    void aMultipliedPenaltyIsTakenOffMultiplied() {
        Scoresheet sheet = sheet(agurk("{'multiplier':'per-player','limit':99}"), 50, 0);

        assertEquals(List.of(14, 36), scores(sheet.score(high(Table.multiplied(2, 4), "9", 1, 2))));
        assertEquals(List.of(41, 9), scores(sheet.score(high(Table.multiplied(1, 4), "9", 1, 2))));
    }

    @Test
    void thePickleOutranksAcesAndCountsDouble() {
        Scoresheet sheet = sheet(agurk("{'multiplier':'pickle','pickleRank':'highest','limit':99}"), 0, 0);

        assertEquals(List.of(6, 0), scores(sheet.score(trick(Table.pickle("3"), "p1 3", "p2 A"))));
        assertEquals(List.of(0, 14), scores(sheet.score(trick(Table.pickle("3"), "p1 4", "p2 A"))));
    }

    @Test
    void aPlayerWhoIsHitReEntersWithTheHighestOtherScoreBeforeBonuses() {
        Scoresheet after = sheet(agurk(), 18, 5, 15).score(high("9", 3, 1));

        assertEquals(List.of(15, 5, 6), scores(after));
        assertEquals(List.of(1, 0, 0), cucumbers(after));
    }

    @Test
    void playersHitInTheSameHandDoNotCountForReEntry() {
        Scoresheet sheet = sheet(agurk("{'payers':'all','tieBonus':false}"), 20, 4, 20);

        assertEquals(List.of(4, 4, 4), scores(sheet.score(high("2", 1, 3))));
        assertEquals(List.of(0, 0, 0), scores(sheet(sheet.rules(), 20, 20, 20).score(high("2", 1, 2, 3))));
    }

    @Test
    void aPlayerReEntersWithZeroUnderThatHouseRule() {
        Scoresheet after = sheet(agurk("{'reEntry':'zero'}"), 18, 5).score(high("9", 1));

        assertEquals(List.of(0, 5), scores(after));
        assertEquals(
                List.of(new Effect.Penalty(p(1), 9), new Effect.Cucumber(p(1)), new Effect.ReEntry(p(1), 0)),
                effects(after));
    }

    @Test
    void theLimitIsReachedInOneGameAndExceededInTheOther() {
        assertEquals(List.of(1, 0), cucumbers(sheet(agurk(), 19, 0).score(high("2", 1))));
        assertEquals(
                List.of(0, 0),
                cucumbers(sheet(agurk("{'limitTest':'exceed'}"), 19, 0).score(high("2", 1))));
        assertEquals(
                List.of(1, 0),
                cucumbers(sheet(agurk("{'limitTest':'exceed'}"), 19, 0).score(high("3", 1))));
    }

    @Test
    void theTotalOfAPlayerWhoGoesOutStaysOnTheSheet() {
        Scoresheet out = sheet(sheet(agurk(), 18, 5, 15), high("9", 1), high("K", 1));

        assertEquals(List.of(28, 5, 15), scores(out));
        assertEquals(Standing.Status.OUT, out.standings().of(p(1)).status());
    }

    @Test
    void theSixOfClubsOutranksAcesAndItsLoserIsOutAtOnce() {
        Scoresheet after = sheet(agurk("{'topCards':'six-of-clubs-loses','lives':1,'limit':99}"), 0, 0)
                .score(trick("p1 A", "p2 6C"));

        assertEquals(List.of(0, 21), scores(after));
        assertEquals(Standing.Status.OUT, after.standings().of(p(2)).status());
    }

    @Test
    void theSixOfClubsTakesEveryLifeThatIsLeft() {
        Scoresheet sheet = sheet(agurk("{'topCards':'six-of-clubs-loses','lives':3}"), 20, 0, 0);

        Scoresheet after = sheet(sheet, high("9", 1), high("6C", 1));
        assertEquals(List.of(3, 0, 0), cucumbers(after));
        assertEquals(
                List.of(
                        new Effect.Penalty(p(1), 21),
                        new Effect.Cucumber(p(1)),
                        new Effect.Cucumber(p(1)),
                        new Effect.Out(p(1))),
                effects(after));
    }

    @Test
    void theBlackSevensOutrankAcesAndCostSeven() {
        Scoresheet sheet = sheet(agurk("{'topCards':'black-sevens'}"), 0, 0, 0);

        assertEquals(List.of(0, 7, 0), scores(sheet.score(trick("p1 A", "p2 7S", "p3 7"))));
        assertEquals(List.of(7, 0, 0), scores(sheet.score(trick("p1 7C", "p2 7S", "p3 A"))));
    }
}
