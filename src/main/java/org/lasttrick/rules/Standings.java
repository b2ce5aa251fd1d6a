package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All players' standings at one moment.
 *
 * @param inSeatOrder clockwise, players who are out or have left included
 */
public record Standings(List<Standing> inSeatOrder) {
    public Standings {
        inSeatOrder = List.copyOf(inSeatOrder);
    }

    public Optional<Standing> find(PlayerId player) {
        return inSeatOrder.stream().filter(s -> s.player().equals(player)).findFirst();
    }

    /** @throws java.util.NoSuchElementException for a player who is not at this table */
    public Standing of(PlayerId player) {
        return find(player).orElseThrow();
    }

    public boolean isActive(PlayerId player) {
        return find(player).map(Standing::isActive).orElse(false);
    }

    public Stream<Standing> active() {
        return inSeatOrder.stream().filter(Standing::isActive);
    }

    /** Players who have not left, in seat order. Those who are out count: correcting a hand may bring them back. */
    public List<PlayerId> present() {
        return inSeatOrder.stream()
                .filter(standing -> standing.status() != Standing.Status.LEFT)
                .map(Standing::player)
                .toList();
    }

    /** The first active player clockwise after {@code from}; {@code from} itself when no other is active. */
    public PlayerId activeAfter(PlayerId from) {
        return nextActive(from, 1);
    }

    /** The first active player counterclockwise, that is, to the right of {@code from}. */
    public PlayerId activeBefore(PlayerId from) {
        return nextActive(from, -1);
    }

    private PlayerId nextActive(PlayerId from, int direction) {
        int seat = inSeatOrder.indexOf(of(from));
        int seats = inSeatOrder.size();
        for (int step = 1; step <= seats; step++) {
            Standing next = inSeatOrder.get(Math.floorMod(seat + step * direction, seats));
            if (next.isActive()) {
                return next.player();
            }
        }
        throw new IllegalStateException("Nobody is active");
    }

    Standings with(RosterChange change) {
        return switch (change) {
            case RosterChange.Joined(int hand, Standing joiner, Integer seat) -> {
                List<Standing> more = new ArrayList<>(inSeatOrder);
                List<PlayerId> present = present();
                boolean last = seat == null || seat > present.size();
                more.add(last ? more.size() : more.indexOf(of(present.get(seat - 1))), joiner);
                yield new Standings(more);
            }
            case RosterChange.Returned(int hand, Standing back) -> with(back.player(), gone -> back);
            case RosterChange.Left(int hand, PlayerId player) ->
                with(player, s -> new Standing(player, s.score(), s.cucumbers(), Standing.Status.LEFT));
        };
    }

    /** These players in other seats, numbered by them: {@code p1} is who sits first now. */
    Standings seated(List<PlayerId> order) {
        return new Standings(IntStream.range(0, order.size())
                .mapToObj(seat -> {
                    Standing s = of(order.get(seat));
                    return new Standing(new PlayerId(seat + 1), s.score(), s.cucumbers(), s.status());
                })
                .toList());
    }

    Standings with(PlayerId player, UnaryOperator<Standing> change) {
        return new Standings(inSeatOrder.stream()
                .map(s -> s.player().equals(player) ? change.apply(s) : s)
                .toList());
    }
}
