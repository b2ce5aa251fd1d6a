package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.lasttrick.rules.HandResult.TakerHand;

/** The taker of the last trick gets a point; after a march, everybody else does (Letzter). */
final class TakerScorer {
    private TakerScorer() {}

    static Scorer.Scored score(Standings before, TakerHand hand, List<PlayerId> dealtIn) {
        List<Effect> effects = new ArrayList<>();
        Standings after = before;
        for (PlayerId player : payers(before, hand, dealtIn).toList()) {
            effects.add(new Effect.Penalty(player, 1));
            after = after.with(player, standing -> standing.withScore(standing.score() + 1));
        }
        return new Scorer.Scored(effects, after);
    }

    private static Stream<PlayerId> payers(Standings before, TakerHand hand, List<PlayerId> dealtIn) {
        return switch (hand) {
            case HandResult.Taker taker -> Stream.of(Objects.requireNonNull(taker.player()));
            case HandResult.March march ->
                before.active()
                        .map(Standing::player)
                        .filter(other -> !other.equals(march.player()) && dealtIn.contains(other));
        };
    }
}
