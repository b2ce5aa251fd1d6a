package org.lasttrick.rules.settings;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.TakerScoring;

/**
 * Settings are rules, as a value for each setting.
 *
 * @param values in the order in which they are written
 */
public record Settings(Setting.Game game, Map<Setting<?>, SettingValue> values) {
    /**
     * Most card games have these settings, and each names only its differences. All players of the highest card pay its rank,
     * reaching the limit puts a player out, seven cards each are dealt clockwise, and the last player in wins.
     */
    public static final Settings OF_MOST_GAMES = of(new RulesDraft().rules(Setting.Game.CARDS));

    public Settings {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public static Settings of(RuleSet rules) {
        Map<Setting<?>, SettingValue> values = new LinkedHashMap<>();
        Setting.Game game = Setting.Game.of(rules);
        for (Setting<?> setting : Setting.ALL) {
            if (setting.isPartOf(game, other -> text(values.get(other)))) {
                values.put(setting, setting.value(rules));
            }
        }
        return new Settings(game, values);
    }

    /** Returns what rules that are based on these settings have where nothing else is said, a target of another end included. */
    public Map<Setting<?>, SettingValue> defaults() {
        Map<Setting<?>, SettingValue> defaults = new LinkedHashMap<>(values);
        if (game == Setting.Game.TAKER) {
            Choice target = Setting.TARGET.is(TakerScoring.USUAL_TARGET);
            defaults.putIfAbsent(target.setting(), target.value());
        }
        return defaults;
    }

    /**
     * Returns these settings with exactly the named ones changed. Those that exist only beside another choice don't count; those
     * that come with one that was added later, and aren't named, are as they were before they could be chosen.
     */
    public Settings with(Map<Setting<?>, SettingValue> named) {
        Map<Setting<?>, SettingValue> all = defaults();
        all.putAll(named);
        Settings changed = new Settings(game, all);
        all.keySet().removeIf(setting -> !setting.isPartOf(changed));
        return new Settings(game, all).withLegacyDefaults();
    }

    public Settings with(Choice... named) {
        Map<Setting<?>, SettingValue> values = new LinkedHashMap<>();
        for (Choice choice : named) {
            values.put(choice.setting(), choice.value());
        }
        return with(values);
    }

    /** Returns these settings, and where one is missing that was added later, its value in older games. */
    public Settings withLegacyDefaults() {
        Settings all = this;
        for (Setting<?> setting : Setting.ALL) {
            if (setting.isPartOf(all) && !all.has(setting)) {
                Map<Setting<?>, SettingValue> more = new LinkedHashMap<>(all.values);
                setting.inOlderGames(all).ifPresent(value -> more.put(setting, value));
                all = new Settings(game, more);
            }
        }
        return all;
    }

    /** Returns a setting that is missing here: the number of an end that was {@linkplain #with named} without it. */
    public Optional<Setting<?>> missing() {
        return Setting.ALL.stream()
                .filter(setting -> setting.isPartOf(this) && !has(setting))
                .findFirst();
    }

    /** Returns the settings that, {@linkplain #with named} over the usual ones, give these; an end and its number come together. */
    public Map<Setting<?>, SettingValue> differenceFrom(Settings usual) {
        Map<Setting<?>, SettingValue> differing = new LinkedHashMap<>(values);
        differing.keySet().removeIf(setting -> hasSameGroup(setting.group(), usual));
        return differing;
    }

    private boolean hasSameGroup(Setting<?> group, Settings usual) {
        return Setting.ALL.stream()
                .filter(setting -> setting.group() == group)
                .allMatch(setting ->
                        Objects.equals(values.get(setting), usual.values().get(setting)));
    }

    /** Returns the value of a setting as it is typed; empty for none, and where there is no such setting here. */
    public String text(Setting<?> setting) {
        return text(values.get(setting));
    }

    /**
     * Returns the value of a setting as it is typed, or, where there is no such setting here, what it is beside others if nothing
     * is said of it.
     */
    public String text(Setting<?> setting, Settings others) {
        return has(setting) ? text(setting) : text(setting.inOlderGames(others).orElse(null));
    }

    private static String text(@Nullable SettingValue value) {
        return value == null ? "" : value.text();
    }

    /**
     * Returns the rules with these settings.
     *
     * @throws IllegalStateException where one is {@linkplain #missing missing}
     */
    public RuleSet rules() {
        missing().ifPresent(setting -> {
            throw new IllegalStateException(setting + " is missing");
        });
        RulesDraft draft = new RulesDraft();
        values.forEach((setting, value) -> setting.write(value, draft));
        return draft.rules(game);
    }

    public boolean has(Setting<?> setting) {
        return values.containsKey(setting);
    }

    public SettingValue value(Setting<?> setting) {
        return Objects.requireNonNull(values.get(setting), setting.key());
    }

    public <T extends @Nullable Object> T get(Setting<T> setting) {
        return setting.kind().reader().apply(value(setting));
    }
}
