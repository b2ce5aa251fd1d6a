package org.lasttrick.web.start;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;

/**
 * The house rules part of the new-game form.
 *
 * @param filledFor the key of the game that the fields were filled in for; empty: they never were
 * @param typed each setting as it stands in its field
 * @param keepAs the name to keep them under; empty: not to be kept
 */
record HouseRulesForm(String filledFor, SortedMap<String, String> typed, String keepAs) {
    private static final String PREFIX = "rule-";

    static HouseRulesForm of(MultivaluedMap<String, String> fields) {
        SortedMap<String, String> typed = new TreeMap<>();
        fields.forEach((name, values) -> {
            if (name.startsWith(PREFIX)) {
                typed.put(name.substring(PREFIX.length()), values.getFirst().strip());
            }
        });
        return new HouseRulesForm(
                Objects.requireNonNullElse(fields.getFirst("rulesOf"), ""),
                typed,
                Objects.requireNonNullElse(fields.getFirst("keepAs"), "").strip());
    }

    /** As if these settings of the game had been chosen in the form. */
    static HouseRulesForm of(String game, ObjectNode settings) {
        SortedMap<String, String> typed = new TreeMap<>();
        settings.properties()
                .forEach(each -> typed.put(
                        each.getKey(),
                        each.getValue().isNull() ? "" : each.getValue().asText()));
        return new HouseRulesForm(game, typed, "");
    }

    /** The settings whose field should hold a number and does not. */
    List<String> unreadableNumbers() {
        return typed.entrySet().stream()
                .filter(each -> isNumber(each.getKey()))
                .filter(each -> !each.getValue().isEmpty())
                .filter(each -> !each.getValue().matches("[0-9]{1,9}"))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** A changed number that belongs to another end than the chosen one; empty where there is none. */
    Optional<String> numberOfAnotherEnd(ObjectNode before) {
        String end = typed.getOrDefault("end", "");
        return Setting.ALL.stream()
                .filter(setting -> typed.containsKey("end") && isOfAnotherEnd(setting, end))
                .map(Setting::key)
                .filter(name -> !typed.getOrDefault(name, "").isEmpty())
                .filter(name ->
                        !typed.getOrDefault(name, "").equals(before.path(name).asText()))
                .findFirst();
    }

    /**
     * The settings as in a request; only without {@link #unreadableNumbers}. An end's number counts with that end only.
     *
     * @param before the settings that the fields belong to: an end of theirs whose number is left empty stays as it is
     */
    ObjectNode settings(ObjectNode before) {
        ObjectNode settings = JsonNodeFactory.instance.objectNode();
        String end = typed.getOrDefault("end", "");
        typed.forEach((name, value) -> {
            Optional<Setting> known = Setting.byKey(name);
            if (known.isEmpty()) {
                settings.put(name, value);
            } else if (!isOfAnotherEnd(known.get(), end)) {
                put(settings, known.get(), value);
            }
        });
        if (before.path("end").asText().equals(end) && before.has(end) && !settings.has(end)) {
            settings.remove("end");
        }
        return settings;
    }

    private static boolean isOfAnotherEnd(Setting setting, String end) {
        return setting.end() != null && !setting.end().equals(end);
    }

    private static boolean isNumber(String name) {
        return Setting.byKey(name)
                .map(Setting::kind)
                .filter(kind -> kind.range() != null && kind.words().isEmpty())
                .isPresent();
    }

    /** An empty field means no number where a setting allows that, else the value stays as it was. */
    private static void put(ObjectNode settings, Setting setting, String value) {
        SettingKind kind = setting.kind();
        if (kind.isFlag()) {
            settings.put(setting.key(), Boolean.parseBoolean(value));
        } else if (kind.range() != null && value.matches("[0-9]{1,9}")) {
            settings.put(setting.key(), Integer.valueOf(value));
        } else if (!isNumber(setting.key())) {
            settings.put(setting.key(), value);
        } else if (kind.mayBeNone()) {
            settings.putNull(setting.key());
        }
    }
}
