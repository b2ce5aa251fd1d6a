package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The standings are those of all players at one moment.
 *
 * @param inSeatOrder clockwise, players who are out or have left included
 */
public record Standings(List<Standing> inSeatOrder) {
    public Standings {
        inSeatOrder = List.copyOf(inSeatOrder);
    }

    public Optional<Standing> find(PlayerId player) {
        for (Standing standing : inSeatOrder) {
            if (standing.player().equals(player)) {
                return Optional.of(standing);
            }
        }
        return Optional.empty();
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

    /** Returns the players who have not left, in seat order. Those who are out count: correcting a hand may bring them back. */
    public List<PlayerId> present() {
        return inSeatOrder.stream()
                .filter(standing -> standing.status() != Standing.Status.LEFT)
                .map(Standing::player)
                .toList();
    }

    /** Returns everyone who is still in, clockwise, as {@link #people()} sit. */
    public List<Person> activePeople() {
        return people().stream().filter(person -> isActive(person.player())).toList();
    }

    /** Returns everyone who has not left, clockwise, as {@link #people()} sit. */
    public List<Person> presentPeople() {
        List<PlayerId> present = present();
        return people().stream()
                .filter(person -> present.contains(person.player()))
                .toList();
    }

    /** Returns everyone, clockwise. Partners sit opposite: the first person of each player comes first, then the second ones. */
    public List<Person> people() {
        List<Person> people = new ArrayList<>();
        for (int number = 1; number <= 2; number++) {
            for (Standing standing : inSeatOrder) {
                if (number <= standing.people()) {
                    people.add(new Person(standing.player(), number));
                }
            }
        }
        return List.copyOf(people);
    }

    /** Returns how many people these players are. */
    public int people(Collection<PlayerId> players) {
        return players.stream().mapToInt(player -> of(player).people()).sum();
    }

    /** Returns the first active person clockwise after {@code from}; {@code from} when no other is active. */
    public Person activeAfter(Person from) {
        return nextActive(from, 1);
    }

    /** Returns the first active person counterclockwise, that is, to the right of {@code from}. */
    public Person activeBefore(Person from) {
        return nextActive(from, -1);
    }

    private Person nextActive(Person from, int direction) {
        List<Person> all = people();
        int place = all.indexOf(from);
        for (int step = 1; step <= all.size(); step++) {
            Person next = all.get(Math.floorMod(place + step * direction, all.size()));
            if (isActive(next.player())) {
                return next;
            }
        }
        throw new IllegalStateException("Nobody is active");
    }

    /** @param seat clockwise from 1 among those who have not left; {@code null}: after the last */
    Standings with(Standing joiner, @Nullable Integer seat) {
        List<PlayerId> present = present();
        int place = seat == null || seat > present.size()
                ? inSeatOrder.size()
                : inSeatOrder.indexOf(of(present.get(seat - 1)));
        List<Standing> more = new ArrayList<>(inSeatOrder);
        more.add(place, joiner);
        return new Standings(more);
    }

    Standings inSeats(List<PlayerId> order) {
        return new Standings(inSeatOrder.stream()
                .sorted(Comparator.comparingInt(standing -> order.indexOf(standing.player())))
                .toList());
    }

    /** Returns these players in other seats, numbered by them: {@code p1} is whoever sits first now. */
    Standings seated(List<PlayerId> order) {
        return new Standings(IntStream.range(0, order.size())
                .mapToObj(seat -> of(order.get(seat)).withPlayer(new PlayerId(seat + 1)))
                .toList());
    }

    Standings with(PlayerId player, UnaryOperator<Standing> change) {
        return new Standings(inSeatOrder.stream()
                .map(s -> s.player().equals(player) ? change.apply(s) : s)
                .toList());
    }
}
