package org.lasttrick.web.start;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;
import org.lasttrick.scorekeeping.KeptRules;

/**
 * The chosen game: a variant, or one with house rules that the book keeps.
 *
 * @param kept {@code null} for a variant as it is
 */
record ChosenGame(Variant variant, @Nullable KeptRules kept) {
    private static final String KEPT = "kept:";

    static Optional<String> keptId(String key) {
        return key.startsWith(KEPT) ? Optional.of(key.substring(KEPT.length())) : Optional.empty();
    }

    static Optional<ChosenGame> of(KeptRules kept) {
        return Variants.byId(kept.variant()).map(variant -> new ChosenGame(variant, kept));
    }

    String key() {
        return kept == null ? variant.id() : KEPT + kept.id();
    }

    /** With the usual number of players. */
    RuleSet rules() {
        return with(variant.rules(), settings());
    }

    /** With the usual number of players, and with further settings applied. */
    RuleSet rules(ObjectNode changed) {
        return with(rules(), changed);
    }

    /** With so many players. */
    RuleSet rules(int players) {
        return with(variant.rulesFor(players), settings());
    }

    /** With so many players, and with further settings applied. */
    RuleSet rules(int players, ObjectNode changed) {
        return with(rules(players), changed);
    }

    ObjectNode settings() {
        return kept == null ? JsonNodeFactory.instance.objectNode() : kept.settings();
    }

    private static RuleSet with(RuleSet rules, ObjectNode settings) {
        try {
            return HouseRules.apply(rules, settings);
        } catch (JsonMappingException e) {
            throw new IllegalStateException("These settings were rules before", e);
        }
    }
}
