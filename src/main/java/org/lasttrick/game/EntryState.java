package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.GameEvent.SeatsCorrected;
import org.lasttrick.game.Timeline.Changed;
import org.lasttrick.game.Timeline.Hand;
import org.lasttrick.game.Timeline.Renumbered;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.RosterChange.Joined;
import org.lasttrick.rules.RosterChange.Left;
import org.lasttrick.rules.RosterChange.Returned;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Stop;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * A state is what the counting entries lead to, before scoring.
 *
 * @param start by the rules that count now
 * @param names of {@code p1}, {@code p2} …, the current ones
 * @param stop how the players ended the game early; {@code null}: they did not
 */
public record EntryState(
        GameStarted start,
        Timeline timeline,
        List<PlayerName> names,
        @Nullable Stop stop) {
    public EntryState {
        names = List.copyOf(names);
    }

    static EntryState of(GameStarted start) {
        return new EntryState(
                start,
                Timeline.NONE,
                start.players().stream().map(GameEvent.Entrant::playerName).toList(),
                null);
    }

    /** Returns the sheet of the game. */
    Scoresheet scored() {
        List<Standing> standings = IntStream.range(0, start.players().size())
                .mapToObj(seat -> {
                    GameEvent.Entrant entrant = start.players().get(seat);
                    return new Standing(
                            new PlayerId(seat + 1),
                            entrant.playerName().people().size(),
                            entrant.score(),
                            entrant.cucumbers(),
                            Standing.Status.ACTIVE);
                })
                .toList();
        Scoresheet empty = Scoresheet.begin(start.rules(), start.edition(), new Standings(standings), start.dealer());
        return timeline.on(empty).stopped(stop);
    }

    EntryState after(Game.Entry entry) {
        return switch (entry.event()) {
            case HandScored(HandResult result) ->
                after(timeline.plus(
                        new Hand(entry.version(), result, false, entry.dealtIn(), List.of(), start.rules())));
            case HandCorrected(int number, HandResult result, var reason, List<Integer> struck, var kept)
            when struck.contains(number) ->
                throw new IllegalStateException("Hand " + number + " is corrected or struck out, not both");
            case HandCorrected(int number, HandResult result, var reason, List<Integer> struck, var kept) ->
                after(timeline.corrected(number, result, entry.dealtIn(), start.rules())
                        .kept(kept)
                        .without(struck));
            case HandStruck(int number, List<Integer> struck, var kept) -> {
                List<Integer> all =
                        Stream.concat(Stream.of(number), struck.stream()).toList();
                yield after(timeline.kept(kept).without(all));
            }
            case PlayerJoined joined -> joined(joined.playerName(), joined.seat());
            case PlayerAdded added -> Forgotten.added(this, added);
            case PlayerLeft(PlayerId player) -> changed(new Left(known(player)));
            case PlayerReturned(PlayerId player) -> changed(new Returned(known(player)));
            case PlayerRenamed renamed -> renamed(renamed.player(), renamed.playerName());
            case PlayerSubstituted change -> substituted(change);
            case SeatsChanged change -> seated(change);
            case SeatsCorrected(int hand, List<PlayerId> players, PlayerId dealer) ->
                after(timeline.reseated(hand, players, dealer));
            case RulesCorrected correction -> Replay.corrected(this, correction);
            case DayCorrected _ -> this;
            case GameClosed closed -> stopped(Stop.CLOSED);
            case GameAbandoned abandoned -> stopped(Stop.ABANDONED);
            case GameReopened reopened -> stopped(null);
            case GameStarted _ -> throw new IllegalStateException("A game starts once");
            case EntryUndone _, EntryRedone _ ->
                throw new IllegalStateException("An undo or redo is no counting entry");
        };
    }

    private EntryState changed(RosterChange change) {
        return after(timeline.plus(new Changed(change)));
    }

    private EntryState after(Timeline now) {
        return new EntryState(start, now, names, stop);
    }

    private EntryState stopped(@Nullable Stop how) {
        return new EntryState(start, timeline, names, how);
    }

    EntryState named(List<PlayerName> others) {
        return new EntryState(start, timeline, others, stop);
    }

    private EntryState joined(PlayerName name, @Nullable Integer seat) {
        List<PlayerName> more = new ArrayList<>(names);
        more.add(name);
        Joined joined = new Joined(new PlayerId(more.size()), name.people().size(), seat, JoinScore.LATE);
        return new EntryState(start, timeline.plus(new Changed(joined)), more, stop);
    }

    private PlayerId known(PlayerId player) {
        if (player.number() > names.size()) {
            throw new IllegalStateException("There is no " + player);
        }
        return player;
    }

    /** Whoever plays on for somebody else beside a seat of their own is renamed on both. */
    private EntryState renamed(PlayerId player, PlayerName name) {
        PlayerName before = names.get(player.number() - 1);
        boolean playsOn = timeline.steps().stream()
                .anyMatch(step -> step instanceof Timeline.Substituted change
                        && change.now().equals(before));
        List<PlayerName> now = playsOn
                ? names.stream().map(each -> each.equals(before) ? name : each).toList()
                : with(player, name);
        return new EntryState(start, timeline.renamed(before, name), now, stop);
    }

    private List<PlayerName> with(PlayerId player, PlayerName name) {
        List<PlayerName> changed = new ArrayList<>(names);
        changed.set(player.number() - 1, name);
        return changed;
    }

    /** Puts somebody else in a player's place; whoever took the place later still has it. */
    private EntryState substituted(PlayerSubstituted change) {
        PlayerId player = known(change.player());
        PlayerName now = names.get(player.number() - 1);
        boolean isLast = timeline.from(change.hand()).stream()
                .noneMatch(step -> step instanceof Timeline.Substituted later
                        && later.player().equals(player));
        return new EntryState(
                start,
                timeline.substituted(change.hand(), player, now, change.playerName()),
                isLast ? with(player, change.playerName()) : names,
                stop);
    }

    private EntryState seated(SeatsChanged change) {
        List<PlayerId> players =
                IntStream.rangeClosed(1, names.size()).mapToObj(PlayerId::new).toList();
        return new EntryState(
                start,
                timeline.withoutSubstitutes().plus(new Renumbered(change.reordered(players), change.dealer())),
                change.reordered(names),
                stop);
    }
}
