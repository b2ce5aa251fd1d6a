package org.lasttrick.rules;

import java.util.List;

/**
 * A hand with what it did.
 *
 * @param top the highest card and who played it
 * @param after how everyone stood when it was scored
 */
public record ScoredHand(Deal deal, HandResult result, TopCards top, List<Effect> effects, Standings after) {
    public ScoredHand {
        effects = List.copyOf(effects);
    }

    public List<Effect> effectsOn(PlayerId player) {
        return effects.stream().filter(e -> e.player().equals(player)).toList();
    }
}
