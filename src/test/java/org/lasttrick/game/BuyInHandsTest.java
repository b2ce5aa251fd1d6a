package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.buyingIn;
import static org.lasttrick.rules.Table.cucumbers;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Table;

/** Hands that say who buys back in. */
class BuyInHandsTest {
    /** An Ace hits. */
    private static final GameStarted FIVE = started(
            Table.agurk("{'limit':14,'reEntry':'buy-in','payers':'all','tieBonus':false}"),
            "Ann",
            "Bo",
            "Cy",
            "Di",
            "Ed");

    private static final WrongField NOT_ASKED = new WrongField("/buysIn", FieldFault.BUY_IN_NOT_ASKED);

    private static void accepted(HandResult hand) {
        given(FIVE).when(new ScoreHand(hand)).then(scored(hand));
    }

    private static void rejected(HandResult hand, Rejection... reasons) {
        given(FIVE).when(new ScoreHand(hand)).thenRejected(reasons);
    }

    @Test
    void whoIsHitSaysWhetherTheyAreBackIn() {
        accepted(buyingIn(high("A", 1), 1));
        accepted(buyingIn(high("A", 1)));
        accepted(buyingIn(high("A", 1, 2), 2));
        rejected(high("A", 1), new WrongField("/buysIn", FieldFault.BUY_IN_MISSING));
    }

    @Test
    void nobodyElseIsAsked() {
        rejected(buyingIn(high("9", 1)), NOT_ASKED);
        rejected(buyingIn(high("9", 1), 1), NOT_ASKED);
        rejected(buyingIn(high("A", 1, 2, 3)), NOT_ASKED);
        given(GameSpecification.agurk("Ann", "Bo", "Cy", "Di"))
                .when(new ScoreHand(buyingIn(high("9", 1))))
                .thenRejected(NOT_ASKED);
    }

    @Test
    void onlyWhoMayBuyBackInIsNamedAndOnce() {
        rejected(
                buyingIn(high("A", 1, 2), 3, 1, 1),
                new WrongPlayer("/buysIn/0", p(3), PlayerFault.MAY_NOT_BUY_IN),
                new WrongPlayer("/buysIn/2", p(1), PlayerFault.NAMED_TWICE));
    }

    @Test
    void whoIsNotAtTheTableCanNotBuyIn() {
        rejected(
                buyingIn(high("A", 1), 9, 9),
                new Rejection.UnknownPlayer("/buysIn/0", p(9), 5),
                new Rejection.UnknownPlayer("/buysIn/1", p(9), 5));
    }

    @Test
    void whatIsWrongOtherwiseIsSaidFirst() {
        rejected(buyingIn(high("A", 9), 9), new Rejection.UnknownPlayer("/players/0", p(9), 5));
    }

    @Test
    void anAnswerThatACorrectionMakesNeedlessDoesNotCount() {
        Game game = given(
                        FIVE,
                        scored(high("5", 1)),
                        scored(buyingIn(high("9", 1), 1)),
                        new HandCorrected(1, high("5", 2), null, List.of(), List.of()))
                .game();

        assertEquals(List.of(9, 5, 0, 0, 0), scores(game.sheet()));
        assertEquals(List.of(0, 0, 0, 0, 0), cucumbers(game.sheet()));
    }

    @Test
    void whoIsHitOnlyByACorrectionIsOut() {
        GameSpecification twoHands = given(FIVE, scored(high("5", 1)), scored(high("9", 2)));
        twoHands.when(new CorrectHand(1, high("5", 2), null, OnConflict.REFUSE))
                .then(new HandCorrected(1, high("5", 2), null, List.of(), List.of()));
        Game game = given(
                        FIVE,
                        scored(high("5", 1)),
                        scored(high("9", 2)),
                        new HandCorrected(1, high("5", 2), null, List.of(), List.of()))
                .game();

        assertEquals(List.of(0, 14, 0, 0, 0), scores(game.sheet()));
        assertEquals(false, game.sheet().standings().isActive(p(2)));
    }
}
