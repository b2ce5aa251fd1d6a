package org.lasttrick.rules.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.settings.Setting.Game;
import org.lasttrick.rules.settings.SettingKind.Range;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class SettingTest {
    private static final Settings AGURK = settings("agurk");
    private static final Settings LETZTER = settings("letzter");

    private static Settings settings(String variant) {
        return Settings.of(Variants.byId(variant).orElseThrow().rules());
    }

    @Test
    void aSettingIsFoundByItsKey() {
        assertEquals(Optional.of(Setting.LIVES), Setting.byKey("lives"));
        assertEquals(Optional.empty(), Setting.byKey("cheating"));
    }

    @Test
    void aRangeMayLackANumber() {
        Range packs = new Range(1, 4, 2);
        assertEquals(List.of(1, 3, 4), packs.numbers().boxed().toList());
        assertFalse(packs.mayBe(2));
        assertTrue(packs.mayBe(5), "is beyond its bounds, which are checked elsewhere");
    }

    @Test
    void aKindSaysWhichValuesThereAre() {
        assertEquals(new Range(1, 9, null), SettingKind.number(1, 9).range());
        assertEquals(
                List.of("first", "second"),
                SettingKind.constants(Edition.values()).words());
        assertTrue(SettingKind.flag().isFlag());
        assertTrue(SettingKind.points().isPoints());
        assertTrue(SettingKind.numberOrNone(1, 9).mayBeNone());
        assertFalse(SettingKind.number(1, 9).mayBeNone());
        assertEquals(new Range(1, 26, null), Setting.HAND_SIZE.kind().range());
        assertEquals(
                List.of("bounce", "descend", "dealer", "losing-card"),
                Setting.HAND_SIZE.kind().words());
    }

    @Test
    void eachSettingIsListedOnce() throws IllegalAccessException {
        List<Setting<?>> constants = new ArrayList<>();
        for (Field field : Setting.class.getFields()) {
            if (field.get(null) instanceof Setting<?> setting) {
                constants.add(setting);
            }
        }
        assertEquals(constants, Setting.ALL);
        assertEquals(
                constants.size(),
                constants.stream().map(Setting::key).distinct().count());
    }

    @Test
    void whatASettingWritesItReads() {
        for (Variant variant : Variants.all()) {
            Settings settings = Settings.of(variant.rules());
            assertEquals(variant.rules(), settings.rules());
            settings.values()
                    .forEach((setting, value) ->
                            assertEquals(Optional.of(value), setting.kind().parse(value.text())));
        }
    }

    @Test
    void theValuesOfCardsAreReadHoweverTheyAreSeparated() {
        SettingKind<?> values = Setting.VALUES.kind();
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
        SettingKind<?> jokers = Setting.JOKERS.kind();
        assertEquals(Optional.of(new SettingValue.Whole(2)), jokers.parse("2"));
        assertEquals(Optional.empty(), jokers.parse("1"));
    }

    @Test
    void aSettingMattersOnlyBesideThoseThatItIsAbout() {
        assertTrue(Setting.EXACT_LIMIT.matters(AGURK));
        assertFalse(Setting.EXACT_LIMIT.matters(Settings.of(Table.agurk("{'limit':null,'end':'hands','hands':8}"))));
        assertFalse(Setting.JOKER_RANK.matters(AGURK));
        assertTrue(Setting.JOKER_RANK.matters(Settings.of(Table.agurk("{'jokers':2}"))));
    }

    @Test
    void rulesThatLackASettingSayWhich() {
        Settings none = new Settings(Game.CARDS, Map.of());
        assertEquals(
                "limit is missing",
                assertThrows(IllegalStateException.class, none::rules).getMessage());
    }

    @Test
    void someSettingsAreSaidInASentenceThatStandsAlone() {
        assertTrue(Setting.TIE_BONUS.isSaidAlone());
        assertFalse(Setting.LIMIT.isSaidAlone());
    }

    @Test
    void aSettingIsKnownInSomeGamesAndHasAWordInTheOthers() {
        assertTrue(Setting.JOKERS.isKnownIn(Game.CARDS));
        assertFalse(Setting.JOKERS.isKnownIn(Game.TAKER));
        assertEquals("0", LETZTER.text(Setting.JOKERS, AGURK));
        assertEquals("", LETZTER.text(Setting.LIMIT, AGURK), "was there from the start");
        assertEquals("21", AGURK.text(Setting.LIMIT, LETZTER));
    }

    @Test
    void aGameWithoutEliminationCannotEndByIt() {
        List<String> taker = Setting.END.wordsIn(Game.TAKER);

        assertEquals(List.of("hands", "target", "open"), taker);
        assertTrue(Setting.END.wordsIn(Game.CARDS).containsAll(List.of("last-one", "last-two", "first-out")));
        assertEquals(Setting.DEALER.kind().words(), Setting.DEALER.wordsIn(Game.TAKER));
    }

    @Test
    void someSettingsBelongToOneEnd() {
        Settings hands = AGURK.with(Setting.END.is(End.Kind.HANDS));
        assertTrue(Setting.HANDS.isPartOf(hands));
        assertFalse(Setting.TARGET.isPartOf(hands));
        assertFalse(Setting.CREDITS.isPartOf(hands));
        assertFalse(Setting.HANDS.isAlwaysPartOf(Game.CARDS));
    }

    @Test
    void aFormOffersWhatCanChangeSomething() {
        assertTrue(Setting.RE_ENTRY.isOffered(AGURK));
        assertFalse(Setting.RE_ENTRY.isOffered(AGURK.with(Setting.LIVES.is(1))));
        assertFalse(Setting.PAYERS.isOffered(AGURK.with(Setting.PENALTY.is(Penalty.ENTERED))));
        assertFalse(Setting.PICKLE_RANK.isOffered(AGURK));
        assertTrue(Setting.PICKLE_RANK.isOffered(AGURK.with(Setting.PICKLE_RANK.is(PickleRank.HIGHEST))));
        assertTrue(Setting.PICKLE_RANK.isOffered(AGURK.with(Setting.MULTIPLIER.is(Multiplier.PICKLE))));
        assertFalse(Setting.CREDITS.isOffered(AGURK));
        assertFalse(Setting.HAND_SIZE.isOffered(LETZTER));
    }

    @Test
    void whatWasStoredBeforeASettingHasItsValueInOlderGames() {
        Settings pickle = Settings.of(Variants.byId("pickle").orElseThrow().rules());
        Map<Setting<?>, SettingValue> older = new HashMap<>(pickle.values());
        older.keySet().removeIf(Setting::isNewer);

        assertFalse(older.containsKey(Setting.PICKLE_RANK));
        assertEquals(pickle, new Settings(Game.CARDS, older).withLegacyDefaults());
        assertEquals(LETZTER, LETZTER.withLegacyDefaults());
    }

    @Test
    void rulesNeedAllTheirSettings() {
        Settings none = new Settings(Game.CARDS, Map.of());
        assertThrows(IllegalStateException.class, none::rules);
    }

    @Test
    void onlyAKindWithARangeAndWithoutWordsIsANumber() {
        assertTrue(SettingKind.number(1, 9).isNumber());
        assertFalse(Setting.HAND_SIZE.kind().isNumber());
        assertFalse(SettingKind.flag().isNumber());
    }

    @Test
    void aValueIsReadFromTheTextThatItIsWrittenAs() {
        SettingKind<?> number = SettingKind.numberOrNone(1, 9);
        for (SettingValue value : List.of(new SettingValue.Whole(7), new SettingValue.None())) {
            assertEquals(Optional.of(value), number.parse(value.text()));
        }
        for (SettingValue value : List.of(new SettingValue.Flag(true), new SettingValue.Flag(false))) {
            assertEquals(Optional.of(value), SettingKind.flag().parse(value.text()));
        }
        SettingValue word = new SettingValue.Word("plain");
        assertEquals(Optional.of(word), Setting.PICKLE_RANK.kind().parse(word.text()));
    }

    @Test
    void aSettingThatTheRulesLackHasNoText() {
        assertEquals("21", AGURK.text(Setting.LIMIT));
        assertEquals("", AGURK.text(Setting.HANDS));
    }

    @Test
    void anEndWithoutItsNumberIsIncomplete() {
        assertEquals(Optional.empty(), AGURK.missing());
        assertEquals(
                Optional.of(Setting.HANDS),
                AGURK.with(Setting.END.is(End.Kind.HANDS)).missing());
    }
}
