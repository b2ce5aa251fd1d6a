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

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.rules.Table;

class StrikeHandTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");

    /** In the second hand a tie bonus saves p2, who would be out after the third without it. */
    private static GameEvent[] savedByABonus(HandScored last) {
        return new GameEvent[] {scored(high("A", 2)), scored(high("9", 2, 1)), scored(high("A", 2)), last};
    }

    @Test
    void aHandIsStruckAndLaterHandsMoveUp() {
        GameSpecification two = given(START, scored(high("9", 1)), scored(high("4", 2)));

        two.when(new StrikeHand(1, REFUSE)).then(new HandStruck(1, List.of(), List.of()));
        Game struck = two.game().after(new HandStruck(1, List.of(), List.of()));
        assertEquals(List.of(hand(3, high("4", 2), false)), hands(struck.hands()));
        assertEquals(List.of(0, 4, 0), Table.scores(struck.sheet()));
        assertEquals(p(1), struck.sheet().hands().getFirst().deal().dealer().player());
    }

    @Test
    void aHandThatDoesNotExistCanNotBeStruck() {
        given(START).when(new StrikeHand(1, STRIKE)).thenRejected(new Rejection.NoSuchHand(1, 0));
        given(START, scored(high("9", 1))).when(new StrikeHand(0, STRIKE)).thenRejected(new Rejection.NoSuchHand(0, 1));
    }

    @Test
    void theLastHandCanBeStruckEvenOnceTheGameIsOver() {
        given(started(Table.suddenDeath("{}"), "Ann", "Bo"), scored(high("9", 1)))
                .when(new StrikeHand(1, REFUSE))
                .then(new HandStruck(1, List.of(), List.of()));
    }

    @Test
    void strikingAHandWithConflictsIsRefusedUnlessAskedFor() {
        GameSpecification three = given(
                started(Table.agurk("{'limit':20,'lives':1}"), "Ann", "Bo", "Cy"),
                savedByABonus(scored(high("2", 3, 2))));

        three.when(new StrikeHand(2, REFUSE))
                .thenRejected(new Rejection.Contradicts(List.of(new Conflict.PlayerWouldBeOut(4, p(2)))));
        three.when(new StrikeHand(2, STRIKE)).then(new HandStruck(2, List.of(4), List.of()));
    }

    @Test
    void strikingAHandThatEndsTheGameEarlierIsRefusedUnlessAskedFor() {
        GameSpecification two =
                given(started(Table.agurk("{'limit':20,'lives':1}"), "Ann", "Bo"), savedByABonus(scored(high("2", 1))));

        two.when(new StrikeHand(2, REFUSE))
                .thenRejected(new Rejection.Contradicts(List.of(new Conflict.GameWouldBeOver(4))));
    }

    @Test
    void aCorrectionOfAHandCountsByItsNumberAtThatMoment() {
        Game game = given(
                        START,
                        scored(high("9", 1)),
                        scored(high("4", 2)),
                        new HandStruck(1, List.of(), List.of()),
                        new HandCorrected(1, high("5", 3), null, List.of(), List.of()))
                .game();

        assertEquals(List.of(hand(3, high("5", 3), true)), hands(game.hands()));
    }
}
