package org.lasttrick.api.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;

/**
 * An effect is one thing that a hand did to one player.
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
        Integer points = switch (effect) {
            case Effect.Penalty(var _, int added) -> added;
            case Effect.Bonus(var _, int added) -> added;
            case Effect.Stake(var _, int credits) -> -credits;
            case Effect.Cucumber _, Effect.ReEntry _, Effect.Out _ -> null;
        };
        Integer score = effect instanceof Effect.ReEntry(var _, int goesOn) ? (Integer) goesOn : null;
        return new EffectJson(effect.player(), effect.word(), points, score);
    }
}
