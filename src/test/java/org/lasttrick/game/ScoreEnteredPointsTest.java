package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.dealt;
import static org.lasttrick.rules.Table.entered;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.multiplied;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongKindOfHand;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Table;

/** Hands of which the points are entered. */
class ScoreEnteredPointsTest {
    private static final GameStarted THREE = under("'lives':1");

    private static GameStarted under(String settings) {
        return started(Table.agurk("{'penalty':'entered','tieBonus':false," + settings + "}"), "Ann", "Bo", "Cy");
    }

    private static void accepted(GameStarted start, HandResult result) {
        given(start).when(new ScoreHand(result)).then(scored(result));
    }

    private static void rejected(GameStarted start, HandResult result, Rejection... reasons) {
        given(start).when(new ScoreHand(result)).thenRejected(reasons);
    }

    @Test
    void anyNumberOfPlayersPayOneTo999Points() {
        accepted(THREE, entered("p2 1"));
        accepted(THREE, entered("p1 999", "p2 4", "p3 4"));
    }

    @Test
    void somebodyPays() {
        rejected(THREE, entered(), new WrongField("/points", FieldFault.NOBODY_PAYS));
    }

    @Test
    void pointsOutOfThatRangeAreRefusedEachInItsPlace() {
        rejected(
                THREE,
                entered("p1 0", "p2 5", "p3 1000"),
                new OutOfRange("/points/p1", Bound.POINTS, 0, 1, 999),
                new OutOfRange("/points/p3", Bound.POINTS, 1000, 1, 999));
    }

    @Test
    void onlyPlayersWhoAreInPay() {
        rejected(THREE, entered("p4 5"), new Rejection.UnknownPlayer("/points/p4", p(4), 3));
        given(THREE, scored(entered("p1 21")))
                .when(new ScoreHand(entered("p1 1", "p2 1")))
                .thenRejected(new WrongPlayer("/points/p1", p(1), PlayerFault.NOT_ACTIVE));
    }

    @Test
    void cardsAreNotEnteredWherePointsAre() {
        WrongKindOfHand wrong = new WrongKindOfHand("/type", THREE.rules().scoring());
        rejected(THREE, high("9", 1), wrong);
        rejected(THREE, trick("p1 9", "p2 8", "p3 7"), wrong);
    }

    @Test
    void pointsAreNotEnteredWhereCardsAre() {
        GameStarted agurk = GameSpecification.agurk("Ann", "Bo", "Cy");
        rejected(
                agurk,
                entered("p1 9"),
                new WrongKindOfHand("/type", agurk.rules().scoring()));
    }

    @Test
    void theDealerSaysHowManyCardsThereWere() {
        GameStarted chosen = under("'handSize':'dealer'");
        HandResult hand = entered(dealt(5), "p1 9");

        rejected(chosen, entered("p1 9"), new WrongField("/handSize", FieldFault.HAND_SIZE_MISSING));
        assertEquals(
                5,
                given(chosen, scored(hand))
                        .game()
                        .sheet()
                        .hands()
                        .getFirst()
                        .deal()
                        .handSize()
                        .getAsInt());
    }

    @Test
    void nothingMultipliesPointsThatAreEntered() {
        rejected(
                THREE,
                entered(multiplied(1, 2), "p1 9"),
                new WrongField("/multipliers", FieldFault.MULTIPLIER_NOT_IN_GAME));
    }

    @Test
    void aCorrectionConflictsWithHandsInWhichSomebodyWhoWouldBeOutPays() {
        given(THREE, scored(entered("p1 5")), scored(entered("p2 3")), scored(entered("p1 4", "p3 2")))
                .when(new CorrectHand(1, entered("p1 30"), null, OnConflict.REFUSE))
                .thenRejected(new Rejection.Contradicts(List.of(new Conflict.PlayerWouldBeOut(3, p(1)))));
    }
}
