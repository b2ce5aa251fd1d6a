package org.lasttrick.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.Abandon;
import org.lasttrick.game.GameCommand.Close;
import org.lasttrick.game.GameCommand.CorrectDay;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.CorrectRules;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Reopen;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.Substitute;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.variants.Variant;

/** Decides on commands. A refusal is a value; an exception is a bug. */
public final class GameDecider {
    private GameDecider() {}

    public static Decision start(StartGame command) {
        return StartChecks.decide(command, Edition.LATEST, NameChecks.ENTERED);
    }

    /** Decides the start of the next game of the same players. This game must be over, and is not changed. */
    public static Decision rematch(Game game) {
        return Rematch.of(game);
    }

    /** Returns whether a game is a rematch of another one. */
    public static boolean isRematch(Game game, Game next) {
        return Rematch.isOf(game, next);
    }

    /** Returns why these rules are unplayable for every number of players of a variant; empty if some number can play them. */
    public static List<Rejection> rejectionsOfHouseRules(Variant variant, RuleSet rules) {
        List<List<Rejection>> byPlayers = IntStream.rangeClosed(variant.minPlayers(), variant.maxPlayers())
                .mapToObj(players ->
                        SettingChecks.check(rules, players, Edition.LATEST).toList())
                .toList();
        return byPlayers.stream().anyMatch(List::isEmpty) ? List.of() : byPlayers.getFirst();
    }

    public static Decision decide(GameCommand command, Game game) {
        return decide(command, game, NameChecks.ENTERED);
    }

    static Decision decide(GameCommand command, Game game, NameChecks names) {
        return switch (command) {
            case ScoreHand(HandResult result) -> unless(over(game), () -> score(result, game.sheet()));
            case CorrectHand correction -> unless(noSuchHand(correction.hand(), game), () -> correct(correction, game));
            case StrikeHand strike -> unless(noSuchHand(strike.hand(), game), () -> strike(strike, game));
            case Join join when join.isOfForgotten() -> PlayerChecks.add(join, game, names);
            case Join join -> unless(over(game), () -> PlayerChecks.join(join, game, names));
            case Leave(PlayerId player) ->
                unless(noSuchPlayer(player, game).or(() -> over(game)), () -> PlayerChecks.leave(player, game));
            case Return(PlayerId player) ->
                unless(noSuchPlayer(player, game).or(() -> over(game)), () -> PlayerChecks.comeBack(player, game));
            case Rename rename ->
                unless(noSuchPlayer(rename.player(), game), () -> PlayerChecks.rename(rename, game, names));
            case Substitute substitute ->
                unless(noSuchPlayer(substitute.player(), game), () -> PlayerChecks.substitute(substitute, game, names));
            case TakeSeats seats ->
                unless(
                        over(game),
                        () -> game.hands().isEmpty()
                                ? PlayerChecks.takeSeats(seats, game)
                                : PlayerChecks.correctSeats(seats, game));
            case CorrectRules correction -> Replay.decide(correction, game);
            case CorrectDay(String day) -> new Accepted(new GameEvent.DayCorrected(day));
            case Close() ->
                unless(
                        over(game).or(() -> given(game.hands().isEmpty(), State.NOTHING_TO_CLOSE)),
                        () -> new Accepted(new GameEvent.GameClosed()));
            case Abandon() -> unless(over(game), () -> new Accepted(new GameEvent.GameAbandoned()));
            case Reopen() ->
                unless(
                        given(game.sheet().stop() == null, State.NOTHING_TO_REOPEN)
                                .or(() -> given(game.sheet().status() == Status.FINISHED, State.GAME_OVER)),
                        () -> new Accepted(new GameEvent.GameReopened()));
            case Undo() ->
                game.undoable()
                        .<Decision>map(last -> new Accepted(new GameEvent.EntryUndone(last.version())))
                        .orElseGet(() -> new Rejected(State.NOTHING_TO_UNDO));
            case Redo() ->
                game.redoable()
                        .<Decision>map(last -> new Accepted(new GameEvent.EntryRedone(last.version())))
                        .orElseGet(() -> new Rejected(State.NOTHING_TO_REDO));
        };
    }

    private static Decision unless(Optional<Rejection> obstacle, Supplier<Decision> otherwise) {
        return obstacle.<Decision>map(Rejected::new).orElseGet(otherwise);
    }

    private static Optional<Rejection> given(boolean wrong, Rejection rejection) {
        return wrong ? Optional.of(rejection) : Optional.empty();
    }

    private static Optional<Rejection> over(Game game) {
        return given(game.sheet().isOver(), State.GAME_OVER);
    }

    private static Optional<Rejection> noSuchHand(int number, Game game) {
        int hands = game.hands().size();
        return given(number < 1 || number > hands, new Rejection.NoSuchHand(number, hands));
    }

    private static Optional<Rejection> noSuchPlayer(PlayerId player, Game game) {
        int players = game.names().size();
        return given(player.number() > players, new Rejection.NoSuchPlayer(player, players));
    }

    private static Decision score(HandResult result, Scoresheet sheet) {
        return Decision.of(
                HandChecks.check(sheet, sheet.activePlayers(), result, null), new GameEvent.HandScored(result));
    }

    private static Decision correct(CorrectHand correction, Game game) {
        int number = correction.hand();
        Scoresheet before = game.sheet().before(number);
        List<PlayerId> dealtIn = game.dealtIn(number, correction.result().players());
        List<Rejection> rejections =
                HandChecks.check(before, dealtIn, correction.result(), correction.reason()).stream()
                        .map(reason -> joinedLater(reason, game))
                        .toList();
        if (!rejections.isEmpty()) {
            return new Rejected(rejections);
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
                ? new WrongPlayer(pointer, player, PlayerFault.JOINED_LATER)
                : reason;
    }

    private static Decision strike(StrikeHand strike, Game game) {
        int number = strike.hand();
        ConflictSearch later = new ConflictSearch(game, number, strike.onConflict());
        return later.decide(
                game.sheet().before(number), (struck, kept) -> new GameEvent.HandStruck(number, struck, kept));
    }
}
