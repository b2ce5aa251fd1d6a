package org.lasttrick.game;

import java.util.List;
import java.util.stream.IntStream;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.Abandon;
import org.lasttrick.game.GameCommand.Close;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Reopen;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Variant;

/** Decides upon commands. A refusal is a value; what is thrown is a bug. */
public final class GameDecider {
    private GameDecider() {}

    public static Decision start(StartGame command) {
        return StartChecks.decide(command, Edition.LATEST);
    }

    /** What the same players begin next; decided by, and recorded apart from, a game that is over. */
    public static Decision rematch(Game game) {
        return Rematch.of(game);
    }

    /** Why nobody could play a variant by these rules, however many they are; empty when some could. */
    public static List<Rejection> againstHouseRules(Variant variant, RuleSet rules) {
        List<List<Rejection>> byPlayers = IntStream.rangeClosed(variant.minPlayers(), variant.maxPlayers())
                .mapToObj(players ->
                        SettingChecks.check(rules, players, Edition.LATEST).toList())
                .toList();
        return byPlayers.stream().anyMatch(List::isEmpty) ? List.of() : byPlayers.getFirst();
    }

    public static Decision decide(GameCommand command, Game game) {
        return switch (command) {
            case ScoreHand(HandResult result) -> score(result, game);
            case CorrectHand correction -> correct(correction, game);
            case StrikeHand strike -> strike(strike, game);
            case Join join -> PlayerChecks.join(join, game);
            case Leave(PlayerId player) -> PlayerChecks.leave(player, game);
            case Return(PlayerId player) -> PlayerChecks.comeBack(player, game);
            case Rename(PlayerId player, String name) -> PlayerChecks.rename(player, name, game);
            case TakeSeats seats -> PlayerChecks.takeSeats(seats, game);
            case Close() ->
                game.hands().isEmpty() && !game.sheet().isOver()
                        ? new Rejected(new Rejection.NothingToClose())
                        : stop(game, new GameEvent.GameClosed());
            case Abandon() -> stop(game, new GameEvent.GameAbandoned());
            case Reopen() -> reopen(game);
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

    private static Decision reopen(Game game) {
        if (game.sheet().stop() == null) {
            return new Rejected(new Rejection.NothingToReopen());
        }
        boolean overAllTheSame = game.sheet().status() == Scoresheet.Status.FINISHED;
        return overAllTheSame ? new Rejected(new Rejection.GameOver()) : new Accepted(new GameEvent.GameReopened());
    }

    private static Decision stop(Game game, GameEvent event) {
        return game.sheet().isOver() ? new Rejected(new Rejection.GameOver()) : new Accepted(event);
    }

    private static Decision score(HandResult result, Game game) {
        if (game.sheet().isOver()) {
            return new Rejected(new Rejection.GameOver());
        }
        Scoresheet sheet = game.sheet();
        return Decision.of(HandChecks.check(sheet, sheet.activePlayers(), result), new GameEvent.HandScored(result));
    }

    private static Decision correct(CorrectHand correction, Game game) {
        int number = correction.hand();
        if (number < 1 || number > game.hands().size()) {
            return new Rejected(new Rejection.NoSuchHand(number, game.hands().size()));
        }
        Scoresheet before = game.sheet().before(number);
        List<PlayerId> dealtIn = game.dealtIn(number, correction.result());
        List<Rejection> against = HandChecks.check(before, dealtIn, correction.result(), correction.reason()).stream()
                .map(reason -> joinedLater(reason, game))
                .toList();
        if (!against.isEmpty()) {
            return new Rejected(against);
        }
        ConflictSearch later = new ConflictSearch(game, number, correction.onConflict());
        return later.decide(
                before.score(correction.result(), dealtIn),
                (struck, kept) ->
                        new GameEvent.HandCorrected(number, correction.result(), correction.reason(), struck, kept));
    }

    private static Rejection joinedLater(Rejection reason, Game game) {
        return reason instanceof Rejection.UnknownPlayer(String pointer, PlayerId player, int then)
                        && player.number() <= game.names().size()
                ? new Rejection.JoinedLater(pointer, player)
                : reason;
    }

    private static Decision strike(StrikeHand strike, Game game) {
        int number = strike.hand();
        if (number < 1 || number > game.hands().size()) {
            return new Rejected(new Rejection.NoSuchHand(number, game.hands().size()));
        }
        ConflictSearch later = new ConflictSearch(game, number, strike.onConflict());
        return later.decide(
                game.sheet().before(number), (struck, kept) -> new GameEvent.HandStruck(number, struck, kept));
    }
}
