package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameCommand.OnConflict.STRIKE;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.doubled;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.stakes;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Table;

class CorrectStakesTest {
    private static final GameStarted FOUR_CREDITS = started(minibluff("{'credits':4}"), "Ann", "Bo", "Cy");

    private static CorrectHand correct(int hand, HandResult result) {
        return new CorrectHand(hand, result, null, REFUSE);
    }

    @Test
    void aStakeStandsIfAllPlayersCouldStillPayIt() {
        given(FOUR_CREDITS, scored(stakes(1)), scored(stakes(1, doubled(1))))
                .when(correct(1, stakes(1, doubled(2))))
                .then(new HandCorrected(1, stakes(1, doubled(2)), null, List.of(), List.of()));
    }

    @Test
    void aHandStandsIfItDoesNotNameThePlayerWhoWouldBeOut() {
        given(FOUR_CREDITS, scored(stakes(1)), scored(stakes(1, doubled(1))))
                .when(correct(1, stakes(1, doubled(2), doubled(3, 2))))
                .then(new HandCorrected(1, stakes(1, doubled(2), doubled(3, 2)), null, List.of(), List.of()));
    }

    @Test
    void aConflictNamesTheDoubleThatWouldBeTooHighAndThePlayer() {
        GameSpecification twoHands = given(
                started(minibluff("{'credits':5}"), "Ann", "Bo", "Cy"),
                scored(stakes(1)),
                scored(stakes(1, doubled(1), doubled(2))));

        twoHands.when(correct(1, stakes(1, doubled(2))))
                .thenRejected(new Rejection.Contradicts(List.of(new Conflict.StakeWouldBeTooHigh(2, p(2), 4, 3))));
        twoHands.when(new CorrectHand(1, stakes(1, doubled(2)), null, STRIKE))
                .then(new HandCorrected(1, stakes(1, doubled(2)), null, List.of(2), List.of()));
    }

    @Test
    void aPlayerWhoDroppedNeedNotPayTheNextDouble() {
        given(
                        started(minibluff("{'credits':5}"), "Ann", "Bo", "Cy"),
                        scored(stakes(1)),
                        scored(stakes(1, doubled(1, 2), doubled(3))))
                .when(correct(1, stakes(3, doubled(3, 1), doubled(2), doubled(3))))
                .thenRejected(new Rejection.StakeTooHigh("/doubles/2/player", p(2), 8, 5));
        given(
                        started(minibluff("{'credits':5}"), "Ann", "Bo", "Cy"),
                        scored(stakes(2)),
                        scored(stakes(1, doubled(1, 2), doubled(3))))
                .when(correct(1, stakes(1, doubled(2, 3))))
                .then(new HandCorrected(1, stakes(1, doubled(2, 3)), null, List.of(), List.of()));
    }

    @Test
    void aPlayerWhoWouldHaveNoCreditLeftIsAConflictInEachLaterHandThatNamesThem() {
        GameSpecification threeHands = given(
                started(minibluff("{'credits':2}"), "Ann", "Bo", "Cy"),
                scored(stakes(1)),
                scored(stakes(2)),
                scored(stakes(1)));

        threeHands
                .when(correct(1, stakes(1, doubled(1, 3))))
                .thenRejected(new Rejection.Contradicts(
                        List.of(new Conflict.PlayerWouldBeOut(2, p(2)), new Conflict.PlayerWouldBeIn(3, p(3)))));
    }

    @Test
    void aStruckHandMayLeaveALaterStakeToPay() {
        GameSpecification twoHands = given(FOUR_CREDITS, scored(stakes(1)), scored(stakes(1, doubled(1))));

        twoHands.when(new StrikeHand(1, REFUSE)).then(new HandStruck(1, List.of(), List.of()));
        assertEquals(
                List.of(4, 2, 2),
                Table.scores(twoHands.game()
                        .after(new HandStruck(1, List.of(), List.of()))
                        .sheet()));
    }
}
