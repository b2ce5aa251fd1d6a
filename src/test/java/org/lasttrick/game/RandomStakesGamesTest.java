package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;

/** Invariants of games of stakes. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@MethodSource("org.lasttrick.game.RandomBatch#ofStakes")
record RandomStakesGamesTest(RandomBatch batch) implements EntryInvariants, ScoresheetInvariants {

    private static Stakes stakes(PlayedHand hand) {
        return (Stakes) hand.result();
    }

    private static PlayerId winner(PlayedHand hand) {
        PlayerId named = stakes(hand).winner();
        return named == null ? stakes(hand).doubles().getLast().player() : named;
    }

    private static List<PlayerId> dropped(PlayedHand hand) {
        return stakes(hand).doubles().stream()
                .map(Doubling::dropped)
                .flatMap(List::stream)
                .toList();
    }

    private static int paid(PlayedHand hand, PlayerId player) {
        return hand.before().of(player).score() - hand.hand().after().of(player).score();
    }

    @Test
    void theWinnerOfAHandPaysNothingAndEverybodyElseWhoIsInPays() {
        batch.forEachHand(hand -> hand.active().forEach(turn -> {
            assertEquals(turn.player().equals(winner(hand)) ? 0 : Math.max(1, -turn.won()), -turn.won());
        }));
    }

    @Test
    void playersWhoDroppedPayLessThanThoseWhoStayed() {
        batch.forEachHand(hand -> hand.active().stream()
                .map(PlayedHand.Turn::player)
                .filter(player -> !dropped(hand).contains(player) && !player.equals(winner(hand)))
                .forEach(stayed ->
                        dropped(hand).forEach(dropped -> assertTrue(paid(hand, dropped) < paid(hand, stayed)))));
    }

    @Test
    void eachDoubleBeforeDroppingCostsTwiceAsMuch() {
        batch.forEachHand(hand -> {
            int stake = 1;
            for (Doubling doubling : stakes(hand).doubles()) {
                for (PlayerId player : doubling.dropped()) {
                    assertEquals(stake, paid(hand, player));
                }
                stake *= 2;
            }
        });
    }

    @Test
    void creditsOnlyDecreaseAndAPlayerWithoutAnyIsOut() {
        batch.forEachHand(hand -> hand.everyone().forEach(turn -> {
            assertTrue(turn.won() <= 0);
            assertEquals(0, turn.after().cucumbers());
            assertEquals(turn.after().score() == 0, turn.after().status() == Standing.Status.OUT);
        }));
    }

    @Test
    void theNextToDoubleAreThoseWhomTheRulesAllow() {
        batch.forEachHand(hand -> {
            // A correction of an earlier hand can put players out who held cards in this one.
            if (!hand.dealtIn().stream().allMatch(hand.before()::isActive)) {
                return;
            }
            Staking staking = Staking.begin(hand.before(), hand.dealtIn());
            for (Doubling doubling : stakes(hand).doubles()) {
                assertTrue(staking.mayDouble().contains(doubling.player()));
                staking = staking.after(doubling);
                assertTrue(!staking.mayDouble().contains(doubling.player()));
            }
        });
    }
}
