package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;

/**
 * What a game took its course by, in order: hands, and between them players who come and go. A struck hand is gone from it; who
 * came after it stays.
 */
public record Course(List<Step> steps) {
    static final Course NONE = new Course(List.of());

    public Course {
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

    public record Arrival(PlayerId player) implements Step {
        @Override
        public Scoresheet on(Scoresheet sheet) {
            return sheet.joined(player);
        }
    }

    public record Departure(PlayerId player) implements Step {
        @Override
        public Scoresheet on(Scoresheet sheet) {
            return sheet.left(player);
        }
    }

    /** @param order everyone, those who have left last */
    public record Seating(List<PlayerId> order, PlayerId dealer) implements Step {
        public Seating {
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

    Course plus(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new Course(longer);
    }

    Course corrected(int number, HandResult result) {
        List<Step> changed = new ArrayList<>(steps);
        int place = place(number);
        changed.set(place, new Hand(((Hand) steps.get(place)).entry(), result, true));
        return new Course(changed);
    }

    /** Without the hands of these numbers. */
    Course without(Collection<Integer> numbers) {
        List<Step> struck =
                numbers.stream().map(number -> steps.get(place(number))).toList();
        return new Course(steps.stream().filter(step -> !struck.contains(step)).toList());
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
