package org.lasttrick.start;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.sheet.SheetForm;

/**
 * This form is the house rules part of the new-game form.
 *
 * @param filledFor the key of the game that the fields were filled in for; empty: they never were
 * @param typed each setting as it stands in its field
 * @param keepAs the name to keep them under; empty: not to be kept
 */
public record HouseRulesForm(String filledFor, SortedMap<String, String> typed, String keepAs) {
    public static HouseRulesForm of(FormFields fields) {
        SortedMap<String, String> typed = new TreeMap<>();
        fields.fields().forEach((name, values) -> {
            if (name.startsWith(SheetForm.RULE)) {
                typed.put(name.substring(SheetForm.RULE.length()), InputText.stripped(values.getFirst()));
            }
        });
        return new HouseRulesForm(fields.text("rulesOf"), typed, InputText.stripped(fields.text("keepAs")));
    }

    /** Returns the form as if these settings of the game had been chosen in it. */
    public static HouseRulesForm of(String game, Map<Setting<?>, SettingValue> settings) {
        SortedMap<String, String> typed = new TreeMap<>();
        settings.forEach((setting, value) -> typed.put(setting.key(), value.text()));
        return new HouseRulesForm(game, typed, "");
    }

    /**
     * Says what is wrong with the fields.
     *
     * @param before the settings that the fields belong to
     */
    public List<String> faults(Settings before, RulesText text) {
        List<String> faults = typed.entrySet().stream()
                .flatMap(field -> fault(field.getKey(), field.getValue(), before, text).stream())
                .toList();
        return faults.isEmpty()
                ? before.with(settings(before)).missing().stream()
                        .map(missing -> text.settingUnclear(text.settingLabel(missing.key())))
                        .toList()
                : faults;
    }

    private Optional<String> fault(String key, String value, Settings before, RulesText text) {
        String label = text.settingLabel(key);
        Optional<Setting<?>> known = Setting.byKey(key).filter(setting -> setting.isKnownIn(before.game()));
        if (known.isEmpty()) {
            return Optional.of(text.settingUnclear(label));
        }
        Setting<?> setting = known.get();
        boolean isReadable = (value.isEmpty() && setting.kind().isNumber())
                || setting.kind().parse(value).isPresent();
        if (!isReadable) {
            return Optional.of(unreadable(setting.kind(), label, value, text));
        }
        boolean wasChanged = !value.isEmpty() && !value.equals(before.text(setting, before));
        return wasChanged && !exists(setting, before)
                ? Optional.of(text.ofAnotherChoice(
                        label, text.settingLabel(setting.group().key())))
                : Optional.empty();
    }

    private static String unreadable(SettingKind<?> kind, String label, String value, RulesText text) {
        if (kind.isPoints()) {
            Optional<String> wrong = InputText.parts(value, ", ").stream()
                    .filter(card -> kind.parse(card).isEmpty())
                    .findFirst();
            return text.settingNoPoints(label, wrong.orElse(value));
        }
        return kind.isNumber() ? text.settingNoNumber(label) : text.settingUnclear(label);
    }

    /**
     * Returns the settings that are named; only without {@link #faults}. What goes with one choice counts with that only, and an empty
     * field means no number where a setting allows that, else that the value stays as it was.
     */
    public Map<Setting<?>, SettingValue> settings(Settings before) {
        Map<Setting<?>, SettingValue> settings = new LinkedHashMap<>();
        typed.forEach((key, text) -> Setting.byKey(key)
                .filter(setting -> exists(setting, before))
                .ifPresent(setting -> setting.kind().parse(text).ifPresent(value -> settings.put(setting, value))));
        return settings;
    }

    private boolean exists(Setting<?> setting, Settings before) {
        return setting.isPartOf(before.game(), other -> typed.getOrDefault(other.key(), before.text(other)));
    }
}
