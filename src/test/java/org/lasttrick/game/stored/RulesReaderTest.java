package org.lasttrick.game.stored;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue.Flag;
import org.lasttrick.rules.settings.SettingValue.None;
import org.lasttrick.rules.settings.SettingValue.Points;
import org.lasttrick.rules.settings.SettingValue.Whole;
import org.lasttrick.rules.settings.SettingValue.Word;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class RulesReaderTest {
    /** Fields as a parser of JSON makes them. */
    private static Map<String, Object> written(RuleSet rules) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Setting.Game game = Setting.Game.of(rules);
        if (game != Setting.Game.CARDS) {
            fields.put("scoring", game.word());
        }
        Settings.of(rules)
                .values()
                .forEach((setting, value) -> fields.put(
                        setting.key(),
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
        return fields;
    }

    private static RuleSet read(Map<String, Object> fields) {
        return RulesReader.rules(JsonObject.of(fields));
    }

    private static RuleSet readWith(String key, Object value, String variant) {
        Map<String, Object> fields =
                written(Variants.byId(variant).orElseThrow().rules());
        fields.put(key, value);
        return read(fields);
    }

    static Iterable<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theRulesOfEachGameAreReadAsTheyWereWritten(Variant variant) {
        assertEquals(variant.rules(), read(written(variant.rules())));
    }

    @Test
    void valuesOfCardsAreReadAsTheyWereWritten() {
        RuleSet rules = Table.agurk("{'values':{'J':10,'Q':10,'A':11}}");
        assertEquals(rules, read(written(rules)));
    }

    @Test
    void fieldsThatNoGameHasAreRefused() {
        assertThrows(NoSuchElementException.class, () -> readWith("scoring", "cards", "agurk"));
        assertThrows(IllegalArgumentException.class, () -> readWith("limit", 21, "letzter"));
        assertThrows(IllegalArgumentException.class, () -> readWith("sixOfClubs", true, "agurk"));
        assertThrows(IllegalArgumentException.class, () -> readWith("cheating", true, "agurk"));
        assertThrows(IllegalArgumentException.class, () -> readWith("lives", "2", "agurk"));
        assertThrows(NoSuchElementException.class, () -> readWith("values", Map.of("B", 3), "agurk"));
    }

    @Test
    void theSixOfClubsWasASettingOfItsOwn() {
        Map<String, Object> fields = written(Table.agurk());
        fields.remove("topCards");
        fields.put("sixOfClubs", true);
        assertEquals(Table.agurk("{'topCards':'six-of-clubs-loses'}"), read(fields));
        fields.put("sixOfClubs", false);
        assertEquals(Table.agurk(), read(fields));
    }
}
