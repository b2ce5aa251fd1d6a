package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.rules.AppendedList;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.RosterChange.Joined;
import org.lasttrick.rules.RosterChange.Seated;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;

/**
 * A timeline has the hands and seat changes of a game, in order. Striking out a hand leaves the seat changes around it in place.
 *
 * @param hands those among the steps
 */
public record Timeline(List<Step> steps, List<Hand> hands) {
    static final Timeline NONE = of(List.of());

    public Timeline {
        steps = AppendedList.copyOf(steps);
        hands = AppendedList.copyOf(hands);
    }

    static Timeline of(List<Step> steps) {
        return new Timeline(
                steps,
                steps.stream()
                        .filter(Hand.class::isInstance)
                        .map(Hand.class::cast)
                        .toList());
    }

    /** A step is what the table entered. What becomes of it on a sheet is beside that, where no earlier correction ends the game. */
    public sealed interface Step {
        /** Returns the sheet with this step. */
        default Scoresheet on(Scoresheet sheet) {
            return switch (this) {
                case Hand hand -> sheet.score(hand.result(), hand.dealtIn(sheet));
                case Changed(RosterChange change) -> sheet.with(change);
                case Substituted substituted -> sheet.with(new RosterChange.Substituted(substituted.player()));
                case Renumbered(List<PlayerId> order, PlayerId dealer) -> sheet.seated(order, dealer);
            };
        }
    }

    /**
     * @param entry the version of the entry that first scored the hand: its identity, while its number may change
     * @param corrected whether {@code result} comes from a later entry
     * @param dealtIn who was in when {@code result} was entered; empty in games of the first edition, in which all players who are
     *     in when the hand is scored count as dealt in
     * @param without players who are in but, as the table has confirmed, held no card
     * @param entered the result as the table entered it; {@code result} has what of it the rules of now ask
     * @param rules those by which it was entered
     */
    public record Hand(
            int entry,
            HandResult result,
            boolean corrected,
            List<PlayerId> dealtIn,
            List<PlayerId> without,
            HandResult entered,
            RuleSet rules)
            implements Step {
        public Hand {
            dealtIn = List.copyOf(dealtIn);
            without = List.copyOf(without);
        }

        Hand(
                int entry,
                HandResult result,
                boolean corrected,
                List<PlayerId> dealtIn,
                List<PlayerId> without,
                RuleSet rules) {
            this(entry, result, corrected, dealtIn, without, result, rules);
        }

        /** @param sheet up to the hand before */
        List<PlayerId> dealtIn(Scoresheet sheet) {
            return dealtIn.isEmpty() ? sheet.activePlayers() : dealtIn;
        }

        Hand dealtTo(List<PlayerId> players) {
            return new Hand(entry, result, corrected, players, without, entered, rules);
        }

        Hand without(PlayerId player) {
            List<PlayerId> more =
                    Stream.concat(without.stream(), Stream.of(player)).toList();
            return new Hand(entry, result, corrected, dealtIn, more, entered, rules);
        }
    }

    /** @param change any but a substitute, of whom a step has both names */
    public record Changed(RosterChange change) implements Step {}

    /**
     * The seats change before the first hand, and everyone is numbered by the new ones.
     *
     * @param order all players, by their old numbers
     */
    public record Renumbered(List<PlayerId> order, PlayerId dealer) implements Step {
        public Renumbered {
            order = List.copyOf(order);
        }
    }

    /**
     * @param before who played as this player until then
     * @param now who does from then on
     */
    public record Substituted(PlayerId player, PlayerName before, PlayerName now) implements Step {
        private Substituted renamed(PlayerName name, PlayerName after) {
            return new Substituted(player, before.equals(name) ? after : before, now.equals(name) ? after : now);
        }
    }

    /** Returns the steps before hand {@code number}, which may be the next one. */
    List<Step> before(int number) {
        return steps.subList(0, number > hands.size() ? steps.size() : place(number));
    }

    /** Returns hand {@code number} and the steps after it; nothing if there is no such hand yet. */
    List<Step> from(int number) {
        return steps.subList(before(number).size(), steps.size());
    }

    /** Returns the steps after hand {@code number}. */
    List<Step> after(int number) {
        return steps.subList(place(number) + 1, steps.size());
    }

