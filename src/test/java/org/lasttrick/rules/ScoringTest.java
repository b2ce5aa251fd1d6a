package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.first;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.sheet;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class ScoringTest {
    private static CardScoring cards(String settings) {
        return (CardScoring) agurk(settings).scoring();
    }

    @Test
    void aCardOfOtherRulesIsNotedAsTheOneThatItWas() {
        assertEquals(Card.JOKER, cards("{'jokers':2}").noted(Card.JOKER));
        assertEquals(Card.ACE, cards("{'jokers':2,'jokerRank':'ace'}").noted(Card.JOKER));
        assertNull(cards("{}").noted(Card.JOKER));
        assertEquals(
                Card.BLACK_SEVEN, cards("{'topCards':'black-sevens-equal'}").noted(Card.SEVEN_OF_CLUBS));
        assertEquals(Card.SIX, cards("{'topCards':'black-sevens-equal'}").noted(Card.SIX_OF_CLUBS));
    }

    @Test
    void thePointsToTheLimitAreCounted() {
        assertEquals(OptionalInt.of(21), cards("{}").pointsToLimit(0));
        assertEquals(OptionalInt.of(1), cards("{}").pointsToLimit(20));
        assertEquals(OptionalInt.of(0), cards("{}").pointsToLimit(25));
        assertEquals(OptionalInt.of(2), cards("{'limitTest':'exceed'}").pointsToLimit(20));
        assertEquals(OptionalInt.empty(), cards("{'limit':null}").pointsToLimit(20));
    }

    @Test
    void withoutALimitNothingHits() {
        assertFalse(cards("{'limit':null}").hits(999));
        for (Scoring scoring : List.of(new TakerScoring(), new StakesScoring(1))) {
            assertFalse(scoring.hits(999));
            assertEquals(OptionalInt.empty(), scoring.pointsToLimit(999));
            assertEquals(0, scoring.lives());
            assertEquals(Scoring.AllOut.LOWEST_TOTAL, scoring.allOut());
        }
    }

    @Test
    void theCardIsAskedForWhereTheScoreDependsOnIt() {
        assertTrue(cards("{}").asksForTheCard());
        assertFalse(cards("{'penalty':'one'}").asksForTheCard());
        assertFalse(cards("{'penalty':'cards-in-trick'}").asksForTheCard());
        assertTrue(cards("{'penalty':'one','multiplier':'pickle'}").asksForTheCard());
        assertFalse(cards("{'penalty':'one','multiplier':'per-player'}").asksForTheCard());
        assertTrue(cards("{'penalty':'one','topCards':'six-of-clubs-loses'}").asksForTheCard());
    }

    @Test
    void equalCardsAreAskedForWhereTheScoreDependsOnThem() {
        assertTrue(cards("{}").asksForEqualCards());
        assertTrue(cards("{'tieBonus':false,'payers':'all'}").asksForEqualCards());
        assertFalse(cards("{'tieBonus':false}").asksForEqualCards());
        assertTrue(cards("{'tieBonus':false,'allEqual':'nobody'}").asksForEqualCards());
    }

    @Test
    void aHandOfStakesListsPaymentsBeforeEliminations() {
        assertEquals(
                List.of(
                        new Effect.Stake(p(1), 1),
                        new Effect.Stake(p(2), 1),
                        new Effect.Out(p(1)),
                        new Effect.Out(p(2))),
                sheet(minibluff("{}"), 1, 1, 1)
                        .score(stakes(3))
                        .hands()
                        .getFirst()
                        .effects());
    }

    @Test
    void aHandNamesItsPlayers() {
        assertEquals(Set.of(), new Taker(null).players());
        assertEquals(Set.of(), new March(null).players());
        assertEquals(Set.of(p(2)), new Taker(p(2)).players());
        assertEquals(Set.of(p(2)), new March(p(2)).players());
        assertEquals(
                Set.of(p(1), p(2), p(3), p(4)),
                stakes(4, Table.doubled(1, 3), Table.doubled(2)).players());
        assertEquals(Set.of(p(1), p(2)), high(Table.multiplied(1, 2), "9", 2).players());
        assertEquals(
                Set.of(p(1), p(2), p(3)),
                Table.trick(Table.multiplied(1, 2), "p2 9", "p3 8").players());
    }

    @Test
    void aStandingIsNeverNegative() {
        assertThrows(IllegalArgumentException.class, () -> new Standing(p(1), 1, -1, 0, Standing.Status.ACTIVE));
        assertThrows(IllegalArgumentException.class, () -> new Standing(p(1), 1, 0, -1, Standing.Status.ACTIVE));
    }

    @Test
    void aHandOfAnotherKindIsABugAndThrows() {
        Scoresheet letzter = sheet(Table.letzter("{}"), 0, 0, 0, 0);
        assertThrows(ClassCastException.class, () -> letzter.score(high("9", 1)));
        assertThrows(ClassCastException.class, () -> letzter.score(stakes(1)));
        assertThrows(ClassCastException.class, () -> sheet(agurk(), 0, 0).score(new Taker(p(1))));
        assertThrows(
                ClassCastException.class, () -> sheet(minibluff("{}"), 1, 1).score(new Taker(p(1))));
    }

    @Test
    void withoutActivePlayersThereIsNoNextOne() {
        Standings nobody = sheet(suddenDeath("{}"), 0, 0).score(high("9", 1, 2)).standings();

        assertThrows(IllegalStateException.class, () -> nobody.activeAfter(first(1)));
        assertFalse(nobody.isActive(p(3)));
    }

    @Test
    void theOnlyActivePlayerIsTheNextOne() {
        Standings alone = sheet(suddenDeath("{}"), 0, 0).score(high("9", 1)).standings();

        assertEquals(first(2), alone.activeAfter(first(2)));
        assertEquals(first(2), alone.activeBefore(first(2)));
    }

    @Test
    void eachVariantHasItsOwnIdAndNameAndSaysWhereItsRulesAreFrom() {
        Set<String> ids = new HashSet<>();
        for (Variant variant : Variants.all()) {
            assertTrue(ids.add(variant.id()) && ids.add(variant.name()), variant::id);
            assertFalse(variant.sources().isEmpty(), variant::id);
        }
        assertEquals("agurk", Variants.all().getFirst().id());
        assertTrue(Variants.byId("Agurk").isEmpty());
    }

    @Test
    void reconstructedRulesAreMarked() {
        assertEquals(
                Set.of(
                        "pickle",
                        "vidivallagurka",
                        "gurka-norway-rampo",
                        "cucumber-30-two-packs",
                        "cucumber-30-partners",
                        "cucumber-30-partners-two-packs"),
                Variants.all().stream()
                        .filter(Variant::reconstructed)
                        .map(Variant::id)
                        .collect(Collectors.toSet()));
    }
}
