package org.lasttrick.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * A preview shows the effect of a command. Later hands that conflict with it appear as struck out if the command says so or if
 * there is no other choice; hands that only lack a player who would be in again appear as they were entered.
 *
 * @param after the game with the command
 */
public record Preview(Game before, Game after, List<Conflict> conflicts) {
    public Preview {
        conflicts = List.copyOf(conflicts);
    }

    /** The outcome is a preview, or says why the command would be refused even if later hands were struck out. */
    public sealed interface Outcome {
        record Possible(Preview preview) implements Outcome {}

        record Refused(List<Rejection> reasons) implements Outcome {}
    }

    public static Outcome of(GameCommand command, Game game) {
        return switch (GameDecider.decide(command.with(OnConflict.REFUSE), game)) {
            case Decision.Accepted(GameEvent event) ->
                new Outcome.Possible(new Preview(game, game.after(event), List.of()));
            case Decision.Rejected(List<Rejection> reasons) ->
                reasons.getFirst() instanceof Rejection.Contradicts(List<Conflict> conflicts)
                        ? withConflicts(command, game, conflicts)
                        : new Outcome.Refused(reasons);
        };
    }

    /** Strikes conflicting hands if the command says so, or if they can't all be kept. */
    private static Outcome withConflicts(GameCommand command, Game game, List<Conflict> conflicts) {
        GameCommand striking = command.with(OnConflict.STRIKE);
        boolean keeps = !command.equals(striking) && conflicts.stream().allMatch(Conflict::canBeKept);
        Decision kept = keeps ? GameDecider.decide(command.with(OnConflict.KEEP), game) : null;
        return switch (kept instanceof Decision.Accepted ? kept : GameDecider.decide(striking, game)) {
            case Decision.Accepted(GameEvent event) ->
                new Outcome.Possible(new Preview(game, game.after(event), conflicts));
            case Decision.Rejected(List<Rejection> reasons) -> new Outcome.Refused(reasons);
        };
    }

    /**
     * A player's standing changes.
     *
     * @param before {@code null} for a player who is not on the sheet now
     * @param after {@code null} for a player who would no longer be on it, because the game would be over before they joined
     */
    public record Change(
            @Nullable Standing before, @Nullable Standing after) {}

    /** Returns all players whose total, cucumbers or status at the end of the sheet would change, in seat order. */
    public List<Change> changes() {
        return changes(before.sheet().standings(), after.sheet().standings());
    }

    private static List<Change> changes(Standings was, Standings now) {
        Set<PlayerId> players = new LinkedHashSet<>();
        Stream.of(was, now).forEach(all -> all.inSeatOrder().forEach(standing -> players.add(standing.player())));
        return players.stream()
                .map(player -> new Change(
                        was.find(player).orElse(null), now.find(player).orElse(null)))
                .filter(change -> !Objects.equals(change.before(), change.after()))
                .toList();
    }

    /**
     * Standings change after a hand that is on both sheets.
     *
     * @param number before the command
     */
    public record HandChange(int number, List<Change> changes) {}

    /** Returns all recorded hands after which a standing would change. */
    public List<HandChange> handChanges() {
        return IntStream.rangeClosed(1, before.hands().size())
                .boxed()
                .flatMap(this::handChange)
                .filter(hand -> !hand.changes().isEmpty())
                .toList();
    }

    private Stream<HandChange> handChange(int number) {
        Standings was = before.sheet().hands().get(number - 1).after();
        return numberAfter(number).stream()
                .map(now -> after.sheet().hands().get(now - 1).after())
                .map(now -> new HandChange(number, changes(was, now)));
    }

    /** Returns the number that a recorded hand would have; empty if it would no longer be on the sheet. */
    private Optional<Integer> numberAfter(int number) {
        return after.numberOf(before.hands().get(number - 1).entry());
    }

    /**
     * Somebody else would deal or lead a hand, or it would have another number of cards.
     *
     * @param before {@code null} for a hand that would be the next one only then, as {@code after} is for one that is it only now
     */
    public record DealChange(
            @Nullable Deal before, @Nullable Deal after) {}

    /**
     * Returns all recorded hands, and the next one, whose deal would change; those that would no longer be on the sheet are not
     * among them.
     */
    public List<DealChange> dealChanges() {
        Stream<DealChange> recorded = IntStream.rangeClosed(1, before.hands().size())
                .boxed()
                .flatMap(number -> numberAfter(number).stream()
                        .map(now -> new DealChange(
                                before.sheet().hands().get(number - 1).deal(),
                                after.sheet().hands().get(now - 1).deal())));
        DealChange next = new DealChange(
                before.sheet().next().orElse(null), after.sheet().next().orElse(null));
        return Stream.concat(recorded, Stream.of(next))
                .filter(change -> !Objects.equals(change.before(), change.after()))
                .toList();
    }

    /** Returns the recorded hands that would no longer be on the sheet, by their numbers before the command. */
    public List<Integer> struck() {
        return IntStream.rangeClosed(1, before.hands().size())
                .filter(number -> numberAfter(number).isEmpty())
                .boxed()
                .toList();
    }

    /** Returns the new winners, if they would change. */
    public Optional<List<PlayerId>> winners() {
        List<PlayerId> now = after.sheet().winners();
        return Objects.equals(now, before.sheet().winners()) ? Optional.empty() : Optional.of(now);
    }
}
