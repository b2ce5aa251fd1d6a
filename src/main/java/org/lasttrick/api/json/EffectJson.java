package org.lasttrick.api.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;

/**
 * One effect of a hand on one player.
 *
 * @param points for a penalty, a bonus or a stake: what was added to the score
 * @param score for a re-entry: the score with which the player goes on
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record EffectJson(
        PlayerId player,

        @Schema(enumeration = {"penalty", "bonus", "stake", "cucumber", "re-entry", "out"})
        String kind,

        @Nullable Integer points,
        @Nullable Integer score) {

    static EffectJson of(Effect effect) {
        return switch (effect) {
            case Effect.Penalty(PlayerId player, int points) -> new EffectJson(player, "penalty", points, null);
            case Effect.Bonus(PlayerId player, int points) -> new EffectJson(player, "bonus", points, null);
            case Effect.Stake(PlayerId player, int credits) -> new EffectJson(player, "stake", -credits, null);
            case Effect.Cucumber(PlayerId player) -> new EffectJson(player, "cucumber", null, null);
            case Effect.ReEntry(PlayerId player, int score) -> new EffectJson(player, "re-entry", null, score);
            case Effect.Out(PlayerId player) -> new EffectJson(player, "out", null, null);
        };
    }
}
