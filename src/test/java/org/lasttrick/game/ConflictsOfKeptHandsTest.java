package org.lasttrick.game;

import static org.lasttrick.game.GameCommand.OnConflict.KEEP;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameCommand.OnConflict.STRIKE;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Conflict.PlayerWouldBeIn;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.KeptHand;

/** A hand that can be kept counts while the hands after it are looked at. */
class ConflictsOfKeptHandsTest {
    /** Bo goes out, then Cy, then Dag, each by the highest card. */
    private static final GameSpecification THREE_HANDS = given(
            started(suddenDeath("{}"), "Ann", "Bo", "Cy", "Dag", "Eva"),
            scored(high("9", 2)),
            scored(high("9", 3)),
            scored(high("9", 4)));

    /** Eva goes out in the first hand in place of Bo. */
    private static CorrectHand evaPaid(OnConflict onConflict) {
        return new CorrectHand(1, high("9", 5), null, onConflict);
    }

    @Test
    void whoGoesOutInAHandThatIsKeptIsNotMissedInTheNext() {
        THREE_HANDS
                .when(evaPaid(KEEP))
                .then(new HandCorrected(
                        1, high("9", 5), null, List.of(), List.of(new KeptHand(2, p(2)), new KeptHand(3, p(2)))));
    }

    @Test
    void whoGoesOutInAHandThatCouldBeKeptIsNotMissedInTheNext() {
        THREE_HANDS
                .when(evaPaid(REFUSE))
                .thenRejected(
                        new Rejection.Contradicts(List.of(new PlayerWouldBeIn(2, p(2)), new PlayerWouldBeIn(3, p(2)))));
    }

    @Test
    void everyHandWithoutThePlayerIsStruckIfTheseAre() {
        THREE_HANDS.when(evaPaid(STRIKE)).then(new HandCorrected(1, high("9", 5), null, List.of(2, 3), List.of()));
    }
}
