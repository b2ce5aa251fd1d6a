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
import org.lasttrick.game.GameCommand.CorrectRules;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.Substitute;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameSummary.PersonRecord;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** Invariants of every game, in any order of entries, corrections, strikes, undos and redos. */
interface EntryInvariants {
    RandomBatch batch();

    /** Everything that undo and redo restore: all but the version, which only grows. */
    record EntryState(
            GameEvent.GameStarted start,
            List<Game.Entry> counting,
            Timeline timeline,
            List<PlayerName> names,
            Scoresheet sheet) {
        static EntryState by(Game game) {
            return new EntryState(game.start(), game.counting(), game.timeline(), game.names(), game.sheet());
        }
    }

    private static Game accepted(GameCommand command, Game game) {
        return game.after(assertInstanceOf(Accepted.class, GameDecider.decide(command, game))
                .event());
    }

    /** The sheet of a game with only these steps, stopped in the same way. */
    private static Scoresheet enteredRight(Game game, List<Timeline.Step> timeline) {
        Scoresheet sheet = Game.begin(game.start()).sheet();
        for (Timeline.Step step : timeline) {
            sheet = step.on(sheet);
        }
        return sheet.stopped(game.sheet().stop());
    }

    private static List<Timeline.Step> timeline(Game game) {
        return new ArrayList<>(game.timeline().steps());
    }

    private static int place(List<Timeline.Step> timeline, int number) {
        int hands = 0;
        for (int place = 0; place < timeline.size(); place++) {
            hands += timeline.get(place) instanceof Timeline.Hand ? 1 : 0;
            if (hands == number) {
                return place;
            }
        }
        throw new IllegalArgumentException("No hand " + number);
    }

    private static void remove(List<Timeline.Step> timeline, Stream<Integer> numbers) {
        numbers.sorted(Comparator.reverseOrder()).forEach(number -> timeline.remove(place(timeline, number)));
    }

    @Test
    default void refoldingTheEntriesGivesTheSameGame() {
        batch().forEach(game -> assertEquals(game.last(), Game.fold(game.events())));
    }

    @Test
    default void theSheetDependsOnlyOnTheHandsThatCountAndTheRosterChangesBetweenThem() {
        batch().forEach(game -> {
            for (Game state : game.someStates()) {
                assertEquals(enteredRight(state, timeline(state)), state.sheet());
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
                if (step.decision() instanceof Rejected(List<Rejection> reasons)
                        && !(step.command() instanceof CorrectRules)
                        && !(step.command() instanceof Join)
                        && !(step.command() instanceof Substitute)
                        && !(step.command() instanceof Return)) {
                    reasons.forEach(reason -> assertInstanceOf(Rejection.NotNow.class, reason));
                }
            }
        });
    }

    @Test
    default void anIllegalHandIsAlwaysRefusedAndNeverThrows() {
        batch().forEach(game -> {
            for (RandomIllegalHand mistake : RandomIllegalHand.in(game)) {
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
                if ((step.command() instanceof Join || step.command() instanceof Return)
                        && step.decision() instanceof Rejected(List<Rejection> reasons)) {
                    assertTrue(step.before().sheet().isOver()
                            || reasons.stream()
                                    .allMatch(reason -> reason instanceof Rejection.HasNotLeft
                                            || reason instanceof Rejection.MayNotBuyIn
                                            || reason instanceof Rejection.PlaysOn
                                            || reason instanceof Rejection.OutOfRange
                                            || reason instanceof Rejection.PackTooSmall
                                            || reason instanceof Rejection.HandsNotShared
                                            || isOfForgotten(step.command(), reason)));
                }
            }
        });
    }

    /** With one player more, a hand that was played may be impossible, as after a correction. */
    private static boolean isOfForgotten(GameCommand command, Rejection reason) {
        return command instanceof Join join && join.hand() != null && reason instanceof Rejection.Contradicts;
    }

    @Test
    default void noTwoPlayersAreCalledTheSameAndEachOnTheSheetHasAName() {
        batch().forEach(game -> {
            for (Game state : game.states()) {
                assertEquals(
                        state.names().size(), Set.copyOf(state.playerNames()).size());
                state.sheet().standings().inSeatOrder().forEach(standing -> state.nameOf(standing.player()));
            }
        });
    }

