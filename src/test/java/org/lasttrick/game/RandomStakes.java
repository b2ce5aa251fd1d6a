package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/** Random doubles and drops, each allowed by the published rules. */
record RandomStakes(Random random, Standings standings) {

    Stakes draw() {
        List<PlayerId> in =
                new ArrayList<>(standings.active().map(Standing::player).toList());
        List<Doubling> doubles = new ArrayList<>();
        PlayerId last = null;
        int stake = 1;
        while (in.size() > 1 && everybodyHas(2 * stake, in) && random.nextInt(3) > 0) {
            PlayerId doubler = anyBut(last, in);
            List<PlayerId> dropped = new ArrayList<>();
            for (PlayerId player : List.copyOf(in)) {
                if (!player.equals(doubler) && random.nextInt(4) == 0) {
                    dropped.add(player);
                    in.remove(player);
                }
            }
            doubles.add(new Doubling(doubler, dropped));
            last = doubler;
            stake *= 2;
        }
        return new Stakes(doubles, in.size() > 1 ? anyBut(null, in) : null);
    }

    private boolean everybodyHas(int credits, List<PlayerId> in) {
        return in.stream().allMatch(player -> standings.of(player).score() >= credits);
    }

    private PlayerId anyBut(PlayerId last, List<PlayerId> in) {
        List<PlayerId> free = in.stream().filter(player -> !player.equals(last)).toList();
        return free.get(random.nextInt(free.size()));
    }
}
