package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The taker of the last trick gets a point; after a march, everybody else does (Letzter). */
final class TakerScorer {
    private TakerScorer() {}

    static Scorer.Scored score(Standings before, HandResult result, List<PlayerId> dealtIn) {
        List<Effect> effects = new ArrayList<>();
        Standings after = before;
        for (PlayerId player : payers(before, result, dealtIn).toList()) {
            effects.add(new Effect.Penalty(player, 1));
            after = after.with(player, standing -> standing.withScore(standing.score() + 1));
        }
        return new Scorer.Scored(effects, after);
    }

    private static Stream<PlayerId> payers(Standings before, HandResult result, List<PlayerId> dealtIn) {
        return switch (result) {
            case HandResult.Taker taker -> Stream.of(Objects.requireNonNull(taker.player()));
            case HandResult.March march ->
                before.active()
                        .map(Standing::player)
                        .filter(other -> !other.equals(march.player()) && dealtIn.contains(other));
            case HandResult.CardHand cards -> throw new IllegalArgumentException("A hand of cards in a game of takers");
            case HandResult.Stakes stakes -> throw new IllegalArgumentException("A hand of stakes in a game of takers");
        };
    }
}
