package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.PlayerName;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variants;

/**
 * The body of a start says who plays which variant, and under which rules.
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
     * @param names in place of a name, of two partners who share a score
     * @param score carried on from a paper sheet; credits where they are staked
     * @param cucumbers likewise
     */
    @Schema(name = "NewPlayer")
    record NewPlayer(
            @Nullable String name,
            @Schema(minItems = 2, maxItems = 2) @Nullable List<@Nullable String> names,
            @Nullable Integer score,
            @Nullable Integer cucumbers) {
        /** @param pointer to the player */
        Entrant entrant(String pointer, int startingScore) {
            PlayerName read = PlayerNames.read(pointer, name, names);
            return new Entrant(
                    read.first(),
                    read.partner(),
                    Objects.requireNonNullElse(score, startingScore),
                    Objects.requireNonNullElse(cucumbers, 0));
        }
    }

    /** @throws JsonMappingException when a house rule is unknown or not of its kind */
    StartGame command() throws JsonMappingException {
        String id = Objects.requireNonNullElse(variant, "");
        List<NewPlayer> seats = seats();
        int people =
                seats.stream().mapToInt(seat -> seat.names() == null ? 1 : 2).sum();
        Optional<RuleSet> preset = Variants.byId(id).map(known -> known.rulesFor(people));
        RuleSet changed = preset.isPresent() && rules != null ? over(preset.get(), rules) : null;
        int startingScore = Optional.ofNullable(changed)
                .or(() -> preset)
                .map(played -> played.scoring().startingScore())
                .orElse(0);
        return new StartGame(
                name,
                id,
                changed,
                IntStream.range(0, seats.size())
                        .mapToObj(seat -> seats.get(seat).entrant("/players/" + seat, startingScore))
                        .toList(),
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
                        .map(player -> player == null ? new NewPlayer(null, null, null, null) : player)
                        .toList();
    }
}
