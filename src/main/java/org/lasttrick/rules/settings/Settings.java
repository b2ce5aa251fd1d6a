package org.lasttrick.rules.settings;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.TakerScoring;
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
                .filter(setting -> setting.isPartOf(game, Setting.endOf(rules)))
                .forEach(setting -> values.put(setting.key(), setting.getter().apply(rules)));
        return new Settings(game, values);
    }

    /** What rules that are based on these have where nothing else is said, a target of another end included. */
    public Map<String, SettingValue> defaults() {
        Map<String, SettingValue> defaults = new LinkedHashMap<>(values);
        if (game == Setting.Game.TAKER) {
            defaults.putIfAbsent("target", new Whole(TakerScoring.USUAL_TARGET));
        }
        return defaults;
    }

    /** These with exactly the named ones changed. Those of another end don't count. */
    public Settings with(Map<String, SettingValue> named) {
        Map<String, SettingValue> all = defaults();
        all.putAll(named);
        Settings changed = new Settings(game, all);
        all.keySet().removeIf(key -> !changed.isPart(key));
        return new Settings(game, all);
    }

    /** These, and where one is missing that was added later, its value in older games. */
    public Settings withLegacyDefaults() {
        Map<String, SettingValue> all = new LinkedHashMap<>(values);
        for (Setting setting : Setting.ALL) {
            Function<Settings, SettingValue> legacyDefault = setting.legacyDefault();
            if (legacyDefault != null && isPart(setting.key())) {
                all.putIfAbsent(setting.key(), legacyDefault.apply(this));
            }
        }
        return new Settings(game, all);
    }

    private boolean isPart(String key) {
        return Setting.byKey(key)
                .filter(setting -> setting.isPartOf(game, word("end")))
                .isPresent();
    }

    /** A setting that these lack: the number of an end that was {@linkplain #with named} without it. */
    public Optional<String> missing() {
        return Setting.ALL.stream()
                .map(Setting::key)
                .filter(key -> isPart(key) && !has(key))
                .findFirst();
    }

    /** The settings that, {@linkplain #with named} over the usual ones, give these; an end and its number come together. */
    public Map<String, SettingValue> differenceFrom(Settings usual) {
        boolean sameEnd = rules().end().equals(usual.rules().end());
        Map<String, SettingValue> differing = new LinkedHashMap<>(values);
        differing
                .entrySet()
                .removeIf(each -> isOfTheEnd(each.getKey())
                        ? sameEnd
                        : each.getValue().equals(usual.values().get(each.getKey())));
        return differing;
    }

    private static boolean isOfTheEnd(String key) {
        return key.equals("end")
                || Setting.byKey(key).filter(setting -> setting.end() != null).isPresent();
    }

    /** The value of a setting as it is typed; empty for none, and where these have no such setting. */
    public String text(String key) {
        return has(key) ? get(key).text() : "";
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
        return Whole.class.cast(get(key)).number();
    }

    String word(String key) {
        return Word.class.cast(get(key)).word();
    }

    boolean flag(String key) {
        return Flag.class.cast(get(key)).on();
    }

    /** @param constants all possible ones */
    <E extends Enum<E>> E constant(String key, E[] constants) {
        return SettingKind.constant(word(key), constants);
    }
}
