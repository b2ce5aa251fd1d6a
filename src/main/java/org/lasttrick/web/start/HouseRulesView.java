package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.web.start.StartView.Choice;

/**
 * The house rules as they may be changed before a game starts.
 *
 * @param filledFor what the fields belong to
 * @param open whether something in them is other than usual
 * @param forget {@code null} where nothing is kept that could be forgotten
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
     * @param usually the variant's own value in words, where this is another; {@code null} where it isn't
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
