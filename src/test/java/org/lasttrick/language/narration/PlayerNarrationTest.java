package org.lasttrick.language.narration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.GameEvent.PlayerSubstituted;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.GameEvent.SeatsCorrected;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.HandNarrator.Line;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.Table;
import org.lasttrick.sheet.PlainSheet;

/** How changes of players, names and seats are described. */
class PlayerNarrationTest {
    private static final GameStarted START = new GameStarted(
            null,
            "agurk",
            agurk("{'limit':9,'lives':1}"),
            List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0)),
            p(1),
            Edition.LATEST);

    private final GameText text = PlainMessages.ENGLISH.of(GameText.class);

    private static Game game(GameEvent... events) {
        List<GameEvent> all = new ArrayList<>(List.of(START));
        all.addAll(List.of(events));
        return Game.fold(all);
    }

    private String undo(GameEvent event) {
        Game game = game(event);
        return new HandNarrator(text, game).undo(game.undoable().orElseThrow());
    }

    private String redo(GameEvent event) {
        Game game = game(event, new EntryUndone(2));
        return new HandNarrator(text, game).redo(game.redoable().orElseThrow());
    }

    @Test
    void anUndoNamesThePlayer() {
        assertEquals("Undo: Dag joins", undo(new PlayerJoined("Dag", null, null)));
        assertEquals("Undo: Bo leaves", undo(new PlayerLeft(p(2))));
        assertEquals("Undo the name Bente", undo(new PlayerRenamed(p(2), "Bente", null)));
        assertEquals("Undo: Eva plays on", undo(new PlayerSubstituted(1, p(2), "Eva", null)));
        assertEquals("Undo the seats", undo(new SeatsChanged(players(2, 1), p(1))));
        assertEquals("Undo the seats", undo(new SeatsCorrected(1, players(2, 1), p(2))));
        assertEquals("Undo the rules", undo(new RulesCorrected("agurk", Table.agurk(), List.of(), List.of())));
    }

    @Test
    void aRedoNamesThePlayer() {
        assertEquals("Let Dag join again", redo(new PlayerJoined("Dag", null, null)));
        assertEquals("Let Bo leave again", redo(new PlayerLeft(p(2))));
        assertEquals("Rename to Bente again", redo(new PlayerRenamed(p(2), "Bente", null)));
        assertEquals("Let Eva play on again", redo(new PlayerSubstituted(1, p(2), "Eva", null)));
        assertEquals("Take those seats again", redo(new SeatsChanged(players(2, 1), p(1))));
    }

    @Test
    void whoPlaysOnAfterASeatOfTheirOwnIsToldByTheirName() {
        Game game = game(
                new PlayerJoined("Cai", null, null),
                new PlayerLeft(p(1)),
                new HandScored(high("4", 2)),
                new PlayerSubstituted(2, p(2), "Anna", null));
        assertEquals(List.of("Anna plays on for Bo"), new HandNarrator(text, game).rosterChanges(2));
    }

    @Test
    void aHandIsToldWithTheNamesOfThoseWhoPlayedIt() {
        Game game = game(
                new HandScored(high("4", 2)),
                new PlayerSubstituted(2, p(2), "Eva", null),
                new HandScored(high("2", 2)),
                new PlayerRenamed(p(2), "Eve", null));
        HandNarrator words = new HandNarrator(text, game);

        assertEquals(
                "Bo took the last trick with a 4",
                words.in(1).describe(game.hands().getFirst().result()));
        assertEquals(
                "Bo",
                words.in(1).lines(game.sheet().hands().getFirst()).getFirst().name());
        assertEquals(
                "Eve took the last trick with a 2",
                words.in(2).describe(game.hands().getLast().result()));
        assertEquals(List.of("Eve plays on for Bo"), words.rosterChanges(2));
        assertEquals(List.of(), words.rosterChanges(1));
    }

    /** Of two partners, it is the one whose turn comes first. */
    @Test
    void ofPartnersTheOneWhoDealsIsNamed() {
        Game game = PlainSheet.of("agurk", "{}", "Anna & Cai", "Bo & Dag")
                .score(high("9", 1), high("4", 2))
                .game();
        Game corrected = game.after(new SeatsCorrected(2, players(1, 2), p(1)));

        assertEquals(
                List.of("Seats: Anna & Cai and Bo & Dag; Cai deals"),
                new HandNarrator(text, corrected).rosterChanges(2));
    }

    private List<Line> changes(Game game, String card) {
        Preview preview = assertInstanceOf(
                        Preview.Outcome.Possible.class,
                        Preview.of(new CorrectHand(1, high(card, 1), null, OnConflict.REFUSE), game))
                .preview();
        return new PreviewNarrator(new HandNarrator(text, game), preview).changes();
    }

    @Test
    void aCorrectionNamesPlayersWhoWouldOrWouldNotHaveJoined() {
        Game joined = game(new HandScored(high("5", 1)), new PlayerJoined("Dag", null, null));
        assertEquals(
                new Line("Dag", "5", "no longer in the game, which is over by then", false),
                changes(joined, "9").getLast());

        Game over = joined.after(new GameEvent.HandCorrected(1, high("9", 1), null, List.of(), List.of()));
        assertEquals(new Line("Dag", "4", "back in", true), changes(over, "4").getLast());
    }

    @Test
    void aCucumberFewerIsGoodForItsPlayerThoughTheScoreRises() {
        GameStarted start = new GameStarted(null, "agurk", agurk("{}"), START.players(), p(1), Edition.LATEST);
        Game game = Game.fold(List.of(start, new HandScored(high("A", 1)), new HandScored(high("9", 1))));
        assertEquals(List.of(new Line("Anna", "0 → 11", "cucumbers 1 → 0", true)), changes(game, "2"));
        Game corrected = game.after(new GameEvent.HandCorrected(1, high("2", 1), null, List.of(), List.of()));
        assertEquals(List.of(new Line("Anna", "11 → 0", "cucumbers 0 → 1", false)), changes(corrected, "A"));
    }
}
