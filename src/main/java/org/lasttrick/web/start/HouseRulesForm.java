package org.lasttrick.web.start;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.sheet.pad.FormFields;

/**
 * The house rules part of the new-game form.
 *
 * @param filledFor the key of the game that the fields were filled in for; empty: they never were
 * @param typed each setting as it stands in its field
 * @param keepAs the name to keep them under; empty: not to be kept
 */
record HouseRulesForm(String filledFor, SortedMap<String, String> typed, String keepAs) {
    private static final String PREFIX = "rule-";

    static HouseRulesForm of(FormFields fields) {
        SortedMap<String, String> typed = new TreeMap<>();
        fields.fields().forEach((name, values) -> {
            if (name.startsWith(PREFIX)) {
                typed.put(name.substring(PREFIX.length()), values.getFirst().strip());
            }
        });
        return new HouseRulesForm(
                fields.text("rulesOf"), typed, fields.text("keepAs").strip());
    }

    /** As if these settings of the game had been chosen in the form. */
    static HouseRulesForm of(String game, Map<String, SettingValue> settings) {
        SortedMap<String, String> typed = new TreeMap<>();
        settings.forEach((key, value) -> typed.put(key, value.text()));
        return new HouseRulesForm(game, typed, "");
    }

    /** What is wrong with a field. */
    enum Fault {
        NO_NUMBER,
        /** It was changed, and belongs to another end than the chosen one. */
        OF_ANOTHER_END,
        /** It is empty or holds what its setting can't be. */
        UNCLEAR
    }

    /** @param before the settings that the fields belong to */
    Map<String, Fault> faults(Settings before) {
        Map<String, Fault> faults = new LinkedHashMap<>();
        typed.forEach((key, text) -> {
            Fault fault = fault(key, text, before);
            if (fault != null) {
                faults.put(key, fault);
            }
        });
        if (faults.isEmpty()) {
            before.with(settings(before)).missing().ifPresent(key -> faults.put(key, Fault.UNCLEAR));
        }
        return faults;
    }

    private @Nullable Fault fault(String key, String text, Settings before) {
        Optional<Setting> known =
                Setting.byKey(key).filter(setting -> setting.games().contains(before.game()));
        if (known.isEmpty()) {
            return Fault.UNCLEAR;
        }
        Setting setting = known.get();
        boolean isReadable = (text.isEmpty() && setting.kind().isNumber())
                || setting.kind().parse(text).isPresent();
        if (!isReadable) {
            return setting.kind().isNumber() ? Fault.NO_NUMBER : Fault.UNCLEAR;
        }
        return isOfAnotherEnd(setting, before) && !text.isEmpty() && !text.equals(before.text(key))
                ? Fault.OF_ANOTHER_END
                : null;
    }

    /**
     * The settings that are named; only without {@link #faults}. An end's number counts with that end only, and an empty field means
     * no number where a setting allows that, else that the value stays as it was.
     */
    Map<String, SettingValue> settings(Settings before) {
        Map<String, SettingValue> settings = new LinkedHashMap<>();
        typed.forEach((key, text) -> Setting.byKey(key)
                .filter(setting -> !isOfAnotherEnd(setting, before))
                .flatMap(setting -> setting.kind().parse(text))
                .ifPresent(value -> settings.put(key, value)));
        return settings;
    }

    private boolean isOfAnotherEnd(Setting setting, Settings before) {
        return setting.end() != null && !setting.end().equals(typed.getOrDefault("end", before.text("end")));
    }
}
