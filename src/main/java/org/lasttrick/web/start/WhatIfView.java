package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.sheet.mark.Mark;
import org.lasttrick.start.ChosenGame;
import org.lasttrick.start.HouseRulesView;

/**
 * A game beside itself under other rules.
 *
 * @param sheet the address of its scoresheet
 * @param chosen the game whose rules are chosen
 * @param houseRules {@code null} while nobody asked for them
 * @param errors why there can be no such rules
 * @param comparison {@code null} until rules are chosen
 */
record WhatIfView(
        String name,
        String sheet,
        List<Variant> games,
        ChosenGame chosen,
        @Nullable HouseRulesView houseRules,
        List<String> errors,
        @Nullable Comparison comparison) {

    /**
     * @param result as it was played
     * @param conclusion under the other rules, the sentence that says most first
     * @param after the last hand that counts under them; 0: all do, or none
     */
    record Comparison(String result, List<String> conclusion, int after, List<Row> rows) {}

    /** @param otherwise {@code null} where no hand counts, and for a player who would not have come to the table */
    record Row(
            String name, Mark mark, Total played, @Nullable Total otherwise) {}

    /**
     * @param place {@code null} while the game would go on
     * @param left lives left
     */
    record Total(@Nullable Integer place, Standing standing, int left) {}
}
