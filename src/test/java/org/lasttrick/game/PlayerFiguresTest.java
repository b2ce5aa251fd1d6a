package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.buyingIn;
import static org.lasttrick.rules.Table.doubled;
import static org.lasttrick.rules.Table.entered;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.marked;
import static org.lasttrick.rules.Table.multiplied;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.PlayerFigures.CardCost;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.Table;

/** What a player did in a game that is over. */
class PlayerFiguresTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");
    private static final GameClosed CLOSED = new GameClosed();

    private static PlayerFigures of(int player, GameStarted start, GameEvent... events) {
        return PlayerFigures.of(given(start, events).game().sheet(), p(player), _ -> true)
                .orElseThrow();
    }

    private static boolean has(int player, GameStarted start, GameEvent... events) {
        return PlayerFigures.of(given(start, events).game().sheet(), p(player), _ -> true)
                .isPresent();
    }

    private static PlayerFigures of(int player, String... hands) {
        GameEvent[] events = new GameEvent[hands.length + 1];
        for (int i = 0; i < hands.length; i++) {
            String[] hand = hands[i].split(" ");
            events[i] = scored(high(hand[0], Integer.parseInt(hand[1])));
        }
        events[hands.length] = CLOSED;
        return of(player, START, events);
    }

    @Test
    void equalPlayersShareAPlaceAmongAllOthers() {
        PlayerFigures first = of(2, "9 1");

        assertEquals(1, first.place());
        assertEquals(2, first.opponents());
        assertEquals(1, first.wins());
        assertEquals(1, of(3, "9 1").place());
        assertEquals(3, of(1, "9 1").place());
        assertEquals(0, of(1, "9 1").wins());
    }

    @Test
    void whoPaidHasPaidSoOftenAndSoMuch() {
        PlayerFigures paid = of(1, "9 1", "4 2", "5 1");

        assertEquals(2, paid.penalties());
        assertEquals(14, paid.points());
        assertEquals(0, paid.cucumbers());
    }

    @Test
    void onlyAGameThatIsPlayedToItsEndHasATotal() {
        GameStarted sudden = started(Table.suddenDeath("{}"), "Ann", "Bo");

        assertEquals(9, of(1, sudden, scored(high("9", 1))).total());
        assertNull(of(1, "9 1").total());
    }

    @Test
    void aMultipliedPenaltyCountsAsItWasPaid() {
        GameStarted doubling = started(Table.agurk("{'multiplier':'per-player'}"), "Ann", "Bo");
        PlayerFigures paid = of(1, doubling, scored(high(multiplied(1, 2), "9", 1)), CLOSED);

        assertEquals(18, paid.points());
        assertEquals(1, paid.penalties());
        assertEquals(List.of(new CardCost("9", 1, 18, 1)), paid.cards());
    }

    @Test
    void aBonusCountsEvenIfItTookNothingAway() {
        // Only the last one pays: the others of the highest card have a bonus, which of a score of 0 takes nothing
        // away.
        PlayerFigures tied = of(2, START, scored(high("9", 2, 1)), CLOSED);

        assertEquals(1, tied.bonuses());
        assertEquals(0, tied.penalties());
        assertEquals(0, of(1, START, scored(high("9", 2, 1)), CLOSED).bonuses());
    }

    @Test
    void aBonusTakesNothingFromWhatWasPaid() {
        PlayerFigures tied = of(2, START, scored(high("10", 2)), scored(high("9", 2, 1)), CLOSED);

        assertEquals(1, tied.bonuses());
        assertEquals(10, tied.points());
    }

    @Test
    void whoIsHitByTheLimitReturnsWithACucumber() {
        PlayerFigures hit = of(1, "Q 1", "K 1");

        assertEquals(1, hit.cucumbers());
        assertEquals(1, hit.returns());
    }

    @Test
    void whoGoesOutDoesNotReturn() {
        PlayerFigures out = of(1, "A 1", "A 1", "A 1", "A 1");

        assertEquals(2, out.cucumbers());
        assertEquals(1, out.returns());
        assertEquals(4, out.hands());
    }

    @Test
    void whoBuysBackInReturns() {
        GameStarted start = started(Table.agurk("{'limit':10,'reEntry':'buy-in'}"), "Ann", "Bo", "Cy", "Di");

        assertEquals(1, of(1, start, scored(buyingIn(high("A", 1), 1)), CLOSED).returns());
        assertEquals(0, of(1, start, scored(high("A", 1)), CLOSED).returns());
    }

    @Test
    void handsAfterGoingOutDoNotCount() {
        PlayerFigures out = of(1, "A 1", "A 1", "A 1", "A 1", "2 2", "2 3");

        assertEquals(4, out.hands());
        assertEquals(0, out.unpaid());
        assertEquals(0, out.unpaidFrom());
        assertEquals(6, of(2, "A 1", "A 1", "A 1", "A 1", "2 2", "2 3").hands());
    }

    @Test
    void theLongestRunWithoutPayingBeginsWithItsFirstHand() {
        PlayerFigures paid = of(1, "2 2", "2 1", "2 2", "3 2", "2 3", "2 1", "2 2");

        assertEquals(3, paid.unpaid());
        assertEquals(3, paid.unpaidFrom());
    }

    @Test
    void ofEquallyLongRunsTheFirstCounts() {
        PlayerFigures paid = of(1, "2 1", "2 2", "3 2", "2 1", "2 2", "3 2");

        assertEquals(2, paid.unpaid());
        assertEquals(2, paid.unpaidFrom());
    }

    @Test
    void aRunGoesOnAfterHandsInWhichThePlayerWasAway() {
        PlayerFigures back = of(
                1,
                START,
                scored(high("2", 2)),
                new PlayerLeft(p(1)),
                scored(high("3", 2)),
                new GameEvent.PlayerReturned(p(1)),
                scored(high("2", 3)),
                CLOSED);

        assertEquals(2, back.hands());
        assertEquals(2, back.unpaid());
        assertEquals(1, back.unpaidFrom());
    }

    @Test
    void eachHighestCardCostsWhatWasPaidForItAndMostInItsFirstDearestHand() {
        GameStarted start = started(Table.agurk("{'multiplier':'per-player','limit':200}"), "Ann", "Bo");
        PlayerFigures paid = of(
                1,
                start,
                scored(high("9", 1)),
                scored(high(multiplied(1, 2), "9", 1)),
                scored(high(multiplied(1, 2), "9", 1)),
                scored(high("5", 1)),
                scored(high("K", 2)),
                CLOSED);

        assertEquals(List.of(new CardCost("9", 3, 45, 2), new CardCost("5", 1, 5, 4)), paid.cards());
    }

    @Test
    void theHighestCardOfATrickCosts() {
        PlayerFigures paid = of(1, START, scored(trick("p1 J", "p2 4", "p3 J")), CLOSED);

        assertEquals(List.of(), paid.cards());
        assertEquals(1, paid.bonuses());
        assertEquals(
                List.of(new CardCost("J", 1, 11, 1)),
                of(3, START, scored(trick("p1 J", "p2 4", "p3 J")), CLOSED).cards());
    }

    @Test
    void aCardThatNobodyNotedCostsNothing() {
        GameStarted start = started(Table.agurk("{'penalty':'entered'}"), "Ann", "Bo", "Cy");
        PlayerFigures paid = of(1, start, scored(entered("p1 7")), CLOSED);

        assertEquals(7, paid.points());
        assertEquals(List.of(), paid.cards());
    }

    @Test
    void aPointWithoutACardCostsNone() {
        GameStarted start = started(Table.over(Table.agurk(), "{'penalty':'one'}"), "Ann", "Bo");
        PlayerFigures paid = of(1, start, scored(marked(1)), CLOSED);

        assertEquals(1, paid.penalties());
        assertEquals(List.of(), paid.cards());
    }

    @Test
    void letzterHasNoCards() {
        GameStarted start = new GameStarted(
                null,
                "letzter",
                Table.letzter("{}"),
                GameSpecification.entrants(Table.letzter("{}"), "Ann", "Bo", "Cy"),
                p(1),
                START.edition());
        PlayerFigures taker = of(2, start, scored(new Taker(p(2))), scored(new Taker(p(1))), CLOSED);

        assertEquals(1, taker.penalties());
        assertEquals(1, taker.points());
        assertEquals(List.of(), taker.cards());
    }

    @Test
    void minibluffHasStakesAndNoTotalToBeLow() {
        GameStarted start = new GameStarted(
                null,
                "minibluff",
                Table.minibluff("{}"),
                GameSpecification.entrants(Table.minibluff("{}"), "Ann", "Bo", "Cy"),
                p(1),
                START.edition());
        PlayerFigures payer = of(3, start, scored(stakes(1, doubled(1, 3))), CLOSED);

        assertNull(payer.total());
        assertEquals(1, payer.penalties());
        assertEquals(1, payer.points());
        assertEquals(List.of(), payer.cards());
    }

    @Test
    void aLateJoinerWasInFromThenOn() {
        PlayerFigures joiner = of(
                4,
                START,
                scored(high("9", 1)),
                new PlayerJoined("Di", null, null),
                scored(high("4", 2)),
                scored(high("5", 4)),
                CLOSED);

        assertEquals(2, joiner.hands());
        assertEquals(1, joiner.unpaid());
        assertEquals(2, joiner.unpaidFrom());
        assertEquals(5, joiner.points());
        assertEquals(3, joiner.opponents());
    }

    @Test
    void whoHasLeftKeepsAPlaceAndStaysAnOpponent() {
        GameEvent[] events = {scored(high("9", 1)), new PlayerLeft(p(1)), scored(high("4", 2)), CLOSED};

        assertEquals(3, of(1, START, events).place());
        assertEquals(1, of(1, START, events).hands());
        assertEquals(2, of(2, START, events).opponents());
    }

    @Test
    void whoWasNeverDealtInHasNoFiguresAndIsNobodysOpponent() {
        GameEvent[] left = {new PlayerLeft(p(1)), scored(high("9", 2)), CLOSED};
        assertFalse(has(1, START, left));
        assertEquals(1, of(3, START, left).opponents());
        assertEquals(2, of(2, START, left).place());

        GameEvent[] joined = {scored(high("9", 2)), new PlayerJoined("Eva", null, null), CLOSED};
        assertFalse(has(4, START, joined));
        assertEquals(2, of(2, START, joined).opponents());
    }

    /** On the paper sheet, they were dealt in. */
    @Test
    void whoLeftAGameThatWasCarriedOnHasPlayed() {
        GameStarted carriedOn = new GameStarted(
                null,
                START.variant(),
                START.rules(),
                List.of(new Entrant("Ann", 0, 0), new Entrant("Bo", 7, 0), new Entrant("Cy", 4, 0)),
                p(1),
                START.edition());

        assertEquals(
                3,
                of(1, carriedOn, new PlayerLeft(p(1)), scored(high("9", 2)), CLOSED)
                        .place());
    }

    @Test
    void aCorrectedHandCountsAsCorrected() {
        PlayerFigures paid = of(
                1, START, scored(high("9", 1)), new HandCorrected(1, high("4", 2), null, List.of(), List.of()), CLOSED);

        assertEquals(0, paid.points());
        assertEquals(1, paid.unpaid());
    }

    @Test
    void partnersHaveTheFiguresOfTheirSeat() {
        GameStarted start = started(Table.agurk(), "Ann & Cid", "Bo & Di", "Eva");
        PlayerFigures pair = of(1, start, scored(high("9", 1)), CLOSED);

        assertEquals(2, pair.opponents());
        assertEquals(9, pair.points());
        assertEquals(
                List.of(pair, pair),
                GameSummary.of(given(start, scored(high("9", 1)), CLOSED).game()).players().stream()
                        .limit(2)
                        .map(GameSummary.PersonRecord::figures)
                        .toList());
    }

    /** A correction let the game end before Cy came. */
    @Test
    void whoIsNotOnTheSheetHasNone() {
        Game game = given(
                        started(Table.agurk("{'limit':5,'lives':1}"), "Ann", "Bo"),
                        scored(high("2", 1)),
                        new PlayerJoined("Cy", null, null),
                        new HandCorrected(1, high("9", 1), null, List.of(), List.of()))
                .game();

        assertEquals(Optional.empty(), PlayerFigures.of(game.sheet(), p(3), _ -> true));
        assertEquals(
                1, PlayerFigures.of(game.sheet(), p(2), _ -> true).orElseThrow().opponents());
    }
}
