package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameReopened;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.GameEvent.PlayerReturned;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.Timeline.Hand;
import org.lasttrick.game.Timeline.Joined;
import org.lasttrick.game.Timeline.Left;
import org.lasttrick.game.Timeline.Returned;
import org.lasttrick.game.Timeline.Seated;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet.Stop;

/**
 * What the counting entries come to before anything is scored.
 *
 * @param names of {@code p1}, {@code p2} …, as they are now
 * @param stop how the players have stopped the game; {@code null}: they haven't
 */
record EntryState(
        Timeline timeline, List<String> names, @Nullable Stop stop) {
    EntryState {
        names = List.copyOf(names);
    }

    static EntryState of(GameStarted start) {
        return new EntryState(
                Timeline.NONE,
                start.players().stream().map(GameEvent.Entrant::name).toList(),
                null);
    }

    EntryState after(Game.Entry entry) {
        return switch (entry.event()) {
            case HandScored(HandResult result) ->
                after(timeline.plus(new Hand(entry.version(), result, false, entry.dealtIn(), List.of())));
            case HandCorrected(int number, HandResult result, var reason, List<Integer> struck, var kept) ->
                after(timeline.corrected(number, result, entry.dealtIn())
                        .kept(kept)
                        .without(others(number, struck)));
            case HandStruck(int number, List<Integer> struck, var kept) ->
                after(timeline.kept(kept).without(with(number, struck)));
            case PlayerJoined(String name, Integer seat) -> joined(name, seat);
            case PlayerLeft(PlayerId player) -> after(timeline.plus(new Left(known(player))));
            case PlayerReturned(PlayerId player) -> after(timeline.plus(new Returned(known(player))));
            case PlayerRenamed(PlayerId player, String name) -> renamed(player, name);
            case SeatsChanged(List<PlayerId> players, PlayerId dealer) -> seated(players, dealer);
            case GameClosed closed -> stopped(Stop.CLOSED);
            case GameAbandoned abandoned -> stopped(Stop.ABANDONED);
            case GameReopened reopened -> stopped(null);
            case GameStarted start -> throw new IllegalStateException("A game starts once");
            case EntryUndone undo -> throw new IllegalStateException("An undo counts by what it takes back");
            case EntryRedone redo -> throw new IllegalStateException("A redo counts by what it brings back");
        };
    }

    private static List<Integer> others(int corrected, List<Integer> struck) {
        if (struck.contains(corrected)) {
            throw new IllegalStateException("Hand %d is corrected or struck out, not both".formatted(corrected));
        }
        return struck;
    }

    private EntryState after(Timeline now) {
        return new EntryState(now, names, stop);
    }

    private EntryState stopped(@Nullable Stop how) {
        return new EntryState(timeline, names, how);
    }

    private EntryState joined(String name, @Nullable Integer seat) {
        List<String> more = new ArrayList<>(names);
        more.add(name);
        return new EntryState(timeline.plus(new Joined(new PlayerId(more.size()), seat)), more, stop);
    }

    private PlayerId known(PlayerId player) {
        if (player.number() > names.size()) {
            throw new IllegalStateException("There is no " + player);
        }
        return player;
    }

    private EntryState renamed(PlayerId player, String name) {
        List<String> changed = new ArrayList<>(names);
        changed.set(player.number() - 1, name);
        return new EntryState(timeline, changed, stop);
    }

    /** Whoever has left keeps a place on the sheet, after those who sit at the table. */
    private EntryState seated(List<PlayerId> present, PlayerId dealer) {
        List<PlayerId> order = Stream.concat(
                        present.stream(),
                        IntStream.rangeClosed(1, names.size())
                                .mapToObj(PlayerId::new)
                                .filter(player -> !present.contains(player)))
                .toList();
        return new EntryState(
                timeline.plus(new Seated(order, dealer)),
                order.stream().map(player -> names.get(player.number() - 1)).toList(),
                stop);
    }

    private static Collection<Integer> with(int number, List<Integer> others) {
        Set<Integer> all = new HashSet<>(others);
        all.add(number);
        return all;
    }
}
