package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameCommand.OnConflict.STRIKE;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.hand;
import static org.lasttrick.game.GameSpecification.hands;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Table;

class CorrectHandTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");
    private static final GameSpecification TWO_HANDS = given(START, scored(high("9", 1)), scored(high("4", 2)));
    private static final GameSpecification FOUR_SUDDEN_DEATHS = given(
            started(suddenDeath("{}"), "Ann", "Bo", "Cy", "Di"),
            scored(high("9", 1)),
            scored(high("9", 2)),
            scored(high("9", 3)));

    private static CorrectHand correct(int hand, HandResult result) {
        return new CorrectHand(hand, result, null, REFUSE);
    }

    @Test
    void aHandIsCorrectedWithAReasonOrWithout() {
        TWO_HANDS.when(correct(1, high("8", 1))).then(new HandCorrected(1, high("8", 1), null, List.of(), List.of()));
        TWO_HANDS
                .when(new CorrectHand(2, high("8", 1), "misread", STRIKE))
                .then(new HandCorrected(2, high("8", 1), "misread", List.of(), List.of()));
    }

    @Test
    void aCorrectedHandKeepsItsPlaceAndIsMarked() {
        Game game = given(
                        START,
                        scored(high("9", 1)),
                        scored(high("4", 2)),
                        new HandCorrected(1, high("8", 3), null, List.of(), List.of()))
                .game();

        assertEquals(List.of(0, 4, 8), Table.scores(game.sheet()));
        assertEquals(List.of(hand(2, high("8", 3), true), hand(3, high("4", 2), false)), hands(game.hands()));
    }

    @Test
    void aHandThatDoesNotExistCanNotBeCorrected() {
        TWO_HANDS.when(correct(3, high("8", 1))).thenRejected(new Rejection.NoSuchHand(3, 2));
        TWO_HANDS.when(correct(0, high("8", 1))).thenRejected(new Rejection.NoSuchHand(0, 2));
    }

    @Test
    void aCorrectionIsCheckedLikeAHandPlayedAtThatMoment() {
        TWO_HANDS.when(correct(1, high("8", 4))).thenRejected(new Rejection.UnknownPlayer("/players/0", p(4), 3));
        FOUR_SUDDEN_DEATHS
                .when(correct(2, high("9", 1)))
                .thenRejected(new WrongPlayer("/players/0", p(1), PlayerFault.NOT_ACTIVE));
        FOUR_SUDDEN_DEATHS
                .when(correct(3, high("9", 4)))
                .then(new HandCorrected(3, high("9", 4), null, List.of(), List.of()));
    }

    @Test
    void aReasonHasTwoHundredCharactersAtMost() {
        TWO_HANDS
                .when(new CorrectHand(1, high("8", 1), "x".repeat(200), REFUSE))
                .then(new HandCorrected(1, high("8", 1), "x".repeat(200), List.of(), List.of()));
        TWO_HANDS
                .when(new CorrectHand(1, high("8", 1), "x".repeat(201), REFUSE))
                .thenRejected(new Rejection.OutOfRange("/reason", Rejection.Bound.REASON_LENGTH, 201, 0, 200));
    }

    @Test
    void aCorrectionThatPutsALaterPlayerOutIsRefused() {
        FOUR_SUDDEN_DEATHS
                .when(correct(1, high("9", 3)))
                .thenRejected(new Rejection.Contradicts(
                        List.of(new Conflict.PlayerWouldBeIn(2, p(1)), new Conflict.PlayerWouldBeOut(3, p(3)))));
    }

    @Test
    void aCorrectionThatEndsTheGameEarlierIsRefused() {
        FOUR_SUDDEN_DEATHS
                .when(correct(1, high("9", 1, 3, 4)))
                .thenRejected(new Rejection.Contradicts(
                        List.of(new Conflict.GameWouldBeOver(2), new Conflict.GameWouldBeOver(3))));
    }

    @Test
    void aCorrectionMayStrikeConflictingHands() {
        FOUR_SUDDEN_DEATHS
                .when(new CorrectHand(1, high("9", 2), null, STRIKE))
                .then(new HandCorrected(1, high("9", 2), null, List.of(2, 3), List.of()));
    }

    @Test
    void aStruckHandHasNoEffectOnLaterHands() {
        given(
                        started(Table.agurk("{'limit':20,'lives':1}"), "Ann", "Bo", "Cy"),
                        scored(high("A", 2)),
                        scored(high("5", 1)),
                        scored(high("A", 3)),
                        scored(high("2", 3, 2)),
                        scored(high("7", 3)),
                        scored(high("2", 3)))
                .when(new CorrectHand(2, high("7", 2), null, REFUSE))
                .thenRejected(new Rejection.Contradicts(
                        List.of(new Conflict.PlayerWouldBeOut(4, p(2)), new Conflict.GameWouldBeOver(6))));
    }

    @Test
    void laterHandsMoveUpWhenSomeAreStruckByACorrection() {
        Game game = given(
                        started(suddenDeath("{}"), "Ann", "Bo", "Cy", "Di", "Ed"),
                        scored(high("9", 1)),
                        scored(high("9", 2)),
                        scored(high("9", 3)),
                        scored(high("9", 4)),
                        new HandCorrected(1, high("9", 2, 3), null, List.of(2, 3), List.of()))
                .game();

        assertEquals(List.of(hand(2, high("9", 2, 3), true), hand(5, high("9", 4), false)), hands(game.hands()));
    }

    @Test
    void theLastHandOfAFinishedGameCanBeCorrected() {
        given(started(suddenDeath("{}"), "Ann", "Bo"), scored(high("9", 1)))
                .when(correct(1, high("9", 2)))
                .then(new HandCorrected(1, high("9", 2), null, List.of(), List.of()));
    }
}
