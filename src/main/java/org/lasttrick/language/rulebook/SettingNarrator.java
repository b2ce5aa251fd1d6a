package org.lasttrick.language.rulebook;

import java.util.List;
import java.util.Map;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Variants;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;

/** Describes settings. */
public record SettingNarrator(SettingText say) {

    /**
     * A few words for each setting that differs from the variant's own rules for so many players. An end of the same kind is
     * described by its number alone.
     */
    public List<String> marks(String variant, int players, RuleSet rules) {
        RuleSet usual =
                Variants.byId(variant).map(known -> known.rulesFor(players)).orElse(rules);
        Map<String, SettingValue> usually = Settings.of(usual).values();
        return Settings.of(rules).values().entrySet().stream()
                .filter(setting -> !setting.getValue().equals(usually.get(setting.getKey())))
                .map(setting -> say.mark(say.label(setting.getKey()), say.value(key(setting.getValue()))))
                .toList();
    }

    /** The key of the value's text. */
    private static String key(SettingValue value) {
        return switch (value) {
            case SettingValue.Whole(int number) -> Integer.toString(number);
            case SettingValue.Word(String word) -> word;
            case SettingValue.Flag(boolean on) -> Boolean.toString(on);
            case SettingValue.None() -> "none";
        };
    }

    /** A refusal, introduced by the setting that {@code pointer} names. */
    public String wrong(String pointer, String why) {
        return pointer.startsWith("/rules/") ? say.wrong(say.label(pointer.substring("/rules/".length())), why) : why;
    }
}
