package org.lasttrick.game.stored;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Choice;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.SettingValue.Flag;
import org.lasttrick.rules.settings.SettingValue.None;
import org.lasttrick.rules.settings.SettingValue.Points;
import org.lasttrick.rules.settings.SettingValue.Whole;
import org.lasttrick.rules.settings.SettingValue.Word;
import org.lasttrick.rules.settings.Settings;

/** Reads rules as the ledger has them: a flat object of settings, in which one that was added later may be missing. */
public final class RulesReader {
    private RulesReader() {}

    static RuleSet rules(JsonObject written) {
        Object scoring = written.get("scoring");
        Setting.Game game = scoring == null
                ? Setting.Game.CARDS
                : Keyword.read(Setting.Game.values(), String.class.cast(scoring))
                        .filter(other -> other != Setting.Game.CARDS)
                        .orElseThrow();
        Object sixOfClubs = written.get("sixOfClubs");
        Map<Setting<?>, SettingValue> values = settings(written);
        require(values.size() + (scoring == null ? 0 : 1) + (sixOfClubs == null ? 0 : 1) == written.size());
        if (sixOfClubs != null) {
            boolean isSix = Boolean.class.cast(sixOfClubs);
            // Whoever loses to it is out at once: so it was when this was a setting of its own.
            Choice six = Setting.TOP_CARDS.is(SuitedCards.SIX_OF_CLUBS_LOSES);
            values.putIfAbsent(
                    six.setting(),
                    isSix ? six.value() : Setting.TOP_CARDS.is(SuitedCards.NONE).value());
            require(six.value().equals(values.get(six.setting())) == isSix);
        }
        Settings settings = new Settings(game, values).withLegacyDefaults();
        require(settings.values().keySet().stream().allMatch(setting -> setting.isPartOf(settings)));
        return settings.rules();
    }

    /** Returns the settings that a written object has and that are known here, in their order. */
    public static Map<Setting<?>, SettingValue> settings(JsonObject written) {
        Map<Setting<?>, SettingValue> values = new LinkedHashMap<>();
        written.forEach((key, value) ->
                Setting.byKey(key).ifPresent(setting -> values.put(setting, value(setting, value))));
        return values;
    }

    /** Reads a value only as it would be written: {@code "5"} is no number, and 5 no word. */
    private static SettingValue value(Setting<?> setting, @Nullable Object written) {
        SettingValue value = setting.kind().parse(typed(written)).orElseThrow();
        require(Objects.equals(
                written,
                switch (value) {
                    case Whole(int number) -> number;
                    case Word(String word) -> word;
                    case Flag(boolean on) -> on;
                    case None() -> null;
                    case Points(var points) -> {
                        Map<String, Integer> cards = new LinkedHashMap<>();
                        points.forEach((card, counts) -> cards.put(card.notation(), counts));
                        yield cards;
                    }
                }));
        return value;
    }

    /** Returns a value as it is typed in a form. */
    private static String typed(@Nullable Object value) {
        if (value instanceof Map<?, ?> points) {
            StringBuilder typed = new StringBuilder();
            points.forEach((card, counts) -> typed.append(String.class.cast(card))
                    .append('=')
                    .append(Integer.class.cast(counts).intValue())
                    .append(' '));
            return typed.toString();
        }
        return switch (value) {
            case null -> "";
            case Integer number -> Integer.toString(number);
            case Boolean on -> Boolean.toString(on);
            default -> String.class.cast(value);
        };
    }

    private static void require(boolean isSo) {
        if (!isSo) {
            throw new IllegalArgumentException("Other settings than were ever written");
        }
    }
}
