package org.lasttrick.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.WebApplicationException;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.Rejection;
import org.lasttrick.game.WhatIf;
import org.lasttrick.http.ProblemType;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** A query says under which rules a game is asked for. */
record OtherRules(
        @Parameter(description = "The id of a variant; without it, and with rules, the game's own") @RestQuery @Nullable
        String under,

        @Parameter(description = "House rules that differ from the variant's, as a JSON object such as {\"lives\":1}")
        @RestQuery
        @Nullable
        String rules) {
    static final String NOT_A_VARIANT = "under must be the id of a variant, such as agurk.";
    static final String NOT_RULES = "rules must be a JSON object of settings, such as {\"lives\":1}.";

    private static final ObjectMapper NOTATION = Notation.mapper();

    boolean areAsked() {
        return under != null || rules != null;
    }

    /**
     * Returns the game under these rules.
     *
     * @throws JsonMappingException when a house rule is unknown or not of its kind
     * @throws WebApplicationException with the refusal, when there can be no such game
     */
    WhatIf of(Game game, CommandResponses answers) throws JsonMappingException {
        String id = Objects.requireNonNullElse(under, game.start().variant());
        Variant variant = Variants.byId(id)
                .orElseThrow(() -> refused(answers, List.of(new Rejection.UnknownVariant("/under", id))));
        RuleSet preset = variant.rulesFor(game.start().people());
        RuleSet changed = rules == null ? preset : NewGame.over(preset, settings(rules));
        List<Rejection> rejections = game.sheet().status() == Status.ABANDONED
                ? List.of(Rejection.State.NO_RESULT)
                : GameDecider.rejectionsOfHouseRules(variant, changed);
        if (!rejections.isEmpty()) {
            throw refused(answers, rejections);
        }
        return WhatIf.of(game, id, changed);
    }

    private static WebApplicationException refused(CommandResponses answers, List<Rejection> reasons) {
        return new WebApplicationException(answers.refused(reasons));
    }

    private static ObjectNode settings(String rules) {
        try {
            if (NOTATION.readTree(rules) instanceof ObjectNode settings) {
                return settings;
            }
        } catch (JsonProcessingException _) {
            // Refused below.
        }
        throw ProblemType.MALFORMED.exception(NOT_RULES);
    }
}