    @Test
    default void nobodyTakesASecondSeatWhileTheyAreIn() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.decision() instanceof Accepted
                        && (step.command() instanceof Substitute || step.command() instanceof Return)) {
                    assertTrue(twice(step.after()) <= twice(step.before()), step::toString);
                }
            }
        });
    }

    /** Counts who is in on two seats: a correction may have brought them back. */
    private static long twice(Game game) {
        List<String> in = game.sheet().activePlayers().stream()
                .flatMap(player -> game.names().get(player.number() - 1).people().stream())
                .toList();
        return in.size() - in.stream().distinct().count();
    }

    @Test
    default void eachPlaceIsThatOfOnePersonAndEachPersonHasOne() {
        batch().forEach(game -> {
            List<PersonRecord> placed = GameSummary.of(game.last()).players().stream()
                    .filter(person ->
                            person.figures() != null && person.figures().place() != null)
                    .toList();
            assertEquals(
                    placed.size(),
                    placed.stream().map(PersonRecord::name).distinct().count());
            assertTrue(placed.stream().noneMatch(PersonRecord::substituted));
            List<PersonRecord> unplaced = GameSummary.of(game.last()).players().stream()
                    .filter(person ->
                            person.figures() != null && person.figures().place() == null)
                    .toList();
            assertTrue(unplaced.stream()
                    .filter(person ->
                            placed.stream().noneMatch(each -> each.name().equals(person.name())))
                    .allMatch(person -> placed.stream().anyMatch(each -> each.seat() == person.seat())));
        });
    }

    @Test
    default void aHandsTotalsAreOfThoseWhoHadJoinedByThen() {
        batch().forEach(game -> {
            for (Game state : game.someStates()) {
                Scoresheet sheet = state.sheet();
                for (int hand = 1; hand <= sheet.hands().size(); hand++) {
                    int number = hand;
                    long joined = sheet.rosterChanges().stream()
                            .filter(each -> each.change() instanceof RosterChange.Joined && each.beforeHand() <= number)
                            .count();
                    assertEquals(
                            sheet.start().inSeatOrder().size() + joined,
                            sheet.hands().get(hand - 1).after().inSeatOrder().size());
                }
            }
        });
    }

    @Test
    default void aPlayerWhoLeftIsInNoLaterHandAndKeepsTheStanding() {
        batch().forEach(game -> {
            Scoresheet sheet = game.last().sheet();
            for (RosterChange.Applied change : sheet.rosterChanges()) {
                if (change.change() instanceof RosterChange.Left(PlayerId player)
                        && sheet.rosterChanges().stream()
                                .noneMatch(each -> each.change().equals(new RosterChange.Returned(player)))) {
                    int beforeHand = change.beforeHand();
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
                    assertEquals(
                            EntryState.by(state), EntryState.by(accepted(new Redo(), accepted(new Undo(), state))));
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
            assertEquals(EntryState.by(Game.begin(game.start())), EntryState.by(state));

            for (int entry = 0; entry < last.counting().size(); entry++) {
                state = accepted(new Redo(), state);
            }
            assertEquals(EntryState.by(last), EntryState.by(state));
        });
    }

    @Test
    default void aCorrectedHandCountsAsIfItHadBeenEnteredRightAtFirst() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.decision()
                        instanceof Accepted(HandCorrected(int hand, var result, var reason, var struck, var kept))) {
                    List<Timeline.Step> right = timeline(step.before());
                    List<PlayerId> dealtIn = step.before().dealtIn(hand, result.players());
                    RuleSet rules = step.before().start().rules();
                    right.set(place(right, hand), new Timeline.Hand(0, result, true, dealtIn, List.of(), rules));
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
                if (step.decision() instanceof Accepted(HandStruck(int hand, var struck, var kept))) {
                    List<Timeline.Step> right = timeline(step.before());
                    remove(right, Stream.concat(Stream.of(hand), struck.stream()));
                    assertEquals(
                            enteredRight(step.before(), right), step.after().sheet());
                }
            }
        });
    }

    @Test
    default void correctedRulesScoreAGameAsItWouldHaveGoneUnderThem() {
        batch().forEach(game -> {
            for (RandomGame.Step step : game.steps()) {
                if (step.decision() instanceof Accepted(RulesCorrected(var variant, var rules, var struck, var kept))) {
                    WhatIf whatIf = WhatIf.of(step.before(), variant, rules);
                    assertEquals(struck.isEmpty() && kept.isEmpty(), whatIf.stop() == null);
                    int last = whatIf.game().hands().size();
                    assertEquals(
                            whatIf.game().sheet().hands(),
                            step.after().sheet().hands().subList(0, last));
                    assertEquals(rules, step.after().sheet().rules());
                }
            }
        });
    }

    @Test
    default void aPreviewShowsTheGameAfterTheCommand() {
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
