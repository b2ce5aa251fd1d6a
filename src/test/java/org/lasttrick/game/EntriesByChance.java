package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.rules.Happening;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** What holds of every game, in whatever order hands were entered, corrected, struck, undone and redone. */
interface EntriesByChance {
    RandomBatch batch();

    /** What undo and redo bring back: all but the version, which only ever grows. */
    record Told(List<Game.Entry> counting, Course course, List<String> names, Scoresheet sheet) {
        static Told by(Game game) {
            return new Told(game.counting(), game.course(), game.names(), game.sheet());
        }
    }

    private static Game accepted(GameCommand command, Game game) {
        return game.after(assertInstanceOf(Accepted.class, GameDecider.decide(command, game))
                .event());
    }

    /** The sheet of a table where this happened and nothing else, and that stopped likewise. */
    private static Scoresheet enteredRight(Game game, List<Course.Step> course) {
        Scoresheet sheet = Game.begin(game.start()).sheet();
        for (Course.Step step : course) {
            sheet = step.on(sheet);
        }
        return sheet.stopped(game.sheet().stop());
    }

    private static List<Course.Step> course(Game game) {
        return new ArrayList<>(game.course().steps());
    }

    private static int place(List<Course.Step> course, int number) {
        int hands = 0;
        for (int place = 0; place < course.size(); place++) {
            hands += course.get(place) instanceof Course.Hand ? 1 : 0;
            if (hands == number) {
                return place;
            }
        }
        throw new IllegalArgumentException("No hand " + number);
    }

    private static void remove(List<Course.Step> course, Stream<Integer> numbers) {
        numbers.sorted(Comparator.reverseOrder()).forEach(number -> course.remove(place(course, number)));
    }

    @Test
    default void foldingTheEntriesAnewTellsTheGameAsItWasPlayed() {
        batch().forEach(game -> assertEquals(game.last(), Game.fold(game.events())));
    }

    @Test
    default void theSheetIsTheHandsThatCountAndWhoCameAndWentBetweenThemAndNothingElse() {
        batch().forEach(game -> {
            for (Game state : game.someStates()) {
                assertEquals(enteredRight(state, course(state)), state.sheet());
            }
        });
    }

    @Test
    default void everyHandStillCountsWithNobodyWhoIsOutAndNeverAfterTheEnd() {
        batch().forEach(game -> {
            for (Game state : game.someStates()) {
                for (int number = 1; number <= state.hands().size(); number++) {
                    Scoresheet before = state.sheet().before(number);
                    assertTrue(!before.isOver());
                    assertTrue(state.hands().get(number - 1).result().players().stream()
                            .allMatch(before.standings()::isActive));
                }
            }
        });
    }

