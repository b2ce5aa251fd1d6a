package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A scored hand is a hand with its effects.
 *
 * @param before the standings when it was dealt
 * @param after the standings once it was scored
 */
public record ScoredHand(Deal deal, HandResult result, Standings before, List<Effect> effects, Standings after) {
    public ScoredHand {
        effects = List.copyOf(effects);
    }

    /** Returns what the hand did to a player; empty for one who joined later. */
    public Optional<PlayerOutcome> outcome(PlayerId player) {
        return before.find(player).map(standing -> new PlayerOutcome(standing, effectsOn(player), after.of(player)));
    }

    private List<Effect> effectsOn(PlayerId player) {
        List<Effect> own = new ArrayList<>();
        for (Effect effect : effects) {
            if (effect.player().equals(player)) {
                own.add(effect);
            }
        }
        return List.copyOf(own);
    }

    /**
     * Returns the player who paid, the last one where several did; where points are entered, the last in seat order who paid most.
     * There is none where all cards were equal and nobody paid for them.
     */
    public Optional<PlayerId> loser() {
        boolean mostPays = result instanceof HandResult.Entered;
        return effects.stream()
                .filter(Effect.Penalty.class::isInstance)
                .map(Effect.Penalty.class::cast)
                .reduce((earlier, later) -> mostPays && earlier.points() > later.points() ? earlier : later)
                .map(Effect::player);
    }
}
