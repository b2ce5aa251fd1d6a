package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
import org.lasttrick.game.GameEvent.PlayerSubstituted;
import org.lasttrick.game.GameEvent.Rescoring;
import org.lasttrick.game.GameEvent.Reversal;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.GameEvent.SeatsCorrected;
import org.lasttrick.game.GameEvent.TableChange;
import org.lasttrick.game.Timeline.Hand;
import org.lasttrick.rules.AppendedList;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.Scoresheet;

/**
 * A game is a pure fold of its entries.
 *
 * @param first the first entry
 * @param version of the last entry; the first has 1
 * @param last the last entry
 * @param counting the entries after the first that count, oldest first
 * @param undone the entries that can be redone, the next one last
 * @param state to which those that count lead; {@code sheet} has it scored
 */
public record Game(
        GameStarted first,
        int version,
        GameEvent last,
        List<Entry> counting,
        List<Entry> undone,
        EntryState state,
        Scoresheet sheet) {
    public Game {
        counting = AppendedList.copyOf(counting);
        undone = AppendedList.copyOf(undone);
    }

    /**
     * @param dealtIn for a hand scored or corrected, who was dealt in on the sheet of that moment; empty for all other entries, and
     *     in games of the first edition
     */
    public record Entry(int version, GameEvent event, List<PlayerId> dealtIn) {
        public Entry {
            dealtIn = List.copyOf(dealtIn);
        }
    }

    /** @param events the game's entries in order, the first a {@link GameStarted} */
    public static Game fold(List<GameEvent> events) {
        Game game = begin(GameStarted.class.cast(events.getFirst()));
        for (GameEvent event : events.subList(1, events.size())) {
            game = game.after(event);
        }
        return game;
    }

    static Game begin(GameStarted start) {
        return rebuilt(start, 1, start, List.of(), List.of());
    }

    /**
     * Returns this game with one more entry.
     *
     * @param event one that {@link GameDecider} accepted for this very game
     */
    public Game after(GameEvent event) {
        int next = version + 1;
        if (event instanceof EntryUndone(int taken)) {
            return rebuilt(first, next, event, withoutLast(counting), plus(undone, last(counting, taken)));
        }
        if (event instanceof EntryRedone(int redone)) {
            return rebuilt(first, next, event, plus(counting, last(undone, redone)), withoutLast(undone));
        }
        Entry entry = new Entry(next, event, dealtIn(event));
        EntryState now = state.after(entry);
        return new Game(first, next, event, plus(counting, entry), List.of(), now, scored(event, now));
    }

    /** Returns the sheet after an entry: a new step is scored alone, and after a change to an earlier one everything again. */
    private Scoresheet scored(GameEvent event, EntryState now) {
        if (event instanceof Rescoring
                || event instanceof SeatsChanged
                || event instanceof SeatsCorrected
                || event instanceof PlayerAdded
                || event instanceof PlayerSubstituted) {
            return now.scored();
        }
        List<Timeline.Step> steps = now.timeline().steps();
        return steps.size() > timeline().steps().size() ? steps.getLast().on(sheet) : sheet.stopped(now.stop());
    }

    /** Returns who was dealt in to a hand that is scored or corrected; the first edition does not record it. */
    private List<PlayerId> dealtIn(GameEvent event) {
        if (start().edition() == Edition.FIRST) {
            return List.of();
        }
        if (event instanceof HandScored) {
            return sheet.activePlayers();
        }
        return event instanceof HandCorrected correction
                ? dealtIn(correction.hand(), correction.result().players())
                : List.of();
    }

    /**
     * Returns who held cards in a hand that is corrected: all players who are in before it, except those who, as the table has
     * confirmed, held none. A correction that names one of them overrides that.
     *
     * @param number 1 for the first hand
     * @param named the players whom the correction names
     * @return in seat order
     */
    public List<PlayerId> dealtIn(int number, Collection<PlayerId> named) {
        List<PlayerId> without = timeline().hand(number).without();
        return sheet.before(number).activePlayers().stream()
                .filter(player -> !without.contains(player) || named.contains(player))
                .toList();
    }

    private static Entry last(List<Entry> entries, int version) {
        Entry last = entries.getLast();
        if (last.version() != version) {
            throw new IllegalStateException("Entry " + last.version() + " is due, not " + version);
        }
        return last;
    }

    private static Game rebuilt(
            GameStarted first, int version, GameEvent last, List<Entry> counting, List<Entry> undone) {
        EntryState state = EntryState.of(first);
        for (Entry entry : counting) {
            state = state.after(entry);
        }
        return new Game(first, version, last, counting, undone, state, state.scored());
    }

    /** Returns the first entry by the rules that count now: it differs from {@link #first} once they were corrected. */
    public GameStarted start() {
        return state.start();
    }

    /** Returns the hands and seat changes that count. */
    public Timeline timeline() {
        return state.timeline();
    }

    /**
     * Returns the current names of {@code p1}, {@code p2} …, also of players who are not on the sheet because a correction ended
     * the game before they joined.
     */
    public List<PlayerName> names() {
        return state.names();
    }

    /** Returns the hands that count, in order. */
    public List<Hand> hands() {
        return timeline().hands();
    }

    /** Returns the number of the hand that this entry scored; empty if the entry scored none that counts. */
    public Optional<Integer> numberOf(int entry) {
        List<Hand> hands = hands();
        return IntStream.rangeClosed(1, hands.size())
                .filter(number -> hands.get(number - 1).entry() == entry)
                .boxed()
                .findFirst();
    }

    /** Returns the number of the hand that the last entry scored or corrected; empty if it did neither. */
    public Optional<Integer> changedHand() {
        return switch (last) {
            case HandScored _ -> Optional.of(hands().size());
            case HandCorrected correction -> Optional.of(correction.hand());
            case GameStarted _,
                    HandStruck _,
                    TableChange _,
                    RulesCorrected _,
                    DayCorrected _,
                    GameClosed _,
                    GameAbandoned _,
                    GameReopened _,
                    Reversal _ -> Optional.empty();
        };
    }

    /** Returns the entry by which the game was moved to another day; empty: its entries say when it was played. */
    public Optional<Entry> dayCorrection() {
        return counting.reversed().stream()
                .filter(entry -> entry.event() instanceof DayCorrected)
                .findFirst();
    }

    /** Returns the names of {@code p1}, {@code p2} …, as {@link #nameOf(PlayerId)} has them. */
    public List<String> playerNames() {
        return IntStream.rangeClosed(1, names().size())
                .mapToObj(number -> nameOf(new PlayerId(number)))
                .toList();
    }

    /**
     * Returns the name of a player who is or was at this table; of partners, both names. Whoever plays on for somebody else after a
     * seat of their own is told apart by that: “Ann (Bo)”.
     */
    public String nameOf(PlayerId player) {
        PlayerName name = names().get(player.number() - 1);
        return new TwoSeats(this)
                .apart(player)
                .map(apart -> name + " (" + apart + ")")
                .orElseGet(name::toString);
    }

    /** Returns whether somebody of this player is in as another player: then they can't come back to this seat. */
    public boolean isInElsewhere(PlayerId player) {
        return new TwoSeats(this).isIn(player);
    }

    /** Returns the name of a person who is or was at this table. */
    public String nameOf(Person person) {
        return names().get(person.player().number() - 1).people().get(person.number() - 1);
    }

    /**
     * A turn is the hands from one on in which the same person, or the same partners, play as a player, until the next turn.
     *
     * @param hand the first of them, of the first turn since the player is there; of the last turn it may be the next one
     */
    public record Turn(int hand, PlayerName name) {}

    /** Returns who has played as a player, one after the other; the last does now. */
    public List<Turn> turns(PlayerId player) {
        PlayerName now = names().get(player.number() - 1);
        List<RosterChange.Applied> changes = sheet.rosterChanges();
        if (changes.stream().noneMatch(each -> each.change() instanceof RosterChange.Substituted)) {
            return List.of(new Turn(1, now));
        }
        int first = changes.stream()
                .filter(each -> each.change() instanceof RosterChange.Joined joined
                        && joined.player().equals(player))
                .mapToInt(RosterChange.Applied::beforeHand)
                .findFirst()
                .orElse(1);
        List<Turn> turns = new ArrayList<>(List.of(new Turn(first, timeline().playing(first, player, now))));
        for (RosterChange.Applied each : changes) {
            if (each.change() instanceof RosterChange.Substituted(PlayerId whose) && whose.equals(player)) {
                int hand = each.beforeHand();
                PlayerName name = timeline().playing(hand, player, now);
                turns.removeIf(turn -> turn.hand() == hand);
                if (turns.isEmpty() || !turns.getLast().name().equals(name)) {
                    turns.add(new Turn(hand, name));
                }
            }
        }
        return List.copyOf(turns);
    }

    /** Returns who plays as a player in hand {@code number}, which may be the next one; before they joined, whoever did first. */
    public PlayerName playing(int number, PlayerId player) {
        List<Turn> turns = turns(player);
        return turns.stream()
                .filter(turn -> turn.hand() <= number)
                .reduce((earlier, later) -> later)
                .orElseGet(turns::getFirst)
                .name();
    }

    /** Returns this game with the names of those who play hand {@code number}, which may be the next one. */
    public Game withNamesOf(int number) {
        List<PlayerName> then = IntStream.rangeClosed(1, names().size())
                .mapToObj(player -> playing(number, new PlayerId(player)))
                .toList();
        return then.equals(names()) ? this : new Game(first, version, last, counting, undone, state.named(then), sheet);
    }

    /** Returns the entry that the next undo takes back; empty if only the start is left. */
    public Optional<Entry> undoable() {
        return counting.isEmpty() ? Optional.empty() : Optional.of(counting.getLast());
    }

    /** Returns the entry that the next redo brings back. */
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
