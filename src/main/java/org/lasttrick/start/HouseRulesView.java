package org.lasttrick.start;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The house rules part of the new-game form is drawn from this view.
 *
 * @param game that the fields belong to
 * @param open whether a setting differs from the variant's
 */
public record HouseRulesView(ChosenGame game, boolean open, List<SettingField> settings, String keepAs) {

    /**
     * @param options what may be chosen; empty for a number that is typed
     * @param isNumber whether it is a number that is typed
     * @param placeholder what an empty field means
     * @param usually the variant's own value in words; {@code null} where this is the same
     * @param change from it to the value; {@code null} likewise
     */
    public record SettingField(
            String name,
            String value,
            List<String> options,
            boolean isNumber,
            String placeholder,
            @Nullable String usually,
            @Nullable String change) {}
}