    Timeline plus(Step step) {
        return new Timeline(
                AppendedList.copyOf(steps).plus(step),
                step instanceof Hand hand ? AppendedList.copyOf(hands).plus(hand) : hands);
    }

    /** Returns hand {@code number}, 1 for the first. */
    Hand hand(int number) {
        return hands.get(number - 1);
    }

    /**
     * @param dealtIn who held cards, as the sheet stands when the hand is corrected
     * @param rules of that moment
     */
    Timeline corrected(int number, HandResult result, List<PlayerId> dealtIn, RuleSet rules) {
        Hand hand = hand(number);
        List<PlayerId> without = hand.without().stream()
                .filter(player -> !dealtIn.contains(player))
                .toList();
        return with(number, new Hand(hand.entry(), result, true, dealtIn, without, rules));
    }

    /** Notes that these hands were played without these players. */
    Timeline kept(List<KeptHand> kept) {
        Timeline timeline = this;
        for (KeptHand each : kept) {
            timeline = timeline.with(each.hand(), timeline.hand(each.hand()).without(each.player()));
        }
        return timeline;
    }

    /**
     * Returns the timeline with these seats from hand {@code number} on, which may be the next one. Whoever joins later takes the
     * seat that is theirs in them, and all later hands are dealt in turn: an earlier correction from there on says nothing any
     * more.
     */
    Timeline reseated(int number, List<PlayerId> order, PlayerId dealer) {
        List<Step> changed = new ArrayList<>(before(number));
        changed.add(new Changed(new Seated(order, dealer)));
        for (Step step : from(number)) {
            switch (step) {
                case Changed(Seated _) -> {}
                case Changed(Joined _) -> {
                    changed.add(step);
                    changed.add(new Changed(new Seated(order, null)));
                }
                case Hand _, Changed _, Renumbered _, Substituted _ -> changed.add(step);
            }
        }
        return of(changed);
    }

    /**
     * Returns the timeline with somebody else as a player from hand {@code number} on, which may be the next one, until the next
     * substitute.
     *
     * @param current who plays as this player now
     */
    Timeline substituted(int number, PlayerId player, PlayerName current, PlayerName name) {
        PlayerName before = playing(number, player, current);
        List<Step> changed = new ArrayList<>(before(number));
        // Who would have played no hand is left out.
        for (int last = changed.size() - 1; last >= 0 && !(changed.get(last) instanceof Hand); last--) {
            if (changed.get(last) instanceof Substituted earlier
                    && earlier.player().equals(player)) {
                before = earlier.before();
                changed.remove(last);
            }
        }
        if (!before.equals(name)) {
            changed.add(new Substituted(player, before, name));
        }
        boolean isNext = true;
        for (Step step : from(number)) {
            if (isNext && step instanceof Substituted later && later.player().equals(player)) {
                isNext = false;
                if (!later.now().equals(name)) {
                    changed.add(new Substituted(player, name, later.now()));
                }
            } else {
                changed.add(step);
            }
        }
        return of(changed);
    }

    /**
     * Returns who plays as a player when hand {@code number} is dealt, which may be the next one.
     *
     * @param current who does now
     */
    PlayerName playing(int number, PlayerId player, PlayerName current) {
        return from(number).stream()
                .flatMap(step ->
                        step instanceof Substituted later && later.player().equals(player)
                                ? Stream.of(later.before())
                                : Stream.empty())
                .findFirst()
                .orElse(current);
    }

    Timeline renamed(PlayerName before, PlayerName after) {
        return of(steps.stream()
                .map(step -> step instanceof Substituted change ? change.renamed(before, after) : step)
                .toList());
    }

    /** Returns the timeline without substitutes: they have played no hand before the first one. */
    Timeline withoutSubstitutes() {
        return of(steps.stream().filter(step -> !(step instanceof Substituted)).toList());
    }

    private Timeline with(int number, Hand hand) {
        List<Step> changed = new ArrayList<>(steps);
        changed.set(place(number), hand);
        return of(changed);
    }

    /** Returns the timeline without the hands of these numbers. */
    Timeline without(Collection<Integer> numbers) {
        List<Step> struck =
                numbers.stream().map(number -> steps.get(place(number))).toList();
        return of(steps.stream().filter(step -> !struck.contains(step)).toList());
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
