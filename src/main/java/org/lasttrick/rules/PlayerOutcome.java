package org.lasttrick.rules;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * An outcome is what one hand did to one player.
 *
 * @param effects on this player alone; none for a player whom the hand left alone
 */
public record PlayerOutcome(Standing before, List<Effect> effects, Standing after) {

    public PlayerId player() {
        return after.player();
    }

    /**
     * Returns what the hand cost in points or credits, multiplier included and before any bonus; empty if the player did not pay.
     */
    public OptionalInt paid() {
        return effects.stream()
                .flatMapToInt(effect -> switch (effect) {
                    case Effect.Penalty(var _, int points) -> IntStream.of(points);
                    case Effect.Stake(var _, int credits) -> IntStream.of(credits);
                    case Effect.Bonus _, Effect.Cucumber _, Effect.ReEntry _, Effect.Out _ -> IntStream.empty();
                })
                .findFirst();
    }

    /** Returns what penalty, stake and bonus added to the score, whether or not the player then re-entered with another. */
    public int change() {
        return effects.stream()
                .mapToInt(effect -> switch (effect) {
                    case Effect.Penalty(var _, int points) -> points;
                    case Effect.Bonus(var _, int points) -> points;
                    case Effect.Stake(var _, int credits) -> -credits;
                    case Effect.Cucumber _, Effect.ReEntry _, Effect.Out _ -> 0;
                })
                .sum();
    }

    /** Returns the score before a re-entry. */
    public int reached() {
        return before.score() + change();
    }

    public boolean hasBonus() {
        return effects.stream().anyMatch(Effect.Bonus.class::isInstance);
    }

    public boolean takesCucumber() {
        return before.cucumbers() < after.cucumbers();
    }

    public boolean reEnters() {
        return takesCucumber() && !goesOut();
    }

    /** Returns whether exactly the limit led the player back to 0. */
    public boolean goesBack() {
        return !takesCucumber() && after.score() != reached();
    }

    public boolean goesOut() {
        return before.isActive() && !after.isActive();
    }
}
