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
import org.lasttrick.rules.variants.Variants;

/**
 * A game to be started.
 *
 * @param players in seat order, clockwise
 * @param rules the settings that differ from the variant's
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
     * @param score carried on from a paper sheet; credits where they are staked
     * @param cucumbers likewise
     */
    @Schema(name = "NewPlayer")
    record NewPlayer(
            @Nullable String name,
            @Nullable Integer score,
            @Nullable Integer cucumbers) {
        Entrant entrant(int startingScore) {
            return new Entrant(
                    Objects.requireNonNullElse(name, ""),
                    Objects.requireNonNullElse(score, startingScore),
                    Objects.requireNonNullElse(cucumbers, 0));
        }
    }

    /** @throws JsonMappingException when a house rule is unknown or not of its kind */
    StartGame command() throws JsonMappingException {
        String id = Objects.requireNonNullElse(variant, "");
        List<NewPlayer> seats = seats();
        Optional<RuleSet> preset = Variants.byId(id).map(known -> known.rulesFor(seats.size()));
        RuleSet changed = preset.isPresent() && rules != null ? over(preset.get(), rules) : null;
        int startingScore = Optional.ofNullable(changed)
                .or(() -> preset)
                .map(played -> played.scoring().startingScore())
                .orElse(0);
        return new StartGame(
                name,
                id,
                changed,
                seats.stream().map(seat -> seat.entrant(startingScore)).toList(),
                dealer);
    }

    /** @throws JsonMappingException when a setting is unknown or not of its kind; its path begins at {@code rules} */
    static RuleSet over(RuleSet preset, ObjectNode settings) throws JsonMappingException {
        try {
            return HouseRules.apply(preset, settings);
        } catch (JsonMappingException e) {
            e.prependPath(NewGame.class, "rules");
            throw e;
        }
    }

    private List<NewPlayer> seats() {
        return players == null
                ? List.of()
                : players.stream()
                        .map(player -> player == null ? new NewPlayer(null, null, null) : player)
                        .toList();
    }
}
