package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Abandon;
import org.lasttrick.game.GameCommand.Close;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Reopen;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameReopened;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Table;

class StopTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");
    private static final HandScored FIRST = scored(high("9", 1));
    private static final HandScored SECOND = scored(high("4", 2));
    private static final GameSpecification GOING_ON = given(START, FIRST, SECOND);
    private static final GameSpecification CLOSED = given(START, FIRST, SECOND, new GameClosed());
    private static final GameSpecification ABANDONED = given(START, FIRST, SECOND, new GameAbandoned());
    private static final List<GameSpecification> STOPPED = List.of(CLOSED, ABANDONED);
    private static final GameSpecification FINISHED = given(started(suddenDeath("{}"), "Ann", "Bo"), FIRST);

    private static Status status(GameSpecification specification) {
        return specification.game().sheet().status();
    }

    @Test
    void theBestPlayerOfAClosedGameWins() {
        GOING_ON.when(new Close()).then(new GameClosed());
        assertEquals(Status.CLOSED, status(CLOSED));
        assertEquals(players(3), CLOSED.game().sheet().winners());
    }

    @Test
    void aGameWithoutHandsIsNotClosed() {
        given(START).when(new Close()).thenRejected(State.NOTHING_TO_CLOSE);
        given(START, FIRST, new EntryUndone(2)).when(new Close()).thenRejected(State.NOTHING_TO_CLOSE);
        given(START, FIRST).when(new Close()).then(new GameClosed());
    }

    @Test
    void aGameIsAbandonedEvenWithoutHandsAndNobodyWins() {
        given(START).when(new Abandon()).then(new GameAbandoned());
        GOING_ON.when(new Abandon()).then(new GameAbandoned());
        assertEquals(Status.ABANDONED, status(ABANDONED));
        assertEquals(List.of(), ABANDONED.game().sheet().winners());
    }

    @Test
    void aGameThatIsOverIsNeitherClosedNorAbandoned() {
        for (GameSpecification over : List.of(FINISHED, CLOSED, ABANDONED)) {
            over.when(new Close()).thenRejected(State.GAME_OVER);
            over.when(new Abandon()).thenRejected(State.GAME_OVER);
        }
    }

    @Test
    void aStoppedGameIsReopenedAndGoesOn() {
        for (GameSpecification stopped : STOPPED) {
            stopped.when(new Reopen()).then(new GameReopened());
        }
        GameSpecification reopened = given(START, FIRST, new GameClosed(), new GameReopened());
        assertEquals(Status.IN_PROGRESS, status(reopened));
        reopened.when(new ScoreHand(high("4", 2))).then(SECOND);
        reopened.when(new Close()).then(new GameClosed());
    }

    @Test
    void aGameThatNobodyStoppedIsNotReopened() {
        GOING_ON.when(new Reopen()).thenRejected(State.NOTHING_TO_REOPEN);
        FINISHED.when(new Reopen()).thenRejected(State.NOTHING_TO_REOPEN);
        given(START, FIRST, new GameClosed(), new GameReopened())
                .when(new Reopen())
                .thenRejected(State.NOTHING_TO_REOPEN);
    }

    @Test
    void noHandIsScoredInAStoppedGame() {
        for (GameSpecification stopped : STOPPED) {
            stopped.when(new ScoreHand(high("4", 2))).thenRejected(State.GAME_OVER);
            assertEquals(Optional.empty(), stopped.game().sheet().next());
        }
    }

    @Test
    void aStopIsUndoneAndRedone() {
        CLOSED.when(new Undo()).then(new EntryUndone(4));
        for (GameEvent stop : List.of(new GameClosed(), new GameAbandoned())) {
            GameSpecification undone = given(START, FIRST, SECOND, stop, new EntryUndone(4));
            assertEquals(Status.IN_PROGRESS, status(undone));
            undone.when(new Redo()).then(new EntryRedone(4));
            GameSpecification redone = given(START, FIRST, SECOND, stop, new EntryUndone(4), new EntryRedone(4));
            assertEquals(
                    given(START, FIRST, SECOND, stop).game().sheet(),
                    redone.game().sheet());
        }
    }

    @Test
    void anUndoneReopeningLeavesTheGameClosed() {
        assertEquals(
                Status.CLOSED, status(given(START, FIRST, new GameClosed(), new GameReopened(), new EntryUndone(4))));
    }

    @Test
    void aStopLeavesNothingToRedo() {
        for (GameEvent stop : List.of(new GameClosed(), new GameAbandoned())) {
            given(START, FIRST, SECOND, new EntryUndone(3), stop)
                    .when(new Redo())
                    .thenRejected(State.NOTHING_TO_REDO);
        }
    }

    @Test
    void aCorrectionOfAClosedGameKeepsItClosedAndMayChangeWhoHasWon() {
        CLOSED.when(new CorrectHand(2, high("4", 3), null, REFUSE))
                .then(new HandCorrected(2, high("4", 3), null, List.of(), List.of()));
        Game corrected = CLOSED.game().after(new HandCorrected(2, high("4", 3), null, List.of(), List.of()));

        assertEquals(Status.CLOSED, corrected.sheet().status());
        assertEquals(List.of(9, 0, 4), Table.scores(corrected.sheet()));
        assertEquals(players(2), corrected.sheet().winners());
    }

    @Test
    void aHandStruckFromAnAbandonedGameKeepsItAbandoned() {
        ABANDONED.when(new StrikeHand(1, REFUSE)).then(new HandStruck(1, List.of(), List.of()));
        assertEquals(
                Status.ABANDONED,
                ABANDONED
                        .game()
                        .after(new HandStruck(1, List.of(), List.of()))
                        .sheet()
                        .status());
    }

    @Test
    void aClosedGameThatACorrectionDecidesIsWonByTheRules() {
        Game closed = given(started(suddenDeath("{}"), "Ann", "Bo", "Cy"), FIRST, new GameClosed())
                .game();
        Game corrected = closed.after(new HandCorrected(1, high("9", 1, 3), null, List.of(), List.of()));

        assertEquals(Status.FINISHED, corrected.sheet().status());
        assertEquals(players(2), corrected.sheet().winners());
    }

    @Test
    void aClosedGameThatACorrectionHasFinishedIsNotReopened() {
        given(
                        started(suddenDeath("{}"), "Ann", "Bo", "Cy"),
                        FIRST,
                        new GameClosed(),
                        new HandCorrected(1, high("9", 1, 2), null, List.of(), List.of()))
                .when(new Reopen())
                .thenRejected(State.GAME_OVER);
    }
}
