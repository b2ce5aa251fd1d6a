package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.letzter;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongKindOfHand;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.Table;

class ScoreTakerTest {
    private static final GameStarted LETZTER = started(letzter("{'end':'open'}"), "Ann", "Bo", "Cy");
    private static final GameStarted MINIBLUFF = started(minibluff("{}"), "Ann", "Bo", "Cy");

    private static void accepted(GameStarted start, HandResult result) {
        given(start).when(new ScoreHand(result)).then(scored(result));
    }

    private static void rejected(GameStarted start, HandResult result, Rejection... reasons) {
        given(start).when(new ScoreHand(result)).thenRejected(reasons);
    }

    private static void wrongKind(GameStarted start, HandResult result) {
        rejected(start, result, new WrongKindOfHand("/type", start.rules().scoring()));
    }

    @Test
    void aTakerGetsOneAndAMarchGivesOneToTheOthers() {
        Game game =
                given(LETZTER, scored(new Taker(p(1))), scored(new March(p(3)))).game();

        assertEquals(List.of(2, 1, 0), Table.scores(game.sheet()));
    }

    @Test
    void aTakerAndAMarcherAreAccepted() {
        accepted(LETZTER, new Taker(p(3)));
        accepted(LETZTER, new March(p(1)));
    }

    @Test
    void aTakerAndAMarcherAreNamed() {
        rejected(LETZTER, new Taker(null), new WrongField("/player", FieldFault.NOBODY_TOOK_IT));
        rejected(LETZTER, new March(null), new WrongField("/player", FieldFault.NOBODY_TOOK_IT));
    }

    @Test
    void aTakerAndAMarcherAreAtTheTable() {
        rejected(LETZTER, new Taker(p(4)), new Rejection.UnknownPlayer("/player", p(4), 3));
        rejected(LETZTER, new March(p(4)), new Rejection.UnknownPlayer("/player", p(4), 3));
    }

    @Test
    void aGameOfTakersAcceptsOnlyTakers() {
        wrongKind(LETZTER, high("9", 1));
        wrongKind(LETZTER, trick("p1 2", "p2 3", "p3 4"));
        wrongKind(LETZTER, new Stakes(List.of(), p(1)));
    }

    @Test
    void aGameOfCardsAcceptsOnlyCards() {
        wrongKind(agurk("Ann", "Bo"), new Taker(p(1)));
        wrongKind(agurk("Ann", "Bo"), new March(p(1)));
        wrongKind(agurk("Ann", "Bo"), new Stakes(List.of(), p(1)));
    }

    @Test
    void aGameOfStakesAcceptsOnlyStakes() {
        wrongKind(MINIBLUFF, high("9", 1));
        wrongKind(MINIBLUFF, trick("p1 2", "p2 3", "p3 4"));
        wrongKind(MINIBLUFF, new Taker(p(1)));
        wrongKind(MINIBLUFF, new March(p(1)));
    }

    @Test
    void aHandIsNotCorrectedToAnotherKindEither() {
        given(LETZTER, scored(new Taker(p(1))))
                .when(new CorrectHand(1, high("9", 1), null, OnConflict.STRIKE))
                .thenRejected(new WrongKindOfHand("/type", LETZTER.rules().scoring()));
    }
}
