package org.lasttrick.language.rulebook;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Variants;

/** Puts settings into words. */
public record SettingNarrator(SettingText say) {

    /** How some rules differ from the variant's own with so many players: a few words for each setting that does. */
    public List<String> marks(String variant, int players, RuleSet rules) {
        RuleSet usual =
                Variants.byId(variant).map(known -> known.rulesFor(players)).orElse(rules);
        boolean sameKindOfEnd = usual.end().getClass() == rules.end().getClass();
        return HouseRules.difference(usual, rules).properties().stream()
                .filter(setting -> !(sameKindOfEnd && setting.getKey().equals("end")))
                .map(setting -> say.mark(say.label(setting.getKey()), value(setting.getValue())))
                .toList();
    }

    private String value(JsonNode value) {
        return say.value(value.isNull() ? "none" : value.asText());
    }

    /** A refusal with the setting that it is about, for whoever sees no pointer. */
    public String wrong(String pointer, String why) {
        return setting(pointer).map(name -> say.wrong(say.label(name), why)).orElse(why);
    }

    private static Optional<String> setting(String pointer) {
        return pointer.startsWith("/rules/") ? Optional.of(pointer.substring("/rules/".length())) : Optional.empty();
    }
}
