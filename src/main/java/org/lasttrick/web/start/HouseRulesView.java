package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.web.start.StartView.Choice;

/**
 * The house rules part of the new-game form as it is shown.
 *
 * @param filledFor the key of the game that the fields belong to
 * @param open whether a setting differs from the variant's
 * @param forget {@code null} for a variant as it is
 */
record HouseRulesView(
        String filledFor,
        String hint,
        boolean open,
        List<SettingField> settings,
        String keepAs,
        @Nullable Forget forget) {

    /**
     * @param options what may be chosen; empty for a number that is typed
     * @param placeholder what an empty field means
     * @param usually the variant's own value in words; {@code null} where this is the same
     */
    record SettingField(
            String name,
            String label,
            String value,
            List<Choice> options,
            String placeholder,
            @Nullable String usually) {}

    record Forget(String action, String label) {}
}
