package org.lasttrick.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * How everyone stands at one moment.
 *
 * @param inSeatOrder clockwise, out and left players included
 */
public record Standings(List<Standing> inSeatOrder) {
    public Standings {
        inSeatOrder = List.copyOf(inSeatOrder);
    }

    public Optional<Standing> find(PlayerId player) {
        return inSeatOrder.stream().filter(s -> s.player().equals(player)).findFirst();
    }

    /** How {@code player}, who must be at this table, stands. */
    public Standing of(PlayerId player) {
        return find(player).orElseThrow();
    }

    public boolean isActive(PlayerId player) {
        return find(player).map(Standing::isActive).orElse(false);
    }

    public Stream<Standing> active() {
        return inSeatOrder.stream().filter(Standing::isActive);
    }

    /** The first active player clockwise after {@code from}; {@code from} itself when no other is active. */
    public PlayerId activeAfter(PlayerId from) {
        int seat = inSeatOrder.indexOf(of(from));
        int seats = inSeatOrder.size();
        for (int step = 1; step <= seats; step++) {
            Standing next = inSeatOrder.get((seat + step) % seats);
            if (next.isActive()) {
                return next.player();
            }
        }
        throw new IllegalStateException("Nobody is active");
    }

    Standings with(PlayerId player, UnaryOperator<Standing> change) {
        return new Standings(inSeatOrder.stream()
                .map(s -> s.player().equals(player) ? change.apply(s) : s)
                .toList());
    }
}