    @Test
    default void aLegalHandIsNeverRefused() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.decision() instanceof Rejected(List<Rejection> reasons) && !(step.command() instanceof Join)) {
                    reasons.forEach(reason -> assertInstanceOf(Rejection.NotNow.class, reason));
                }
            }
        });
    }

    @Test
    default void anIllegalHandIsAlwaysRefusedAndNeverThrows() {
        batch().forEach(game -> {
            for (RandomMistake mistake : RandomMistake.in(game)) {
                Rejected refused = assertInstanceOf(Rejected.class, mistake.decide(), mistake::toString);
                refused.reasons()
                        .forEach(reason -> assertInstanceOf(Rejection.BreaksRule.class, reason, mistake::toString));
            }
        });
    }

    @Test
    default void somebodyIsOnlyKeptFromJoiningAGameThatIsOverOrForFewer() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.command() instanceof Join && step.decision() instanceof Rejected(List<Rejection> reasons)) {
                    assertTrue(step.before().sheet().isOver()
                            || reasons.stream()
                                    .allMatch(reason -> reason instanceof Rejection.NotForSoMany
                                            || reason instanceof Rejection.PackTooSmall
                                            || reason instanceof Rejection.HandsNotShared));
                }
            }
        });
    }

    @Test
    default void noTwoPlayersAreEverCalledAlikeAndEachOnTheSheetHasAName() {
        batch().forEach(game -> {
            for (Game state : game.states()) {
                List<String> names = state.names();
                assertEquals(names.size(), Set.copyOf(names).size());
                state.sheet().standings().inSeatOrder().forEach(standing -> state.nameOf(standing.player()));
            }
        });
    }

    @Test
    default void aHandsTotalsAreOfThoseWhoHadJoinedByThen() {
        batch().forEach(game -> {
            for (Game state : game.someStates()) {
                Scoresheet sheet = state.sheet();
                for (int hand = 1; hand <= sheet.hands().size(); hand++) {
                    int number = hand;
                    long joined = sheet.happenings().stream()
                            .filter(each -> each instanceof Happening.Joined && each.beforeHand() <= number)
                            .count();
                    assertEquals(
                            sheet.start().inSeatOrder().size() + joined,
                            sheet.hands().get(hand - 1).after().inSeatOrder().size());
                }
            }
        });
    }

    @Test
    default void whoHasLeftIsNamedByNoLaterHandAndStaysAsTheyWere() {
        batch().forEach(game -> {
            Scoresheet sheet = game.last().sheet();
            for (Happening happening : sheet.happenings()) {
                if (happening instanceof Happening.Left(int beforeHand, PlayerId player)) {
                    Standing gone = sheet.before(beforeHand).standings().of(player);
                    assertEquals(Standing.Status.LEFT, gone.status());
                    assertEquals(gone, sheet.standings().of(player));
                    assertTrue(sheet.hands().stream()
                            .skip(beforeHand - 1L)
                            .noneMatch(hand -> hand.result().players().contains(player)));
                }
            }
        });
    }

    @Test
    default void aVersionIsCountedForEveryEntryAndNoneForARefusal() {
        batch().forEach(game -> {
            int version = 1;
            for (RandomGame.Step step : game.steps()) {
                version += step.decision() instanceof Accepted ? 1 : 0;
                assertEquals(version, step.after().version());
            }
            assertEquals(game.events().size(), version);
        });
    }

    @Test
    default void anUndoAndARedoChangeNothing() {
        batch().forEach(game -> {
            for (Game state : game.someStates()) {
                if (state.undoable().isPresent()) {
                    assertEquals(Told.by(state), Told.by(accepted(new Redo(), accepted(new Undo(), state))));
                }
            }
        });
    }

    @Test
    default void undoingAllLeadsBackToTheStartAndRedoingAllToTheEnd() {
        batch().forEach(game -> {
            if (game.seed() % 4 > 0) {
                return;
            }
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
        });
    }

    @Test
    default void aCorrectedHandCountsAsIfItHadBeenEnteredRightAtFirst() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.decision() instanceof Accepted(HandCorrected(int hand, var result, var reason, var struck))) {
                    List<Course.Step> right = course(step.before());
                    right.set(place(right, hand), new Course.Hand(0, result, true));
                    remove(right, struck.stream());
                    assertEquals(
                            enteredRight(step.before(), right), step.after().sheet());
                }
            }
        });
    }

    @Test
    default void aStruckHandCountsAsIfItHadNeverBeenEntered() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.decision() instanceof Accepted(HandStruck(int hand, var struck))) {
                    List<Course.Step> right = course(step.before());
                    remove(right, Stream.concat(Stream.of(hand), struck.stream()));
                    assertEquals(
                            enteredRight(step.before(), right), step.after().sheet());
                }
            }
        });
    }

    @Test
    default void aPreviewTellsTheGameThatThenComes() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.decision() instanceof Accepted && step.after().version() % 5 == game.seed() % 5) {
                    assertEquals(
                            step.after(),
                            assertInstanceOf(Preview.Outcome.Possible.class, Preview.of(step.command(), step.before()))
                                    .preview()
                                    .after());
                }
            }
        });
    }
}
