package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.Standing;

/** Invariants of games of takers. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@MethodSource("org.lasttrick.game.RandomBatch#ofTakers")
record RandomTakerGamesTest(RandomBatch batch) implements EntryInvariants, ScoresheetInvariants {

    @Test
    void onlyTheTakerGetsAPoint() {
        batch.forEachHand(hand -> {
            if (hand.result() instanceof Taker(var taker)) {
                hand.everyone().forEach(turn -> assertEquals(turn.player().equals(taker) ? 1 : 0, turn.won()));
            }
        });
    }

    @Test
    void aMarchGivesOneToEachOtherPlayerAndNothingToTheMarcher() {
        batch.forEachHand(hand -> {
            if (hand.result() instanceof March(var marcher)) {
                hand.active().forEach(turn -> assertEquals(turn.player().equals(marcher) ? 0 : 1, turn.won()));
            }
        });
    }

    @Test
    void nobodyTakesACucumberOrGoesOut() {
        batch.forEachHand(hand -> hand.everyone().forEach(turn -> {
            assertEquals(0, turn.after().cucumbers());
            assertNotEquals(Standing.Status.OUT, turn.after().status());
        }));
    }
}
