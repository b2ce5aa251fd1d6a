package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Scoresheet;

/** What holds of every game, in whatever order hands were entered, corrected, struck, undone and redone. */
class RandomEntriesTest {
    private static final List<RandomGame> GAMES = RandomGame.all().toList();

    static List<RandomGame> games() {
        return GAMES;
    }

    /** What undo and redo bring back: all but the version, which only ever grows. */
    private record Told(List<Game.Entry> counting, List<Game.Hand> hands, Scoresheet sheet) {
        static Told by(Game game) {
            return new Told(game.counting(), game.hands(), game.sheet());
        }
    }

    private static Game accepted(GameCommand command, Game game) {
        return game.after(assertInstanceOf(Accepted.class, GameDecider.decide(command, game))
                .event());
    }

    /** The sheet of a table that entered these hands and nothing else. */
    private static Scoresheet enteredRight(Game game, List<HandResult> results) {
        List<GameEvent> events = new ArrayList<>(List.of(game.start()));
        results.forEach(result -> events.add(new HandScored(result)));
        return Game.fold(events).sheet();
    }

    private static List<HandResult> results(Game game) {
        return new ArrayList<>(game.hands().stream().map(Game.Hand::result).toList());
    }

    private static void remove(List<HandResult> results, Stream<Integer> numbers) {
        numbers.sorted(Comparator.reverseOrder()).forEach(number -> results.remove(number - 1));
    }

    @ParameterizedTest
    @MethodSource("games")
    void foldingTheEntriesAnewTellsTheGameAsItWasPlayed(RandomGame game) {
        assertEquals(game.last(), Game.fold(game.events()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSheetIsTheHandsThatCountAndNothingElse(RandomGame game) {
        for (Game state : game.states()) {
            assertEquals(enteredRight(state, results(state)), state.sheet());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyHandStillCountsWithNobodyWhoIsOutAndNeverAfterTheEnd(RandomGame game) {
        for (Game state : game.states()) {
            IntStream.rangeClosed(1, state.hands().size()).forEach(number -> {
                Scoresheet before = state.sheet().before(number);
                assertTrue(!before.isOver(), game::toString);
                assertTrue(state.hands().get(number - 1).result().players().stream()
                        .allMatch(before.standings()::isActive));
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLegalHandIsNeverRefused(RandomGame game) {
        for (RandomGame.Step step : game.steps()) {
            if (step.decision() instanceof Rejected(List<Rejection> reasons)) {
                reasons.forEach(reason -> assertInstanceOf(Rejection.NotNow.class, reason, game::toString));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aVersionIsCountedForEveryEntryAndNoneForARefusal(RandomGame game) {
        int version = 1;
        for (RandomGame.Step step : game.steps()) {
            version += step.decision() instanceof Accepted ? 1 : 0;
            assertEquals(version, step.after().version());
        }
        assertEquals(game.events().size(), version);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anUndoAndARedoChangeNothing(RandomGame game) {
        for (Game state : game.states()) {
            if (state.undoable().isPresent()) {
                assertEquals(Told.by(state), Told.by(accepted(new Redo(), accepted(new Undo(), state))));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void undoingAllLeadsBackToTheStartAndRedoingAllToTheEnd(RandomGame game) {
        Game last = game.last();
        Game state = last;
        while (state.undoable().isPresent()) {
            state = accepted(new Undo(), state);
        }
        assertEquals(Told.by(Game.begin(game.start())), Told.by(state));

        for (int entry = 0; entry < last.counting().size(); entry++) {
            state = accepted(new Redo(), state);
        }
        assertEquals(Told.by(last), Told.by(state));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aCorrectedHandCountsAsIfItHadBeenEnteredRightAtFirst(RandomGame game) {
        for (RandomGame.Step step : game.steps()) {
            if (step.decision() instanceof Accepted(HandCorrected(int hand, var result, var reason, var struck))) {
                List<HandResult> right = results(step.before());
                right.set(hand - 1, result);
                remove(right, struck.stream());
                assertEquals(enteredRight(step.before(), right), step.after().sheet());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStruckHandCountsAsIfItHadNeverBeenEntered(RandomGame game) {
        for (RandomGame.Step step : game.steps()) {
            if (step.decision() instanceof Accepted(HandStruck(int hand, var struck))) {
                List<HandResult> right = results(step.before());
                remove(right, Stream.concat(Stream.of(hand), struck.stream()));
                assertEquals(enteredRight(step.before(), right), step.after().sheet());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPreviewTellsTheGameThatThenComes(RandomGame game) {
        for (RandomGame.Step step : game.steps()) {
            if (step.decision() instanceof Accepted) {
                assertEquals(
                        step.after(),
                        assertInstanceOf(Preview.Outcome.Possible.class, Preview.of(step.command(), step.before()))
                                .preview()
                                .after());
            }
        }
    }

    @Test
    void theGamesAreOfEveryKind() {
        Set<Class<?>> seen = new HashSet<>();
        for (RandomGame game : GAMES) {
            seen.add(game.start().rules().end().getClass());
            for (RandomGame.Step step : game.steps()) {
                switch (step.decision()) {
                    case Accepted(GameEvent event) -> seen.add(event.getClass());
                    case Rejected(List<Rejection> reasons) -> reasons.forEach(reason -> seen.add(reason.getClass()));
                }
                if (step.decision() instanceof Accepted(HandStruck(int hand, var struck)) && !struck.isEmpty()) {
                    seen.add(Conflict.class);
                }
            }
        }
        assertEquals(14, seen.size(), seen::toString);
        assertTrue(GAMES.stream().filter(game -> game.last().sheet().isOver()).count() > GAMES.size() / 3);
    }
}
