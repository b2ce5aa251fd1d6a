package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.GameNames.OfCountry;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.mark.Mark;
import org.lasttrick.start.ChosenGame;
import org.lasttrick.start.HouseRulesView;

/**
 * A game is shown beside itself under other rules.
 *
 * @param sheet the address of its scoresheet
 * @param chosen the game whose rules are chosen
 * @param houseRules {@code null} while nobody asked for them
 * @param errors why there can be no such rules
 * @param comparison {@code null} until rules are chosen, and without a hand
 * @param recording {@code null} for a device that may only watch, for the rules that the game has, and for those that can't score it
 */
record WhatIfView(
        String name,
        String sheet,
        List<OfCountry> games,
        ChosenGame chosen,
        @Nullable HouseRulesView houseRules,
        List<String> errors,
        @Nullable Comparison comparison,
        @Nullable Recording recording) {

    /**
     * @param result as it was played; {@code null} while it goes on
     * @param conclusion under the other rules, the sentence that says most first
     * @param after the last hand that counts under them; 0: all do, or none
     */
    record Comparison(@Nullable String result, List<String> conclusion, int after, List<Row> rows) {}

    /**
     * This form records these rules, by which the game is scored from then on.
     *
     * @param settings all of the rules
     * @param conflicts of hands that would be struck out, or kept as they were entered
     * @param lines what that would change; empty without conflicts, since the comparison says it
     * @param choices of what to do with these hands; one without conflicts
     */
    record Recording(
            ButtonView button,
            int version,
            String variant,
            List<Choice> settings,
            List<String> conflicts,
            List<HandNarrator.Line> lines,
            List<Choice> choices) {}

    /** @param label of a button; of a setting, the name of its field */
    record Choice(String value, String label) {}

    /** @param otherwise {@code null} where no hand counts, and for a player who would not have come to the table */
    record Row(
            String name, Mark mark, Total played, @Nullable Total otherwise) {}

    /**
     * @param place {@code null} while the game would go on
     * @param left lives left
     */
    record Total(@Nullable Integer place, Standing standing, int left) {}
}
