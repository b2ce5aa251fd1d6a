package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.Standing.Status;

/**
 * A player who drops pays the stake before the double that was too much. A player still in at the end who did not win pays the
 * final stake (Dulac, “Minibluff”).
 */
final class StakesScorer {
    private StakesScorer() {}

    static Scorer.Scored score(Standings before, Stakes hand, List<PlayerId> dealtIn) {
        List<Effect> effects = new ArrayList<>();
        List<Effect> outs = new ArrayList<>();
        Standings after = before;
        for (Map.Entry<PlayerId, Integer> each : payments(before, hand, dealtIn).entrySet()) {
            PlayerId player = each.getKey();
            int left = before.of(player).score() - each.getValue();
            Status status = left == 0 ? Status.OUT : Status.ACTIVE;
            effects.add(new Effect.Stake(player, each.getValue()));
            if (status == Status.OUT) {
                outs.add(new Effect.Out(player));
            }
            after = after.with(player, standing -> standing.with(left, standing.cucumbers(), status));
        }
        effects.addAll(outs);
        return new Scorer.Scored(effects, after);
    }

    private static Map<PlayerId, Integer> payments(Standings before, Stakes hand, List<PlayerId> dealtIn) {
        Map<PlayerId, Integer> dropped = new LinkedHashMap<>();
        int stake = 1;
        for (Doubling doubling : hand.doubles()) {
            for (PlayerId player : doubling.dropped()) {
                dropped.put(player, stake);
            }
            stake *= 2;
        }
        int finalStake = stake;
        PlayerId winner = hand.winner() == null ? hand.doubles().getLast().player() : hand.winner();
        Map<PlayerId, Integer> stakes = new LinkedHashMap<>();
        before.active()
                .map(Standing::player)
                .filter(player -> !player.equals(winner) && dealtIn.contains(player))
                .forEach(player -> stakes.put(player, dropped.getOrDefault(player, finalStake)));
        return stakes;
    }
}
