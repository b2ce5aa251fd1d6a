package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * A game: a pure fold of its entries.
 *
 * @param version of the last entry; the first has 1
 * @param counting the entries after the first that count, oldest first
 * @param undone the entries that can be redone, the next one last
 * @param timeline the hands and seat changes that count; {@code sheet} has them scored
 * @param names of {@code p1}, {@code p2} …, the current ones; players are included who are not on the sheet because a correction
 *     ended the game before they joined
 */
public record Game(
        GameStarted start,
        int version,
        List<Entry> counting,
        List<Entry> undone,
        Timeline timeline,
        List<String> names,
        Scoresheet sheet) {
    public Game {
        counting = List.copyOf(counting);
        undone = List.copyOf(undone);
        names = List.copyOf(names);
    }

    /**
     * @param dealtIn for a hand scored or corrected, who was dealt in on the sheet of that moment; empty for all other entries, and
     *     in games of the first edition
     */
    public record Entry(int version, GameEvent event, List<PlayerId> dealtIn) {
        public Entry {
            dealtIn = List.copyOf(dealtIn);
        }

        Entry(int version, GameEvent event) {
            this(version, event, List.of());
        }
    }

    /** @param events the game's entries in order, the first a {@link GameStarted} */
    public static Game fold(List<GameEvent> events) {
        Game game = begin((GameStarted) events.getFirst());
        for (GameEvent event : events.subList(1, events.size())) {
            game = game.after(event);
        }
        return game;
    }

    static Game begin(GameStarted start) {
        return new Game(
                start,
                1,
                List.of(),
                List.of(),
                Timeline.NONE,
                EntryState.of(start).names(),
                emptySheet(start));
    }

    private static Scoresheet emptySheet(GameStarted start) {
        List<Standing> standings = IntStream.range(0, start.players().size())
                .mapToObj(seat -> {
                    GameEvent.Entrant entrant = start.players().get(seat);
                    return new Standing(
                            new PlayerId(seat + 1), entrant.score(), entrant.cucumbers(), Standing.Status.ACTIVE);
                })
                .toList();
        return Scoresheet.begin(start.rules(), start.edition(), new Standings(standings), start.dealer());
    }

    /**
     * This game with one more entry.
     *
     * @param event one that {@link GameDecider} accepted for this very game
     */
    public Game after(GameEvent event) {
        int next = version + 1;
        return switch (event) {
            case GameStarted again -> throw new IllegalStateException("A game starts once");
            case HandScored scored -> appended(new Entry(next, scored, noted(sheet.activePlayers())));
            case PlayerJoined _, PlayerLeft _, PlayerReturned _, SeatsChanged _ -> appended(new Entry(next, event));
            case HandCorrected(int number, HandResult result, var _, var _, var _) ->
                rescored(new Entry(next, event, noted(dealtIn(number, result.players()))));
            case HandStruck strike -> rescored(new Entry(next, strike));
            case PlayerRenamed _, GameClosed _, GameAbandoned _, GameReopened _ ->
                withoutScoring(new Entry(next, event));
            case EntryUndone(int taken) -> rebuilt(next, withoutLast(counting), plus(undone, last(counting, taken)));
            case EntryRedone(int redone) -> rebuilt(next, plus(counting, last(undone, redone)), withoutLast(undone));
        };
    }

    /** The first edition does not record who was dealt in. */
    private List<PlayerId> noted(List<PlayerId> dealtIn) {
        return switch (start.edition()) {
            case FIRST -> List.of();
            case SECOND -> dealtIn;
        };
    }

    /**
     * Who held cards in a hand that is corrected: all players who are in before it, except those who, as the table has confirmed,
     * held none. A correction that names one of them overrides that.
     *
     * @param number 1 for the first hand
     * @param named the players whom the correction names
     * @return in seat order
     */
    public List<PlayerId> dealtIn(int number, Collection<PlayerId> named) {
        List<PlayerId> without = timeline.hand(number).without();
        return sheet.before(number).activePlayers().stream()
                .filter(player -> !without.contains(player) || named.contains(player))
                .toList();
    }

    private static Entry last(List<Entry> entries, int version) {
        Entry last = entries.getLast();
        if (last.version() != version) {
            throw new IllegalStateException("Entry %d is due, not %d".formatted(last.version(), version));
        }
        return last;
    }

    /** Adds a step at the end of the timeline, and scores only that step. */
    private Game appended(Entry entry) {
        EntryState state = state().after(entry);
        return with(entry, state, state.timeline().steps().getLast().on(sheet));
    }

    /** Adds an entry that does not affect scores. */
    private Game withoutScoring(Entry entry) {
        EntryState state = state().after(entry);
        return with(entry, state, sheet.stopped(state.stop()));
    }

    /** Adds an entry that changes an earlier step, and scores everything again. */
    private Game rescored(Entry entry) {
        EntryState state = state().after(entry);
        return with(entry, state, scored(state));
    }

    private Game with(Entry entry, EntryState state, Scoresheet scored) {
        return new Game(
                start, entry.version(), plus(counting, entry), List.of(), state.timeline(), state.names(), scored);
    }

    private Game rebuilt(int next, List<Entry> nowCounting, List<Entry> nowUndone) {
        EntryState state = EntryState.of(start);
        for (Entry entry : nowCounting) {
            state = state.after(entry);
        }
        return new Game(start, next, nowCounting, nowUndone, state.timeline(), state.names(), scored(state));
    }

    private Scoresheet scored(EntryState state) {
        return state.timeline().on(emptySheet(start)).stopped(state.stop());
    }

    private EntryState state() {
        return new EntryState(timeline, names, sheet.stop());
    }

    /** The hands that count, in order. */
    public List<Hand> hands() {
        return timeline.hands();
    }

    /** The name of a player who is or was at this table. */
    public String nameOf(PlayerId player) {
        return names.get(player.number() - 1);
    }

    /** The entry that the next undo takes back; empty if only the start is left. */
    public Optional<Entry> undoable() {
        return counting.isEmpty() ? Optional.empty() : Optional.of(counting.getLast());
    }

    /** The entry that the next redo brings back. */
    public Optional<Entry> redoable() {
        return undone.isEmpty() ? Optional.empty() : Optional.of(undone.getLast());
    }

    private static <T> List<T> plus(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    private static <T> List<T> withoutLast(List<T> list) {
        return list.subList(0, list.size() - 1);
    }
}
