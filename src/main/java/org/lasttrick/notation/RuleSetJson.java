package org.lasttrick.notation;

import static org.lasttrick.rules.settings.Setting.TOP_CARDS;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.SettingValue.Whole;
import org.lasttrick.rules.settings.Settings;

/**
 * Reads and writes rules as one flat object of {@linkplain Setting settings}. Rules without cards have a {@code scoring} field. A
 * missing setting has its value in older games, if it was added later, and is refused otherwise.
 */
final class RuleSetJson extends JsonDeserializer<RuleSet> {
    private static final String SCORING = "scoring";

    /** This setting came before {@code topCards}, and is still written: for programs that know only this, and to keep old bytes. */
    private static final String SIX_OF_CLUBS = "sixOfClubs";

    private static final JsonNode SIX_ON_TOP =
            HouseRules.json(TOP_CARDS.is(SuitedCards.SIX_OF_CLUBS_LOSES).value());
    private static final JsonNode NONE_ON_TOP =
            HouseRules.json(TOP_CARDS.is(SuitedCards.NONE).value());

    /** @param isStored whether to leave out settings that have their value in older games, so that old bytes stay as they are */
    static ObjectNode write(RuleSet rules, boolean isStored) {
        Settings settings = Settings.of(rules);
        Map<Setting<?>, SettingValue> written = new LinkedHashMap<>(settings.values());
        if (isStored) {
            written.keySet().removeIf(setting -> isAsInOlderGames(setting, settings));
        }
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        if (settings.game() != Setting.Game.CARDS) {
            json.put(SCORING, settings.game().word());
        }
        written.forEach((setting, chosen) -> {
            JsonNode value = HouseRules.json(chosen);
            boolean isTop = setting == TOP_CARDS;
            if (isTop) {
                json.put(SIX_OF_CLUBS, value.equals(SIX_ON_TOP));
            }
            if (!isTop || !isStored || !(value.equals(SIX_ON_TOP) || value.equals(NONE_ON_TOP))) {
                json.set(setting.key(), value);
            }
        });
        return json;
    }

    /** @param usual the cards above the Ace where nothing is named; {@code null} where there is no such preset */
    private static ObjectNode upcast(ObjectNode named, @Nullable SettingValue usual) throws Malformed {
        if (!(named.get(SIX_OF_CLUBS) instanceof BooleanNode sixOfClubs)) {
            return named;
        }
        JsonNode topCards = named.get(TOP_CARDS.key());
        if (topCards != null && topCards.equals(SIX_ON_TOP) != sixOfClubs.booleanValue()) {
            throw new Malformed("contradicts topCards: leave it out").at(SIX_OF_CLUBS);
        }
        ObjectNode upcast = named.deepCopy().without(SIX_OF_CLUBS);
        boolean changes = sixOfClubs.booleanValue()
                || usual == null
                || HouseRules.json(usual).equals(SIX_ON_TOP);
        if (changes) {
            upcast.putIfAbsent(TOP_CARDS.key(), sixOfClubs.booleanValue() ? SIX_ON_TOP : NONE_ON_TOP);
        }
        return upcast;
    }

    private static boolean isAsInOlderGames(Setting<?> setting, Settings settings) {
        return setting.inOlderGames(settings).equals(Optional.of(settings.value(setting)));
    }

    @Override
    public RuleSet deserialize(JsonParser from, DeserializationContext context) throws IOException {
        if (context.readTree(from) instanceof ObjectNode rules) {
            return read(rules, game(rules.get(SCORING)), Map.of()).rules();
        }
        throw new Malformed("must be an object with its fields");
    }

    private static Setting.Game game(@Nullable JsonNode scoring) throws Malformed {
        if (scoring == null) {
            return Setting.Game.CARDS;
        }
        return Keyword.read(Setting.Game.values(), scoring.textValue())
                .filter(game -> game != Setting.Game.CARDS)
                .orElseThrow(() -> Malformed.expected("must be taker or stakes, or left out", scoring)
                        .at(SCORING));
    }

    /** @param defaults the values of settings that may be missing */
    Settings read(ObjectNode found, Setting.Game game, Map<Setting<?>, SettingValue> defaults) throws Malformed {
        ObjectNode named = game == Setting.Game.CARDS ? upcast(found, defaults.get(TOP_CARDS)) : found;
        Map<Setting<?>, SettingValue> values = new LinkedHashMap<>();
        for (Setting<?> setting : Setting.ALL) {
            Settings others = new Settings(game, values);
            if (setting.isPartOf(others)) {
                JsonNode value = named.get(setting.key());
                values.put(setting, value == null ? missing(setting, defaults, others) : value(setting, value));
            }
        }
        List<String> fields =
                values.keySet().stream().map(Setting::key).sorted().toList();
        for (String field : (Iterable<String>) named::fieldNames) {
            if (!fields.contains(field) && !field.equals(SCORING)) {
                throw new Malformed("is not known here; known are " + String.join(", ", fields)).at(field);
            }
        }
        return new Settings(game, values);
    }

    private static SettingValue missing(Setting<?> setting, Map<Setting<?>, SettingValue> defaults, Settings others)
            throws Malformed {
        return Optional.ofNullable(defaults.get(setting))
                .or(() -> setting.inOlderGames(others))
                .orElseThrow(() -> new Malformed("is missing").at(setting.key()));
    }

    /**
     * Reads a value only as it would be written: {@code "5"} is no number, and 5 no word. Package {@code game} checks whether a
     * number is in range.
     */
    private static SettingValue value(Setting<?> setting, JsonNode value) throws Malformed {
        SettingKind<?> kind = setting.kind();
        SettingKind.Range range = kind.range();
        if (range != null && value.isIntegralNumber()) {
            if (!value.isInt()) {
                throw new Malformed("is too large a number").at(setting.key());
            }
            if (!range.mayBe(value.intValue())) {
                throw new Malformed("can’t be " + value.intValue()).at(setting.key());
            }
            return new Whole(value.intValue());
        }
        return kind.parse(text(value))
                .filter(parsed -> HouseRules.json(parsed).equals(value))
                .orElseThrow(() -> malformed(kind, value).at(setting.key()));
    }

    /** Returns the value as it is typed in a form. */
    private static String text(JsonNode value) {
        return value instanceof ObjectNode points
                ? points.properties().stream()
                        .map(each -> each.getKey() + "=" + each.getValue().asText())
                        .collect(Collectors.joining(","))
                : value.isNull() ? "" : value.asText();
    }

    private static Malformed malformed(SettingKind<?> kind, JsonNode found) {
        if (kind.isPoints()) {
            return new Malformed("must be an object of cards, each with 1 to 99 points");
        }
        List<String> words = kind.words();
        if (words.isEmpty()) {
            return new Malformed(kind.isFlag() ? "must be true or false" : "must be a whole number");
        }
        String form = kind.range() == null
                ? "one of " + String.join(", ", words)
                : "a whole number, %s or %s"
                        .formatted(String.join(", ", words.subList(0, words.size() - 1)), words.getLast());
        return Malformed.expected("must be " + form, found);
    }
}
