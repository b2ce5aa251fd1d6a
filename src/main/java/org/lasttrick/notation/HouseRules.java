package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Setting;

/** Settings in which a table differs from a preset. */
public final class HouseRules {
    private static final ObjectMapper MAPPER = Notation.mapper();
    private static final ObjectMapper STORED = Notation.stored();

    private HouseRules() {}

    /**
     * The preset with some of its settings replaced.
     *
     * @throws JsonMappingException when a setting is unknown or not of its kind; {@code game} checks ranges
     */
    public static RuleSet apply(RuleSet preset, ObjectNode settings) throws JsonMappingException {
        if (settings.has("scoring")) {
            throw new Malformed("is no setting: choose another variant").at("scoring");
        }
        // Newer settings are left out, so that their values follow the replaced ones, as in older games.
        ObjectNode all = STORED.valueToTree(preset);
        if (settings.has("end") && !settings.get("end").equals(all.get("end"))) {
            all.remove(numbersOfEnds());
            if (preset.scoring() instanceof TakerScoring
                    && settings.get("end").asText().equals("target")) {
                all.put("target", TakerScoring.USUAL_TARGET);
            }
        }
        all.setAll(settings);
        try {
            return MAPPER.treeToValue(all, RuleSet.class);
        } catch (JsonMappingException e) {
            throw e;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A tree is always JSON", e);
        }
    }

    private static List<String> numbersOfEnds() {
        return Setting.ALL.stream()
                .filter(setting -> setting.end() != null)
                .map(Setting::key)
                .toList();
    }

    /** All settings of some rules. */
    public static ObjectNode all(RuleSet rules) {
        return MAPPER.valueToTree(rules);
    }

    /**
     * The settings that, {@linkplain #apply applied} to the preset, give these rules; an end and its number come together.
     */
    public static ObjectNode difference(RuleSet preset, RuleSet rules) {
        ObjectNode usual = all(preset);
        ObjectNode differing = all(rules);
        boolean sameEnd = preset.end().equals(rules.end());
        Set<String> ofTheEnd = new HashSet<>(numbersOfEnds());
        ofTheEnd.add("end");
        differing
                .properties()
                .removeIf(setting -> ofTheEnd.contains(setting.getKey())
                        ? sameEnd
                        : setting.getValue().equals(usual.get(setting.getKey())));
        return differing;
    }

    /** Parses settings that were stored. */
    public static ObjectNode parse(String settings) {
        try {
            return (ObjectNode) MAPPER.readTree(settings);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Stored settings are not JSON", e);
        }
    }
}
