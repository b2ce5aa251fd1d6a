package org.lasttrick.api;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.WebApplicationException;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.CorrectRules;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.Rejection;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/**
 * A correction of the rules says under which other rules the game goes on.
 *
 * @param variant the game's own when absent
 * @param rules the settings that differ from the variant's
 * @param onConflict what to do with hands that conflict with the rules, as in a HandCorrection
 */
@Schema(name = "RulesCorrection")
record RulesCorrection(
        @Nullable String variant,

        @Schema(ref = "#/components/schemas/HouseRules") @Nullable
        ObjectNode rules,

        @Schema(
                enumeration = {"refuse", "strike", "keep"},
                defaultValue = "refuse")
        @Nullable
        String onConflict) {

    /**
     * @throws JsonMappingException when a house rule is unknown or not of its kind
     * @throws WebApplicationException with the refusal, when there is no such variant
     */
    CorrectRules command(Game game, CommandResponses answers) throws JsonMappingException {
        String id = Objects.requireNonNullElse(variant, game.start().variant());
        Variant known = Variants.byId(id)
                .orElseThrow(() -> new WebApplicationException(
                        answers.refused(List.of(new Rejection.UnknownVariant("/variant", id)))));
        RuleSet preset = known.rulesFor(game.start().people());
        return new CorrectRules(
                id,
                rules == null ? preset : NewGame.over(preset, rules),
                onConflict == null ? OnConflict.REFUSE : Parameters.onConflict(onConflict));
    }
}
