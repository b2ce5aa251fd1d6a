package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;

/**
 * A game to be started.
 *
 * @param players in seat order, clockwise
 * @param rules settings that the table plays otherwise than the variant has them
 * @param dealer who deals the first hand; p1 when absent
 */
@Schema(name = "NewGame")
record NewGame(
        @JsonProperty(required = true) String variant,
        @Nullable List<@Nullable NewPlayer> players,

        @Schema(ref = "#/components/schemas/HouseRules") @Nullable
        ObjectNode rules,

        @Nullable PlayerId dealer,
        @Nullable String name) {

    /**
     * @param score carried on from a paper sheet
     * @param cucumbers likewise
     */
    @Schema(name = "NewPlayer")
    record NewPlayer(
            @Nullable String name,
            @Nullable Integer score,
            @Nullable Integer cucumbers) {}

    /** @throws JsonMappingException when a house rule is unknown or not of its kind */
    StartGame command() throws JsonMappingException {
        String id = Objects.requireNonNullElse(variant, "");
        return new StartGame(name, id, rules(id), entrants(), dealer);
    }

    private @Nullable RuleSet rules(String id) throws JsonMappingException {
        Optional<Variant> known = Variants.byId(id);
        if (rules == null || known.isEmpty()) {
            return null;
        }
        try {
            return HouseRules.over(known.get().rules(), rules);
        } catch (JsonMappingException e) {
            e.prependPath(NewGame.class, "rules");
            throw e;
        }
    }

    private List<Entrant> entrants() {
        return players == null
                ? List.of()
                : players.stream()
                        .map(player -> player == null ? new NewPlayer(null, null, null) : player)
                        .map(player -> new Entrant(
                                Objects.requireNonNullElse(player.name(), ""),
                                Objects.requireNonNullElse(player.score(), 0),
                                Objects.requireNonNullElse(player.cucumbers(), 0)))
                        .toList();
    }
}
