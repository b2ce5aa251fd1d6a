package org.lasttrick.web.start;

import jakarta.ws.rs.core.MultivaluedMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Who plays, as entered so far.
 *
 * @param names in seat order, clockwise
 * @param dealer who was said to deal first; empty: whoever sits first
 */
record Seating(List<String> names, String dealer) {
    private static final Pattern SEPARATOR = Pattern.compile("[\\r\\n,]");

    Seating {
        names = List.copyOf(names);
    }

    /**
     * Those seated already, then those typed, then the regular player tapped; as the pressed button has it, they are the players of the
     * last game instead, or one of them moves or leaves.
     */
    static Seating of(MultivaluedMap<String, String> fields) {
        List<String> names = new ArrayList<>(all(fields, "seated"));
        all(fields, "players").stream().flatMap(Seating::typed).forEach(names::add);
        all(fields, "regular").stream().filter(name -> !names.contains(name)).forEach(names::add);
        all(fields, "lastTime").forEach(players -> {
            names.clear();
            players.lines().forEach(names::add);
        });
        all(fields, "remove").forEach(names::remove);
        all(fields, "up").forEach(name -> move(names, name, -1));
        all(fields, "down").forEach(name -> move(names, name, 1));
        List<String> dealer = fields.containsKey("deals") ? all(fields, "deals") : all(fields, "dealer");
        return new Seating(
                names, dealer.stream().filter(names::contains).findFirst().orElse(""));
    }

    private static List<String> all(MultivaluedMap<String, String> fields, String name) {
        return Objects.requireNonNullElse(fields.get(name), List.of());
    }

    private static Stream<String> typed(String names) {
        return SEPARATOR.splitAsStream(names).map(String::strip).filter(name -> !name.isEmpty());
    }

    /** The table is round: before the first seat comes the last. */
    private static void move(List<String> names, String name, int by) {
        int seat = names.indexOf(name);
        if (seat >= 0) {
            names.remove(seat);
            names.add(Math.floorMod(seat + by, names.size() + 1), name);
        }
    }

    /** The seat of who deals first, from 0. */
    int dealerSeat() {
        return Math.max(0, names.indexOf(dealer));
    }
}
