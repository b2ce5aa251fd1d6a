package org.lasttrick.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.lasttrick.game.Conflict.PlayerWouldBeIn;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/**
 * Finds the later hands that conflict with a changed one, and strikes, keeps or refuses them as requested. Seat changes never
 * conflict.
 *
 * @param number of the changed hand
 */
record ConflictSearch(Game game, int number, OnConflict onConflict) {

    /**
     * @param changed the sheet up to and including the change
     * @param event creates the event from the hands to be struck and those to be kept, by their numbers before the change
     */
    Decision decide(Scoresheet changed, BiFunction<List<Integer>, List<KeptHand>, GameEvent> event) {
        return decide(conflicts(changed), onConflict, event);
    }

    /** @param event creates the event from the hands to be struck and those to be kept, by their numbers before the change */
    static Decision decide(
            List<Conflict> conflicts,
            OnConflict onConflict,
            BiFunction<List<Integer>, List<KeptHand>, GameEvent> event) {
        return switch (onConflict) {
            case REFUSE -> unless(conflicts, event.apply(List.of(), List.of()));
            case STRIKE ->
                new Decision.Accepted(event.apply(
                        List.copyOf(new LinkedHashSet<>(
                                conflicts.stream().map(Conflict::hand).toList())),
                        List.of()));
            case KEEP -> {
                List<KeptHand> kept = conflicts.stream()
                        .filter(PlayerWouldBeIn.class::isInstance)
                        .map(PlayerWouldBeIn.class::cast)
                        .map(conflict -> new KeptHand(conflict.hand(), conflict.player()))
                        .toList();
                yield unless(
                        conflicts.stream()
                                .filter(conflict -> !conflict.canBeKept())
                                .toList(),
                        event.apply(List.of(), kept));
            }
        };
    }

    private static Decision unless(List<Conflict> conflicts, GameEvent event) {
        return conflicts.isEmpty()
                ? new Decision.Accepted(event)
                : new Decision.Rejected(new Rejection.Contradicts(conflicts));
    }

    private List<Conflict> conflicts(Scoresheet changed) {
        List<Conflict> conflicts = new ArrayList<>();
        Scoresheet sheet = changed;
        int later = number;
        for (Timeline.Step step : game.timeline().after(number)) {
            if (step instanceof Timeline.Hand hand) {
                later++;
                List<Conflict> found = conflicts(sheet, hand, later);
                conflicts.addAll(found);
                sheet = stands(found, onConflict) ? hand.on(sheet) : sheet;
            } else {
                sheet = step.on(sheet);
            }
        }
        return conflicts;
    }

    /** Returns whether a hand with these conflicts is scored, to find those of the hands after it. */
    static boolean stands(List<Conflict> conflicts, OnConflict onConflict) {
        return conflicts.isEmpty()
                || (onConflict != OnConflict.STRIKE && conflicts.stream().allMatch(Conflict::canBeKept));
    }

    /** @param sheet up to the hand before */
    static List<Conflict> conflicts(Scoresheet sheet, Timeline.Hand hand, int number) {
        return impossible(sheet, hand, number)
                .map(List::of)
                .orElseGet(() -> sheet.activePlayers().stream()
                        .filter(player -> !hand.dealtIn(sheet).contains(player)
                                && !hand.without().contains(player))
                        .<Conflict>map(player -> new PlayerWouldBeIn(number, player))
                        .toList());
    }

    private static Optional<Conflict> impossible(Scoresheet sheet, Timeline.Hand hand, int number) {
        if (sheet.isOver()) {
            return Optional.of(new Conflict.GameWouldBeOver(number));
        }
        Optional<Conflict> out = hand.result().players().stream()
                .filter(player -> !sheet.standings().isActive(player))
                .findFirst()
                .map(player -> new Conflict.PlayerWouldBeOut(number, player));
        return out.isEmpty() && hand.result() instanceof Stakes stakes
                ? stakeTooHigh(Staking.begin(sheet.standings(), hand.dealtIn(sheet)), stakes, number)
                : out;
    }

    private static Optional<Conflict> stakeTooHigh(Staking beginning, Stakes hand, int number) {
        Staking staking = beginning;
        for (Doubling doubling : hand.doubles()) {
            Optional<Standing> poorest = staking.cannotPayTheDouble();
            if (poorest.isPresent()) {
                return Optional.of(new Conflict.StakeWouldBeTooHigh(
                        number,
                        poorest.get().player(),
                        2 * staking.stake(),
                        poorest.get().score()));
            }
            staking = staking.after(doubling);
        }
        return Optional.empty();
    }
}
