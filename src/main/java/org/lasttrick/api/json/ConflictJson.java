package org.lasttrick.api.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Conflict;
import org.lasttrick.rules.PlayerId;

/** A conflict is a later hand that can't stand after a correction. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "Conflict")
public record ConflictJson(
        int hand,

        @Schema(
                enumeration = {
                    "player-would-be-out",
                    "stake-would-be-too-high",
                    "game-would-be-over",
                    "player-would-be-in"
                })
        String kind,

        @Nullable PlayerId player) {

    public static ConflictJson of(Conflict conflict) {
        return switch (conflict) {
            case Conflict.PlayerWouldBeOut(int hand, PlayerId player) ->
                new ConflictJson(hand, "player-would-be-out", player);
            case Conflict.StakeWouldBeTooHigh(int hand, PlayerId player, int stake, int credits) ->
                new ConflictJson(hand, "stake-would-be-too-high", player);
            case Conflict.PlayerWouldBeIn(int hand, PlayerId player) ->
                new ConflictJson(hand, "player-would-be-in", player);
            case Conflict.GameWouldBeOver(int hand) -> new ConflictJson(hand, "game-would-be-over", null);
        };
    }
}
