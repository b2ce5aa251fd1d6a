package org.lasttrick.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.DayCorrected;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameReopened;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.GameEvent.PlayerReturned;
import org.lasttrick.game.GameEvent.PlayerSubstituted;
import org.lasttrick.game.GameEvent.Rescoring;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.GameEvent.SeatsCorrected;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;

/**
 * Decides imported events again. Each event is turned back into its command, and is accepted only if {@link GameDecider} accepts
 * the command and decides the very same event.
 */
public final class CommandReplay {
    private CommandReplay() {}

    /** Returns whether a game can start with this event. It may throw if it can't. */
    public static boolean begins(GameEvent event) {
        return event instanceof GameStarted(var name, String variant, var rules, var players, var dealer, var edition)
                && is(
                        event,
                        StartChecks.decide(
                                new StartGame(name, variant, rules, players, dealer), edition, NameChecks.RECORDED));
    }

    /** Returns whether this event can come next. It may throw if it can't. */
    public static boolean follows(Game game, GameEvent event) {
        GameCommand command = command(event);
        return command != null && is(event, GameDecider.decide(command, game, NameChecks.RECORDED));
    }

    private static boolean is(GameEvent event, Decision decision) {
        return decision instanceof Decision.Accepted(GameEvent decided) && decided.equals(event);
    }

    /** @return {@code null} for a start, which is not a command to an existing game */
    private static @Nullable GameCommand command(GameEvent event) {
        return switch (event) {
            case GameStarted start -> null;
            case HandScored(HandResult result) -> new GameCommand.ScoreHand(result);
            case HandCorrected change ->
                new GameCommand.CorrectHand(change.hand(), change.result(), change.reason(), onConflict(change));
            case HandStruck change -> new GameCommand.StrikeHand(change.hand(), onConflict(change));
            case PlayerJoined(String name, String partner, Integer seat) -> new GameCommand.Join(name, partner, seat);
            case PlayerAdded added ->
                new GameCommand.Join(added.name(), added.partner(), added.seat(), added.hand(), added.score());
            case PlayerLeft(PlayerId player) -> new GameCommand.Leave(player);
            case PlayerReturned(PlayerId player) -> new GameCommand.Return(player);
            case PlayerRenamed(PlayerId player, String name, String partner) ->
                new GameCommand.Rename(player, name, partner);
            case PlayerSubstituted(int hand, PlayerId player, String name, String partner) ->
                new GameCommand.Substitute(player, name, partner, hand);
            case SeatsChanged(List<PlayerId> players, PlayerId dealer) -> new GameCommand.TakeSeats(players, dealer);
            case SeatsCorrected(int hand, List<PlayerId> players, PlayerId dealer) ->
                new GameCommand.TakeSeats(players, dealer, hand);
            case RulesCorrected change ->
                new GameCommand.CorrectRules(change.variant(), change.rules(), onConflict(change));
            case DayCorrected(String day) -> new GameCommand.CorrectDay(day);
            case GameClosed closed -> new GameCommand.Close();
            case GameAbandoned abandoned -> new GameCommand.Abandon();
            case GameReopened reopened -> new GameCommand.Reopen();
            case EntryUndone undone -> new GameCommand.Undo();
            case EntryRedone redone -> new GameCommand.Redo();
        };
    }

    private static OnConflict onConflict(Rescoring change) {
        if (!change.struck().isEmpty()) {
            return OnConflict.STRIKE;
        }
        return change.kept().isEmpty() ? OnConflict.REFUSE : OnConflict.KEEP;
    }
}
