package org.lasttrick.rules.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.settings.Setting.Game;
import org.lasttrick.rules.settings.SettingKind.Range;
import org.lasttrick.rules.variants.Variants;

class SettingTest {
    private static Setting setting(String key) {
        return Setting.byKey(key).orElseThrow();
    }

    @Test
    void aSettingIsFoundByItsKey() {
        assertEquals("lives", setting("lives").key());
        assertEquals(Optional.empty(), Setting.byKey("cheating"));
    }

    @Test
    void aRangeHasEveryStepFromTheLeastToTheMost() {
        Range packs = new Range(1, 7, 3);
        assertEquals(List.of(1, 4, 7), packs.numbers().boxed().toList());
        assertTrue(packs.hasStep(4));
        assertTrue(packs.hasStep(10));
        assertFalse(packs.hasStep(5));
        assertFalse(new Range(2, 8, 3).hasStep(1));
        assertTrue(new Range(2, 8, 3).hasStep(5));
    }

    @Test
    void eitherIsOneOfTwoNumbers() {
        Range either = SettingKind.either(3, 7).range();
        assertEquals(
                List.of(3, 7),
                either == null ? List.of() : either.numbers().boxed().toList());
    }

    @Test
    void aKindSaysWhichValuesThereAre() {
        assertEquals(new SettingKind(new Range(1, 9, 1), List.of(), false, false, false), SettingKind.number(1, 9));
        assertEquals(new SettingKind(null, List.of(), false, true, false), SettingKind.flag());
        assertEquals(new SettingKind(null, List.of(), false, false, true), SettingKind.points());
        assertEquals(
                new SettingKind(null, List.of("a", "b"), false, false, false), SettingKind.words(List.of("a", "b")));
        assertEquals(
                new SettingKind(null, List.of("first", "second"), false, false, false),
                SettingKind.constants(Edition.values()));
        assertEquals(
                new SettingKind(new Range(1, 9, 1), List.of("bounce"), false, false, false),
                SettingKind.number(1, 9).orWords("bounce"));
        assertEquals(
                new SettingKind(new Range(1, 9, 1), List.of(), true, false, false),
                SettingKind.number(1, 9).orNone());
    }

    @Test
    void theValuesOfCardsAreReadHoweverTheyAreSeparated() {
        SettingKind values = setting("values").kind();
        SettingValue courts = new SettingValue.Points(new TreeMap<>(Map.of(Card.JACK, 10, Card.ACE, 11)));

        assertEquals("J=10, A=11", courts.text());
        for (String typed : List.of("J=10, A=11", "A=11 J=10", "J=10,A=11")) {
            assertEquals(Optional.of(courts), values.parse(typed));
        }
        assertEquals(Optional.of(new SettingValue.Points(new TreeMap<>())), values.parse(""));
        for (String wrong : List.of("J", "J=", "J=0", "J=100", "B=10", "J=10 J=11", "=3")) {
            assertEquals(Optional.empty(), values.parse(wrong), wrong);
        }
    }

    @Test
    void oneJokerIsNoChoice() {
        SettingKind jokers = setting("jokers").kind();
        assertEquals(Optional.of(new SettingValue.Whole(2)), jokers.parse("2"));
        assertEquals(Optional.empty(), jokers.parse("1"));
    }

    @Test
    void aGameWithoutEliminationCannotEndByIt() {
        List<String> taker = setting("end").wordsIn(Game.TAKER);

        assertEquals(List.of("hands", "target", "open"), taker);
        assertTrue(setting("end").wordsIn(Game.CARDS).containsAll(List.of("last-one", "last-two", "first-out")));
        assertEquals(setting("dealer").kind().words(), setting("dealer").wordsIn(Game.TAKER));
    }

    @Test
    void someSettingsBelongToOneEnd() {
        assertTrue(setting("hands").isPartOf(Game.CARDS, "hands"));
        assertFalse(setting("hands").isPartOf(Game.CARDS, "target"));
        assertFalse(setting("credits").isPartOf(Game.CARDS, "open"));
    }

    @Test
    void aLaterSettingKeepsItsPlaceAndSaysWhatOlderGamesHave() {
        Setting lives = setting("lives");
        Setting later = lives.legacyDefault(older -> new SettingValue.Whole(7));

        assertNull(lives.legacyDefault());
        assertEquals(lives.kind(), later.kind());
        assertEquals(lives.games(), later.games());
    }

    @Test
    void whatWasStoredBeforeASettingHasItsValueInOlderGames() {
        Settings pickle = Settings.of(Variants.byId("pickle").orElseThrow().rules());
        Map<String, SettingValue> older = new HashMap<>(pickle.values());
        older.remove("pickleRank");

        assertEquals(pickle, new Settings(Game.CARDS, older).withLegacyDefaults());
        Settings letzter = Settings.of(Variants.byId("letzter").orElseThrow().rules());
        assertEquals(letzter, letzter.withLegacyDefaults());
    }

    @Test
    void onlyAKindWithARangeAndWithoutWordsIsANumber() {
        assertTrue(SettingKind.number(1, 9).isNumber());
        assertFalse(SettingKind.number(1, 9).orWords("bounce").isNumber());
        assertFalse(SettingKind.flag().isNumber());
    }

    @Test
    void aValueIsReadFromTheTextThatItIsWrittenAs() {
        SettingKind number = SettingKind.number(1, 9).orNone();
        for (SettingValue value : List.of(new SettingValue.Whole(7), new SettingValue.None())) {
            assertEquals(Optional.of(value), number.parse(value.text()));
        }
        for (SettingValue value : List.of(new SettingValue.Flag(true), new SettingValue.Flag(false))) {
            assertEquals(Optional.of(value), SettingKind.flag().parse(value.text()));
        }
        SettingValue word = new SettingValue.Word("plain");
        assertEquals(Optional.of(word), SettingKind.words(List.of("plain")).parse(word.text()));
    }

    @Test
    void aSettingThatTheRulesLackHasNoText() {
        Settings agurk = Settings.of(Variants.byId("agurk").orElseThrow().rules());
        assertEquals("21", agurk.text("limit"));
        assertEquals("", agurk.text("hands"));
    }

    @Test
    void anEndWithoutItsNumberIsIncomplete() {
        Settings agurk = Settings.of(Variants.byId("agurk").orElseThrow().rules());
        assertEquals(Optional.empty(), agurk.missing());
        assertEquals(
                Optional.of("hands"),
                agurk.with(Map.of("end", new SettingValue.Word("hands"))).missing());
    }
}
