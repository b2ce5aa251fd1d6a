package org.lasttrick.game;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import org.lasttrick.rules.AppendedList;
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
        counting = AppendedList.copyOf(counting);
        undone = AppendedList.copyOf(undone);
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
        return rebuilt(start, 1, List.of(), List.of());
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
            case HandScored scored -> with(new Entry(next, scored, noted(sheet.activePlayers())), this::appended);
            case PlayerJoined _, PlayerLeft _, PlayerReturned _, SeatsChanged _ ->
                with(new Entry(next, event), this::appended);
            case HandCorrected(int number, HandResult result, var _, var _, var _) ->
                with(new Entry(next, event, noted(dealtIn(number, result.players()))), this::rescored);
            case HandStruck strike -> with(new Entry(next, strike), this::rescored);
            case PlayerRenamed _, GameClosed _, GameAbandoned _, GameReopened _ ->
                with(new Entry(next, event), this::unscored);
            case EntryUndone(int taken) ->
                rebuilt(start, next, withoutLast(counting), plus(undone, last(counting, taken)));
            case EntryRedone(int redone) ->
                rebuilt(start, next, plus(counting, last(undone, redone)), withoutLast(undone));
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

    /** @param scoring gives the sheet of the state after the entry */
    private Game with(Entry entry, Function<EntryState, Scoresheet> scoring) {
        EntryState now = new EntryState(timeline, names, sheet.stop()).after(entry);
        return new Game(
                start,
                entry.version(),
                plus(counting, entry),
                List.of(),
                now.timeline(),
                now.names(),
                scoring.apply(now));
    }

    /** For an entry that adds a step at the end of the timeline: scores only that step. */
    private Scoresheet appended(EntryState now) {
        return now.timeline().steps().getLast().on(sheet);
    }

    /** For an entry that does not affect scores. */
    private Scoresheet unscored(EntryState now) {
        return sheet.stopped(now.stop());
    }

    /** For an entry that changes an earlier step: scores everything again. */
    private Scoresheet rescored(EntryState now) {
        return now.timeline().on(emptySheet(start)).stopped(now.stop());
    }

    private static Game rebuilt(GameStarted start, int version, List<Entry> counting, List<Entry> undone) {
        EntryState state = EntryState.of(start);
        for (Entry entry : counting) {
            state = state.after(entry);
        }
        Scoresheet sheet = state.timeline().on(emptySheet(start)).stopped(state.stop());
        return new Game(start, version, counting, undone, state.timeline(), state.names(), sheet);
    }

    /** The hands that count, in order. */
    public List<Hand> hands() {
        return timeline.hands();
    }

    /** The number of the hand that this entry scored; empty if the entry scored none that counts. */
    public Optional<Integer> numberOf(int entry) {
        List<Hand> hands = hands();
        return IntStream.rangeClosed(1, hands.size())
                .filter(number -> hands.get(number - 1).entry() == entry)
                .boxed()
                .findFirst();
    }

    /** The number of the hand that the last entry scored or corrected; empty if it did neither. */
    public Optional<Integer> changedHand() {
        return undoable().filter(last -> last.version() == version).flatMap(last -> switch (last.event()) {
            case HandScored _ -> Optional.of(hands().size());
            case HandCorrected correction -> Optional.of(correction.hand());
            case GameStarted _,
                    HandStruck _,
                    PlayerJoined _,
                    PlayerLeft _,
                    PlayerReturned _,
                    PlayerRenamed _,
                    SeatsChanged _,
                    GameClosed _,
                    GameAbandoned _,
                    GameReopened _,
                    EntryUndone _,
                    EntryRedone _ -> Optional.empty();
        });
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

    private static List<Entry> plus(List<Entry> entries, Entry last) {
        return AppendedList.copyOf(entries).plus(last);
    }

    private static List<Entry> withoutLast(List<Entry> entries) {
        return AppendedList.copyOf(entries).first(entries.size() - 1);
    }
}
