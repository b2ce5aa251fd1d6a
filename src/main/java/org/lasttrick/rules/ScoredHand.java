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

    /** What the hand cost a player, before any bonus. */
    public int penaltyOf(PlayerId player) {
        return effectsOn(player).stream()
                .mapToInt(effect -> effect instanceof Effect.Penalty(var payer, int points) ? points : 0)
                .sum();
    }

    /** The player who paid, the last one where several did. */
    public PlayerId loser() {
        return effects.stream()
                .filter(Effect.Penalty.class::isInstance)
                .map(Effect::player)
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }
}
