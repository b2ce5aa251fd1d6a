package org.lasttrick.web.rules;

import java.util.List;
import org.lasttrick.rules.variants.Variant;

/** The list of all games shows a game with its other names and one line about its rules. */
record GameFacts(Variant variant, String otherNames, List<String> facts, String inBrief) {}
