package org.lasttrick.start;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/**
 * A chosen game is a variant, or one with house rules that the book keeps.
 *
 * @param kept {@code null} for a variant as it is
 */
public record ChosenGame(Variant variant, @Nullable NamedHouseRules kept) {
    private static final String KEPT = "kept:";

    static Optional<String> keptId(String key) {
        return key.startsWith(KEPT) ? Optional.of(key.substring(KEPT.length())) : Optional.empty();
    }

    /** Returns the game of kept house rules; empty for a variant that a later version has added. */
    static Optional<ChosenGame> of(NamedHouseRules kept) {
        return Variants.byId(kept.variant()).map(variant -> new ChosenGame(variant, kept));
    }

    public String key() {
        return kept == null ? variant.id() : KEPT + kept.id();
    }

    /** Returns the settings in which the game differs from the variant. */
    Map<Setting<?>, SettingValue> houseRules() {
        return kept == null ? Map.of() : kept.settings();
    }

    /** Returns the settings with the usual number of players. */
    Settings settings() {
        return with(variant.rules());
    }

    /** Returns the settings with so many players. */
    public Settings settings(int players) {
        return with(variant.rulesFor(players));
    }

    private Settings with(RuleSet usual) {
        return Settings.of(usual).with(houseRules());
    }
}
