package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.lasttrick.rules.RuleSet;

/** Settings that a table plays otherwise than the preset. */
public final class HouseRules {
    private static final ObjectMapper MAPPER = Notation.mapper();

    private HouseRules() {}

    /**
     * The preset with some of its settings replaced.
     *
     * @throws JsonMappingException when a setting is unknown or not of its kind; ranges are the game's to check
     */
    public static RuleSet over(RuleSet preset, ObjectNode settings) throws JsonMappingException {
        ObjectNode all = MAPPER.valueToTree(preset);
        if (settings.has("end")) {
            all.remove("hands");
            all.remove("target");
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
}
