package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.web.start.StartView.Choice;

/**
 * The house rules part of the new-game form as it is shown.
 *
 * @param filledFor the key of the game that the fields belong to
 * @param changes what differs from the variant's, in a few words each
 * @param open whether a setting differs from the variant's
 * @param forget {@code null} for a variant as it is
 */
record HouseRulesView(
        String filledFor,
        String hint,
        boolean open,
        List<String> changes,
        List<SettingField> settings,
        String keepAs,
        @Nullable Forget forget) {

    /**
     * @param options what may be chosen; empty for a number that is typed
     * @param placeholder what an empty field means
     * @param change from it to the value; {@code null} likewise
     * @param effect what the setting does to the score
     * @param usually the variant's own value in words; {@code null} where this is the same
     */
    record SettingField(
            String name,
            String label,
            String value,
            List<Choice> options,
            String placeholder,
            @Nullable String usually,
            @Nullable String change,
            String effect) {}

    record Forget(String action, String label) {}
}
