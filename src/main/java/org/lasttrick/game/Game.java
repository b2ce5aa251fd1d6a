package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.rules.HandResult;
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
 * @param hands the hands that count, in order; {@code sheet} has them scored
 */
public record Game(
        GameStarted start, int version, List<Entry> counting, List<Entry> undone, List<Hand> hands, Scoresheet sheet) {
    public Game {
        counting = List.copyOf(counting);
        undone = List.copyOf(undone);
        hands = List.copyOf(hands);
    }

    public record Entry(int version, GameEvent event) {}

    /**
     * @param entry the version of the entry by which the hand was first scored: its identity, whatever its number becomes
     * @param corrected whether {@code result} is what a later entry says
     */
    public record Hand(int entry, HandResult result, boolean corrected) {}

    /** @param events the game's entries in order, the first a {@link GameStarted} */
    public static Game fold(List<GameEvent> events) {
        Game game = begin((GameStarted) events.getFirst());
        for (GameEvent event : events.subList(1, events.size())) {
            game = game.after(event);
        }
        return game;
    }

    static Game begin(GameStarted start) {
        return new Game(start, 1, List.of(), List.of(), List.of(), emptySheet(start));
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
            case HandScored(HandResult result) ->
                new Game(
                        start,
                        next,
                        plus(counting, new Entry(next, event)),
                        List.of(),
                        plus(hands, new Hand(next, result, false)),
                        sheet.score(result));
            case HandCorrected correction -> rebuilt(next, plus(counting, new Entry(next, correction)), List.of());
            case HandStruck strike -> rebuilt(next, plus(counting, new Entry(next, strike)), List.of());
            case EntryUndone undo -> rebuilt(next, withoutLast(counting), plus(undone, counting.getLast()));
            case EntryRedone redo -> rebuilt(next, plus(counting, undone.getLast()), withoutLast(undone));
        };
    }

    private Game rebuilt(int next, List<Entry> nowCounting, List<Entry> nowUndone) {
        List<Hand> nowHands = new ArrayList<>();
        nowCounting.forEach(entry -> apply(entry, nowHands));
        Scoresheet nowSheet = emptySheet(start);
        for (Hand hand : nowHands) {
            nowSheet = nowSheet.score(hand.result());
        }
        return new Game(start, next, nowCounting, nowUndone, nowHands, nowSheet);
    }

    private static void apply(Entry entry, List<Hand> hands) {
        switch (entry.event()) {
            case HandScored(HandResult result) -> hands.add(new Hand(entry.version(), result, false));
            case HandCorrected(int number, HandResult result, var reason, List<Integer> struck) -> {
                hands.set(number - 1, new Hand(hands.get(number - 1).entry(), result, true));
                strike(hands, struck);
            }
            case HandStruck(int number, List<Integer> struck) -> strike(hands, plus(struck, number));
            case GameStarted start -> throw new IllegalStateException("The start can't be taken back");
            case EntryUndone undo -> throw new IllegalStateException("An undo counts by what it takes back");
            case EntryRedone redo -> throw new IllegalStateException("A redo counts by what it brings back");
        }
    }

    private static void strike(List<Hand> hands, List<Integer> numbers) {
        numbers.stream()
                .sorted(Comparator.reverseOrder())
                .mapToInt(number -> number - 1)
                .forEach(hands::remove);
    }

    /** The name of a player at this table. */
    public String nameOf(PlayerId player) {
        return start.players().get(player.number() - 1).name();
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
