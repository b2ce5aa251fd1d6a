package org.lasttrick.rules;

import java.util.List;

/**
 * A hand with its effects.
 *
 * @param after the standings once it was scored
 */
public record ScoredHand(Deal deal, HandResult result, List<Effect> effects, Standings after) {
    public ScoredHand {
        effects = List.copyOf(effects);
    }

    public List<Effect> effectsOn(PlayerId player) {
        return effects.stream().filter(e -> e.player().equals(player)).toList();
    }

    /** The player who paid, the last one where several did. */
    PlayerId loser() {
        return effects.stream()
                .filter(Effect.Penalty.class::isInstance)
                .map(Effect::player)
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }
}
