package org.lasttrick.web.rules;

import java.util.List;
import org.lasttrick.rules.variants.Variant;

/** The list of all games shows a game with one line about its rules. */
record GameFacts(Variant variant, List<String> facts, String inBrief) {
    public String otherNames() {
        return String.join(", ", variant.otherNames());
    }
}
