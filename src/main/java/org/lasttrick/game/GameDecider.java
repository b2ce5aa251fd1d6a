package org.lasttrick.game;

import java.util.List;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Scoresheet;

/** Decides upon commands. A refusal is a value; what is thrown is a bug. */
public final class GameDecider {
    private GameDecider() {}

    public static Decision start(StartGame command) {
        return StartChecks.decide(command);
    }

    public static Decision decide(GameCommand command, Game game) {
        return switch (command) {
            case ScoreHand(HandResult result) -> score(result, game);
            case CorrectHand correction -> correct(correction, game);
            case StrikeHand strike -> strike(strike, game);
            case Undo() ->
                game.undoable()
                        .<Decision>map(entry -> new Accepted(new GameEvent.EntryUndone(entry.version())))
                        .orElseGet(() -> new Rejected(new Rejection.NothingToUndo()));
            case Redo() ->
                game.redoable()
                        .<Decision>map(entry -> new Accepted(new GameEvent.EntryRedone(entry.version())))
                        .orElseGet(() -> new Rejected(new Rejection.NothingToRedo()));
        };
    }

    private static Decision score(HandResult result, Game game) {
        if (game.sheet().isOver()) {
            return new Rejected(new Rejection.GameOver());
        }
        return Decision.of(HandChecks.check(game.sheet(), result), new GameEvent.HandScored(result));
    }

    private static Decision correct(CorrectHand correction, Game game) {
        int number = correction.hand();
        if (number < 1 || number > game.hands().size()) {
            return new Rejected(new Rejection.NoSuchHand(number, game.hands().size()));
        }
        Scoresheet before = game.sheet().before(number);
        List<Rejection> against = HandChecks.check(before, correction.result(), correction.reason());
        if (!against.isEmpty()) {
            return new Rejected(against);
        }
        List<Conflict> conflicts = Replay.conflicts(
                before.score(correction.result()),
                game.hands().subList(number, game.hands().size()),
                number + 1);
        return unlessInConflict(
                conflicts,
                correction.onConflict(),
                new GameEvent.HandCorrected(number, correction.result(), correction.reason(), numbers(conflicts)));
    }

    private static Decision strike(StrikeHand strike, Game game) {
        int number = strike.hand();
        if (number < 1 || number > game.hands().size()) {
            return new Rejected(new Rejection.NoSuchHand(number, game.hands().size()));
        }
        List<Conflict> conflicts = Replay.conflicts(
                game.sheet().before(number),
                game.hands().subList(number, game.hands().size()),
                number + 1);
        return unlessInConflict(conflicts, strike.onConflict(), new GameEvent.HandStruck(number, numbers(conflicts)));
    }

    private static Decision unlessInConflict(List<Conflict> conflicts, OnConflict onConflict, GameEvent event) {
        return conflicts.isEmpty() || onConflict == OnConflict.STRIKE
                ? new Accepted(event)
                : new Rejected(new Rejection.Contradicts(conflicts));
    }

    private static List<Integer> numbers(List<Conflict> conflicts) {
        return conflicts.stream().map(Conflict::hand).toList();
    }
}
