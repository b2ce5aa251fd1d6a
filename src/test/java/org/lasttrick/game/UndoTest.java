package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.hand;
import static org.lasttrick.game.GameSpecification.hands;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.rules.Table;

class UndoTest {
    private static final GameStarted START = agurk("Ann", "Bo");
    private static final HandScored FIRST = scored(high("9", 1));
    private static final HandScored SECOND = scored(high("4", 2));

    private static List<Integer> scores(GameSpecification specification) {
        return Table.scores(specification.game().sheet());
    }

    @Test
    void theLastEntryIsUndoneAndItsHandIsGone() {
        given(START, FIRST, SECOND).when(new Undo()).then(new EntryUndone(3));
        assertEquals(List.of(9, 0), scores(given(START, FIRST, SECOND, new EntryUndone(3))));
    }

    @Test
    void anotherUndoTakesTheEntryBefore() {
        given(START, FIRST, SECOND, new EntryUndone(3)).when(new Undo()).then(new EntryUndone(2));
    }

    @Test
    void theStartIsNotUndone() {
        given(START).when(new Undo()).thenRejected(State.NOTHING_TO_UNDO);
        given(START, FIRST, new EntryUndone(2)).when(new Undo()).thenRejected(State.NOTHING_TO_UNDO);
    }

    @Test
    void undoneEntriesAreRedoneLatestFirst() {
        GameSpecification bothUndone = given(START, FIRST, SECOND, new EntryUndone(3), new EntryUndone(2));

        bothUndone.when(new Redo()).then(new EntryRedone(2));
        given(START, FIRST, SECOND, new EntryUndone(3), new EntryUndone(2), new EntryRedone(2))
                .when(new Redo())
                .then(new EntryRedone(3));
    }

    @Test
    void aRedoneEntryCanBeUndoneAgain() {
        GameSpecification redone = given(START, FIRST, new EntryUndone(2), new EntryRedone(2));

        assertEquals(List.of(9, 0), scores(redone));
        redone.when(new Undo()).then(new EntryUndone(2));
        redone.when(new Redo()).thenRejected(State.NOTHING_TO_REDO);
    }

    @Test
    void nothingIsRedoneThatWasNotUndone() {
        given(START, FIRST).when(new Redo()).thenRejected(State.NOTHING_TO_REDO);
    }

    @Test
    void nothingIsRedoneOnceSomethingElseWasEntered() {
        for (GameEvent entered : List.of(
                SECOND,
                new HandCorrected(1, high("8", 1), null, List.of(), List.of()),
                new HandStruck(1, List.of(), List.of()),
                new GameEvent.PlayerJoined("Cy", null, null),
                new GameEvent.PlayerRenamed(p(1), "Anna", null),
                new GameEvent.GameClosed())) {
            given(START, FIRST, SECOND, new EntryUndone(3), entered)
                    .when(new Redo())
                    .thenRejected(State.NOTHING_TO_REDO);
        }
    }

    @Test
    void anUndoneCorrectionLeavesTheHandAsItWasFirstEntered() {
        HandCorrected correction = new HandCorrected(1, high("8", 2), null, List.of(), List.of());
        given(START, FIRST, correction).when(new Undo()).then(new EntryUndone(3));

        GameSpecification undone = given(START, FIRST, correction, new EntryUndone(3));
        assertEquals(List.of(hand(2, high("9", 1), false)), hands(undone.game().hands()));
        assertEquals(List.of(9, 0), scores(undone));
    }

    @Test
    void anUndoneCorrectionBringsBackTheHandsThatItStruck() {
        Game game = given(
                        started(Table.suddenDeath("{}"), "Ann", "Bo", "Cy"),
                        FIRST,
                        SECOND,
                        new HandCorrected(1, high("9", 2), null, List.of(2), List.of()),
                        new EntryUndone(4))
                .game();

        assertEquals(List.of(hand(2, high("9", 1), false), hand(3, high("4", 2), false)), hands(game.hands()));
    }

    @Test
    void anUndoneStrikeBringsTheHandBackToItsPlace() {
        GameSpecification undone =
                given(START, FIRST, SECOND, new HandStruck(1, List.of(), List.of()), new EntryUndone(4));

        assertEquals(
                List.of(high("9", 1), high("4", 2)),
                undone.game().hands().stream().map(Timeline.Hand::result).toList());
    }

    @Test
    void aFinishedGameGoesOnOnceItsLastHandIsUndone() {
        GameSpecification over = given(started(Table.suddenDeath("{}"), "Ann", "Bo"), FIRST);

        over.when(new Undo()).then(new EntryUndone(2));
        over.when(new GameCommand.ScoreHand(high("4", 2))).thenRejected(State.GAME_OVER);
        given(started(Table.suddenDeath("{}"), "Ann", "Bo"), FIRST, new EntryUndone(2))
                .when(new GameCommand.ScoreHand(high("4", 2)))
                .then(SECOND);
    }

    @Test
    void aGameKnowsTheEntriesOfTheNextUndoAndRedo() {
        Game game = given(START, FIRST, SECOND, new EntryUndone(3)).game();

        assertEquals(Optional.of(new Game.Entry(2, FIRST, List.of(p(1), p(2)))), game.undoable());
        assertEquals(Optional.of(new Game.Entry(3, SECOND, List.of(p(1), p(2)))), game.redoable());
        assertEquals(4, game.version());
    }

    @Test
    void theLastEntryChangesTheHandThatItScoresOrCorrects() {
        assertEquals(Optional.of(2), given(START, FIRST, SECOND).game().changedHand());
        HandCorrected corrected = new HandCorrected(1, high("8", 1), null, List.of(), List.of());
        assertEquals(
                Optional.of(1), given(START, FIRST, SECOND, corrected).game().changedHand());
        for (GameEvent other : List.of(
                new EntryUndone(3),
                new HandStruck(1, List.of(), List.of()),
                new GameEvent.PlayerJoined("Cy", null, null),
                new GameEvent.PlayerRenamed(p(1), "Anna", null),
                new GameEvent.GameClosed(),
                new GameEvent.GameAbandoned())) {
            assertEquals(
                    Optional.empty(), given(START, FIRST, SECOND, other).game().changedHand(), other::toString);
        }
        assertEquals(Optional.empty(), given(START).game().changedHand());
        for (GameSpecification back : List.of(
                given(START, FIRST, new GameEvent.GameClosed(), new GameEvent.GameReopened()),
                given(START, FIRST, new GameEvent.PlayerLeft(p(1)), new GameEvent.PlayerReturned(p(1))))) {
            assertEquals(Optional.empty(), back.game().changedHand());
        }
    }
}
