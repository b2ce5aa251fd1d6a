package org.lasttrick.language.rulebook;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

/** Describes settings. */
public record SettingNarrator(RulesText text) {

    /**
     * Describes in a few words each setting that differs from the variant's own rules for so many players. An end of
     * the same kind is described by its number alone.
     */
    public List<String> marks(String variant, int players, RuleSet rules) {
        RuleSet usual =
                Variants.byId(variant).map(known -> known.rulesFor(players)).orElse(rules);
        if (rules.equals(usual)) {
            return List.of();
        }
        Settings settings = Settings.of(rules);
        Settings usually = Settings.of(usual);
        return marks(settings.values().entrySet().stream()
                .filter(setting -> !usually.text(setting.getKey(), settings)
                        .equals(setting.getValue().text())));
    }

    /** Describes each setting in a few words. */
    public List<String> marks(Stream<Map.Entry<Setting<?>, SettingValue>> settings) {
        return settings.map(setting -> text.settingIs(
                        text.settingLabel(setting.getKey().key()),
                        value(setting.getKey().key(), setting.getValue().text())))
                .toList();
    }

    /**
     * @param setting its name in requests
     * @param typed as a {@linkplain SettingValue#text text}
     */
    public String value(String setting, String typed) {
        return text.settingValue(setting, typed.isEmpty() ? "none" : typed);
    }

    /** Describes a refusal, and begins with the setting that {@code pointer} names. */
    public String wrong(String pointer, String why) {
        return pointer.startsWith("/rules/")
                ? text.settingWrong(text.settingLabel(pointer.substring("/rules/".length())), why)
                : why;
    }
}
