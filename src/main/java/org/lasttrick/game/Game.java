package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lasttrick.game.Course.Hand;
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
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * A game as its entries tell it: their fold, and nothing else.
 *
 * @param version of the last entry; the first has 1
 * @param counting the entries after the first that count, oldest first
 * @param undone the entries that can be brought back, the one to come back first last
 * @param course the hands that count, and who came and went between them; {@code sheet} has them scored
 * @param names of {@code p1}, {@code p2} …, as they are now; also of those who are not on the sheet, since it turned out that
 *     they joined after the end
 */
public record Game(
        GameStarted start,
        int version,
        List<Entry> counting,
        List<Entry> undone,
        Course course,
        List<String> names,
        Scoresheet sheet) {
    public Game {
        counting = List.copyOf(counting);
        undone = List.copyOf(undone);
        names = List.copyOf(names);
    }

    public record Entry(int version, GameEvent event) {}

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
                start, 1, List.of(), List.of(), Course.NONE, Told.by(start).names(), emptySheet(start));
    }

    private static Scoresheet emptySheet(GameStarted start) {
        List<Standing> standings = IntStream.range(0, start.players().size())
                .mapToObj(seat -> {
                    GameEvent.Entrant entrant = start.players().get(seat);
                    return new Standing(
                            new PlayerId(seat + 1), entrant.score(), entrant.cucumbers(), Standing.Status.ACTIVE);
                })
                .toList();
        return Scoresheet.begin(start.rules(), new Standings(standings), start.dealer());
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
            case HandScored scored -> movedOn(new Entry(next, scored));
            case PlayerJoined joined -> movedOn(new Entry(next, joined));
            case PlayerLeft left -> movedOn(new Entry(next, left));
            case SeatsChanged seats -> movedOn(new Entry(next, seats));
            case HandCorrected correction -> scoredAnew(new Entry(next, correction));
            case HandStruck strike -> scoredAnew(new Entry(next, strike));
            case PlayerRenamed renamed -> unmoved(new Entry(next, renamed));
            case GameClosed closed -> unmoved(new Entry(next, closed));
            case GameAbandoned abandoned -> unmoved(new Entry(next, abandoned));
            case GameReopened reopened -> unmoved(new Entry(next, reopened));
            case EntryUndone(int taken) -> rebuilt(next, withoutLast(counting), plus(undone, last(counting, taken)));
            case EntryRedone(int brought) -> rebuilt(next, plus(counting, last(undone, brought)), withoutLast(undone));
        };
    }

    private static Entry last(List<Entry> entries, int version) {
        Entry last = entries.getLast();
        if (last.version() != version) {
            throw new IllegalStateException("Entry %d is due, not %d".formatted(last.version(), version));
        }
        return last;
    }

    /** With one more step on the course. */
    private Game movedOn(Entry entry) {
        Told told = told().after(entry);
        return with(entry, told, told.course().steps().getLast().on(sheet));
    }

    /** With nothing else to score. */
    private Game unmoved(Entry entry) {
        Told told = told().after(entry);
        return with(entry, told, sheet.stopped(told.stop()));
    }

    /** With another course. */
    private Game scoredAnew(Entry entry) {
        Told told = told().after(entry);
        return with(entry, told, scored(told));
    }

    private Game with(Entry entry, Told told, Scoresheet scored) {
        return new Game(start, entry.version(), plus(counting, entry), List.of(), told.course(), told.names(), scored);
    }

    private Game rebuilt(int next, List<Entry> nowCounting, List<Entry> nowUndone) {
        Told told = Told.by(start);
        for (Entry entry : nowCounting) {
            told = told.after(entry);
        }
        return new Game(start, next, nowCounting, nowUndone, told.course(), told.names(), scored(told));
    }

    private Scoresheet scored(Told told) {
        return told.course().on(emptySheet(start)).stopped(told.stop());
    }

    private Told told() {
        return new Told(course, names, sheet.stop());
    }

    /** The hands that count, in order. */
    public List<Hand> hands() {
        return course.hands();
    }

    /** The name of a player who sits or sat at this table. */
    public String nameOf(PlayerId player) {
        return names.get(player.number() - 1);
    }

    /** What the next undo would take back; empty when nothing is left but the start. */
    public Optional<Entry> undoable() {
        return counting.isEmpty() ? Optional.empty() : Optional.of(counting.getLast());
    }

    /** What the next redo would bring back. */
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
