package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.SettingValue.Flag;
import org.lasttrick.rules.settings.SettingValue.Whole;
import org.lasttrick.rules.settings.SettingValue.Word;
import org.lasttrick.rules.settings.Settings;

/**
 * Rules as one flat object of {@linkplain Setting settings}. Rules without cards have a {@code scoring} field. A missing setting has
 * its value in older games, if it was added later, and is refused otherwise.
 */
final class RuleSetJson {
    private static final Map<String, Setting.Game> SCORING =
            Map.of("taker", Setting.Game.TAKER, "stakes", Setting.Game.STAKES);

    private RuleSetJson() {}

    static final class Writer extends JsonSerializer<RuleSet> {
        private final boolean isStored;

        /**
         * @param isStored whether to leave out settings that have their value in older games, so that old bytes stay as they are
         */
        Writer(boolean isStored) {
            this.isStored = isStored;
        }

        @Override
        public void serialize(RuleSet rules, JsonGenerator to, SerializerProvider provider) throws IOException {
            Settings settings = Settings.of(rules);
            Map<String, SettingValue> written = new LinkedHashMap<>(settings.values());
            if (isStored) {
                Setting.ALL.stream()
                        .filter(setting -> isLegacyDefault(setting, settings))
                        .forEach(setting -> written.remove(setting.key()));
            }
            to.writeStartObject();
            if (settings.game() != Setting.Game.CARDS) {
                to.writeStringField("scoring", SettingKind.word(settings.game()));
            }
            for (Map.Entry<String, JsonNode> each : HouseRules.json(written).properties()) {
                provider.defaultSerializeField(each.getKey(), each.getValue(), to);
            }
            to.writeEndObject();
        }

        private static boolean isLegacyDefault(Setting setting, Settings settings) {
            Function<Settings, SettingValue> legacyDefault = setting.legacyDefault();
            return legacyDefault != null
                    && settings.has(setting.key())
                    && legacyDefault.apply(settings).equals(settings.get(setting.key()));
        }
    }

    static final class Reader extends JsonDeserializer<RuleSet> {
        private final List<Setting> known;

        /** @param known all settings that the object may have */
        Reader(List<Setting> known) {
            this.known = List.copyOf(known);
        }

        @Override
        public RuleSet deserialize(JsonParser from, DeserializationContext context) throws IOException {
            Fields fields = Fields.of(from, context);
            return read(fields, game(fields), Map.of()).rules();
        }

        /** @param defaults the values of settings that may be missing */
        Settings read(Fields fields, Setting.Game game, Map<String, SettingValue> defaults)
                throws JsonMappingException {
            Map<String, SettingValue> values = new LinkedHashMap<>();
            for (Setting setting : known) {
                if (setting.isPartOf(game, values.get("end") instanceof Word(String end) ? end : null)) {
                    SettingValue otherwise = defaults.get(setting.key());
                    values.put(
                            setting.key(),
                            otherwise == null || fields.isGiven(setting.key())
                                    ? value(setting, () -> new Settings(game, values), fields)
                                    : otherwise);
                }
            }
            fields.refuseOthers();
            return new Settings(game, values);
        }

        private static Setting.Game game(Fields fields) throws JsonMappingException {
            String scoring = fields.isGiven("scoring") ? fields.required("scoring", String.class) : null;
            fields.hide("scoring");
            if (scoring == null) {
                return Setting.Game.CARDS;
            }
            Setting.Game game = SCORING.get(scoring);
            if (game == null) {
                throw Malformed.expected("must be taker or stakes, or left out", scoring)
                        .at("scoring");
            }
            return game;
        }

        private static SettingValue value(Setting setting, Supplier<Settings> others, Fields fields)
                throws JsonMappingException {
            String key = setting.key();
            Function<Settings, SettingValue> legacyDefault = setting.legacyDefault();
            if (legacyDefault != null && !fields.isGiven(key)) {
                return legacyDefault.apply(others.get());
            }
            SettingKind kind = setting.kind();
            if (kind.isFlag()) {
                return new Flag(fields.required(key, Boolean.class));
            }
            if (kind.range() == null) {
                String word = fields.required(key, String.class);
                return word(kind, word, "must be one of " + String.join(", ", kind.words()), key);
            }
            if (kind.mayBeNone()) {
                Integer number = fields.nullable(key, Integer.class);
                return number == null ? new SettingValue.None() : new Whole(number);
            }
            return kind.words().isEmpty()
                    ? new Whole(fields.required(key, Integer.class))
                    : numberOrWord(kind, fields.node(key), key);
        }

        private static SettingValue numberOrWord(SettingKind kind, @Nullable JsonNode node, String key)
                throws JsonMappingException {
            if (node == null) {
                throw new Malformed("is missing").at(key);
            }
            if (node.isInt()) {
                return new Whole(node.intValue());
            }
            List<String> words = kind.words();
            String form = "must be a whole number, %s or %s"
                    .formatted(String.join(", ", words.subList(0, words.size() - 1)), words.getLast());
            return word(kind, node.isTextual() ? node.textValue() : node.toString(), form, key);
        }

        private static SettingValue word(SettingKind kind, String word, String form, String key) throws Malformed {
            if (!kind.words().contains(word)) {
                throw Malformed.expected(form, word).at(key);
            }
            return new Word(word);
        }
    }
}
