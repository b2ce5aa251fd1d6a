package org.lasttrick.rules.settings;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.SettingValue.Flag;
import org.lasttrick.rules.settings.SettingValue.Whole;
import org.lasttrick.rules.settings.SettingValue.Word;

/**
 * Rules as settings.
 *
 * @param values by the settings' keys, in the order in which they are written
 */
public record Settings(Setting.Game game, Map<String, SettingValue> values) {
    public Settings {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public static Settings of(RuleSet rules) {
        Map<String, SettingValue> values = new LinkedHashMap<>();
        Setting.Game game = Setting.Game.of(rules);
        Setting.ALL.stream()
                .filter(setting -> setting.isPartOf(game, rules.end().word()))
                .forEach(setting -> values.put(setting.key(), setting.getter().apply(rules)));
        return new Settings(game, values);
    }

    /** The rules with these settings, which must be all that are {@link Setting#isPartOf part} of them. */
    public RuleSet rules() {
        return Setting.rules(this);
    }

    public boolean has(String key) {
        return values.containsKey(key);
    }

    public SettingValue get(String key) {
        return Objects.requireNonNull(values.get(key), key);
    }

    int number(String key) {
        return ((Whole) get(key)).number();
    }

    String word(String key) {
        return ((Word) get(key)).word();
    }

    boolean flag(String key) {
        return ((Flag) get(key)).on();
    }

    /** @param constants all possible ones */
    <E extends Enum<E>> E constant(String key, E[] constants) {
        String word = word(key);
        return Arrays.stream(constants)
                .filter(constant -> SettingKind.word(constant).equals(word))
                .findFirst()
                .orElseThrow();
    }
}
