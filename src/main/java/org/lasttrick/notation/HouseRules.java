package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;

/** Reads and writes the settings in which a table differs from a preset. */
public final class HouseRules {
    private static final ObjectMapper MAPPER = Notation.mapper();
    private static final RuleSetJson READER = new RuleSetJson();

    private HouseRules() {}

    /**
     * Returns the preset with exactly the named settings changed; a changed end takes its number with it.
     *
     * @throws JsonMappingException when a setting is unknown or not of its kind; {@code game} checks ranges
     */
    public static RuleSet apply(RuleSet preset, ObjectNode settings) throws JsonMappingException {
        if (settings.has("scoring")) {
            throw new Malformed("is no setting: choose another variant").at("scoring");
        }
        Settings usual = Settings.of(preset);
        return READER.read(settings, usual.game(), usual.defaults()).rules();
    }

    /** Returns settings as they are named in a request. */
    public static ObjectNode json(Map<Setting<?>, SettingValue> settings) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        settings.forEach((setting, value) -> json.set(setting.key(), json(value)));
        return json;
    }

    static JsonNode json(SettingValue value) {
        return switch (value) {
            case SettingValue.Whole(int number) -> IntNode.valueOf(number);
            case SettingValue.Word(String word) -> TextNode.valueOf(word);
            case SettingValue.Flag(boolean on) -> BooleanNode.valueOf(on);
            case SettingValue.None() -> NullNode.instance;
            case SettingValue.Points(var points) -> {
                ObjectNode json = JsonNodeFactory.instance.objectNode();
                points.forEach((card, counts) -> json.put(card.notation(), counts));
                yield json;
            }
        };
    }

    /**
     * Writes the settings in which a table differs, to be kept, and with them all settings that some kept rules are older than: they
     * would otherwise be taken for such rules.
     */
    public static String stored(RuleSet preset, Map<Setting<?>, SettingValue> changed) {
        Map<Setting<?>, SettingValue> named = new LinkedHashMap<>(changed);
        Settings all = Settings.of(preset).with(changed);
        Setting.ALL.stream()
                .filter(setting -> setting.isNewer() && all.has(setting))
                .forEach(setting -> named.put(setting, all.value(setting)));
        return json(named).toString();
    }

    /** Parses what was {@linkplain #stored kept}: a setting that is newer has its value in older games. */
    public static Map<Setting<?>, SettingValue> parse(RuleSet preset, String stored) {
        Settings usual = Settings.of(preset);
        Map<Setting<?>, SettingValue> older = usual.defaults();
        older.keySet().removeIf(Setting::isNewer);
        try {
            ObjectNode settings = (ObjectNode) MAPPER.readTree(stored);
            return READER.read(settings, usual.game(), older).differenceFrom(usual);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Stored settings can't be read", e);
        }
    }
}
