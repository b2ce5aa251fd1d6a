package org.lasttrick.language.narration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GoldenGame;
import org.lasttrick.game.Timeline;
import org.lasttrick.language.narration.EntryNarrator.Now;
import org.lasttrick.language.rulebook.RuleChanges;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

/** How entries are described, and which earlier entries they are about. */
class EntryNarratorTest {
    static Stream<Arguments> games() {
        return GoldenGame.all().entrySet().stream()
                .map(file -> argumentSet(file.getKey(), file.getValue().played()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHandIsMarkedByItsLastCorrectionThatWasNotUndone(Game game) {
        Timeline.Hand first = game.hands().getFirst();
        List<GameEvent> events = new ArrayList<>(List.of(game.start()));
        game.counting().forEach(entry -> events.add(entry.event()));
        events.add(new HandCorrected(1, first.result(), null, List.of(), List.of()));
        int correction = events.size();
        events.add(new HandCorrected(1, first.result(), null, List.of(), List.of()));
        events.add(new EntryUndone(events.size()));

        List<EntryNarrator.Entry> entries =
                new EntryNarrator(PlainMessages.ENGLISH, new RuleChanges(PlainMessages.ENGLISH)).entries(events);
        assertEquals(
                new Now("corrected since", correction),
                entries.get(first.entry() - 1).now());
        assertEquals(new Now("undone", events.size()), entries.get(correction).now());
        assertNull(entries.get(correction - 1).now());
    }

    @ParameterizedTest
    @MethodSource("games")
    void anUndoneStrikeIsNotACorrection(Game game) {
        Timeline.Hand first = game.hands().getFirst();
        List<GameEvent> events = new ArrayList<>(List.of(game.start()));
        game.counting().forEach(entry -> events.add(entry.event()));
        int before = events.size();
        events.add(new HandCorrected(1, first.result(), null, List.of(), List.of()));
        int correction = events.size();
        events.add(new EntryUndone(correction));
        events.add(new EntryUndone(before));
        events.add(new EntryRedone(before));
        events.add(new EntryRedone(correction));

        List<EntryNarrator.Entry> entries =
                new EntryNarrator(PlainMessages.ENGLISH, new RuleChanges(PlainMessages.ENGLISH)).entries(events);
        assertEquals(
                new Now("corrected since", correction),
                entries.get(first.entry() - 1).now());
        assertNull(entries.get(before - 1).now());
        assertNull(entries.get(correction - 1).now());
    }

    @Test
    void aLaterHandIsMarkedByTheCorrectionThatStruckItOut() {
        PlayerId anna = new PlayerId(1);
        PlayerId bo = new PlayerId(2);
        List<GameEvent> events = List.of(
                new GameStarted(
                        null,
                        "agurk",
                        Variants.byId("agurk").orElseThrow().rulesFor(3),
                        List.of(new Entrant("Anna", 20, 1), new Entrant("Bo", 0, 0), new Entrant("Cai", 0, 0)),
                        anna,
                        Edition.LATEST),
                new HandScored(new HighCard(Card.QUEEN, List.of(bo), Extras.NONE)),
                new HandScored(new HighCard(Card.FIVE, List.of(anna, bo), Extras.NONE)),
                new HandCorrected(1, new HighCard(Card.NINE, List.of(anna), Extras.NONE), null, List.of(2), List.of()));
        List<EntryNarrator.Entry> entries =
                new EntryNarrator(PlainMessages.ENGLISH, new RuleChanges(PlainMessages.ENGLISH)).entries(events);
        assertEquals(new Now("corrected since", 4), entries.get(1).now());
        assertEquals(new Now("struck out since", 4), entries.get(2).now());
    }

    @ParameterizedTest
    @MethodSource("games")
    void someOfTheEntriesAreDescribedAsAmongAll(Game game) {
        List<GameEvent> events = new ArrayList<>(List.of(game.start()));
        game.counting().forEach(entry -> events.add(entry.event()));
        int last = events.size();
        events.add(new EntryUndone(last));
        events.add(new EntryRedone(last));
        events.add(new HandCorrected(1, game.hands().getFirst().result(), null, List.of(), List.of()));
        EntryNarrator words = new EntryNarrator(PlainMessages.ENGLISH, new RuleChanges(PlainMessages.ENGLISH));
        Game now = Game.fold(events);
        List<EntryNarrator.Entry> all = words.entries(events);
        for (int first = 1; first <= events.size(); first++) {
            int end = Math.min(first + 1, events.size());
            assertEquals(all.subList(first - 1, end), words.entries(now, events, first, end));
        }
        assertEquals(List.of(), words.entries(now, events, 2, 1));
    }

    /** Seven cards in the first hand stay seven: they were no setting of their own before. */
    @Test
    void aCorrectionOfTheRulesNamesWhatIsOtherwise() {
        RuleSet agurk = Variants.byId("agurk").orElseThrow().rules();
        List<Entrant> players = List.of(new Entrant("Ann", null, 0, 0), new Entrant("Bo", null, 0, 0));
        Game game = Game.fold(List.of(new GameStarted(null, "agurk", agurk, players, new PlayerId(1), Edition.LATEST)));
        Settings losingCard = Settings.of(agurk).with(Setting.HAND_SIZE.is(HandSize.LosingCard.USUAL));
        RuleChanges changes = new RuleChanges(PlainMessages.ENGLISH);

        assertEquals(
                "Cards each: 7 → as the losing card counts",
                changes.apply(game, new RulesCorrected("agurk", losingCard.rules(), List.of(), List.of())));
        assertEquals(
                "Cards each: 7 → as the losing card counts, Cards in the first hand: 7 → 5",
                changes.apply(
                        game,
                        new RulesCorrected(
                                "agurk", losingCard.with(Setting.FIRST.is(5)).rules(), List.of(), List.of())));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aCorrectionIsAboutTheHandAndAnUndoAboutTheCorrection(Game game) {
        Timeline.Hand first = game.hands().getFirst();
        int played = game.version();
        int correction = played + 1;
        List<GameEvent> events = new ArrayList<>(List.of(game.start()));
        game.counting().forEach(entry -> events.add(entry.event()));
        events.add(new HandCorrected(1, first.result(), null, List.of(), List.of()));
        events.add(new EntryUndone(correction));
        events.add(new EntryRedone(correction));

        List<EntryNarrator.Entry> entries =
                new EntryNarrator(PlainMessages.ENGLISH, new RuleChanges(PlainMessages.ENGLISH)).entries(events);

        assertEquals(events.size(), entries.size());
        entries.forEach(entry -> assertFalse(entry.text().isBlank()));
        entries.subList(0, played).forEach(entry -> assertNull(entry.about(), entry.text()));
        assertEquals(first.entry(), entries.get(played).about());
        assertEquals(correction, entries.get(played + 1).about());
        assertEquals(correction, entries.get(played + 2).about());
        assertEquals(
                "Undone: " + entries.get(played).text(), entries.get(played + 1).text());
        assertEquals("corrected since", entries.get(first.entry() - 1).now().text());
    }
}
