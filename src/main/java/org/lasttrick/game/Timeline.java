package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;

/**
 * The hands and seat changes of a game, in order. A hand that is struck out is taken from it; the seat changes around it stay.
 */
public record Timeline(List<Step> steps) {
    static final Timeline NONE = new Timeline(List.of());

    public Timeline {
        steps = List.copyOf(steps);
    }

    public sealed interface Step {
        Scoresheet on(Scoresheet sheet);
    }

    /**
     * @param entry the version of the entry by which the hand was first scored: its identity, whatever its number becomes
     * @param corrected whether {@code result} is what a later entry says
     */
    public record Hand(int entry, HandResult result, boolean corrected) implements Step {
        @Override
        public Scoresheet on(Scoresheet sheet) {
            return sheet.score(result);
        }
    }

    public record Joined(PlayerId player) implements Step {
        @Override
        public Scoresheet on(Scoresheet sheet) {
            return sheet.joined(player);
        }
    }

    public record Left(PlayerId player) implements Step {
        @Override
        public Scoresheet on(Scoresheet sheet) {
            return sheet.left(player);
        }
    }

    /** @param order everyone, those who have left last */
    public record Seated(List<PlayerId> order, PlayerId dealer) implements Step {
        public Seated {
            order = List.copyOf(order);
        }

        @Override
        public Scoresheet on(Scoresheet sheet) {
            return sheet.seated(order, dealer);
        }
    }

    public List<Hand> hands() {
        return steps.stream()
                .filter(Hand.class::isInstance)
                .map(Hand.class::cast)
                .toList();
    }

    /** What came after hand {@code number}. */
    List<Step> after(int number) {
        return steps.subList(place(number) + 1, steps.size());
    }

    Timeline plus(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new Timeline(longer);
    }

    Timeline corrected(int number, HandResult result) {
        List<Step> changed = new ArrayList<>(steps);
        int place = place(number);
        changed.set(place, new Hand(((Hand) steps.get(place)).entry(), result, true));
        return new Timeline(changed);
    }

    /** Without the hands of these numbers. */
    Timeline without(Collection<Integer> numbers) {
        List<Step> struck =
                numbers.stream().map(number -> steps.get(place(number))).toList();
        return new Timeline(
                steps.stream().filter(step -> !struck.contains(step)).toList());
    }

    private int place(int number) {
        return IntStream.range(0, steps.size())
                .filter(place -> steps.get(place) instanceof Hand)
                .skip(number - 1L)
                .findFirst()
                .orElseThrow();
    }

    Scoresheet on(Scoresheet empty) {
        Scoresheet sheet = empty;
        for (Step step : steps) {
            sheet = step.on(sheet);
        }
        return sheet;
    }
}
