package org.lasttrick.web.start;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.lasttrick.sheet.pad.FormFields;

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
    static Seating of(FormFields fields) {
        List<String> names = new ArrayList<>(fields.all("seated"));
        fields.all("players").stream().flatMap(Seating::typed).forEach(names::add);
        fields.all("regular").stream().filter(name -> !names.contains(name)).forEach(names::add);
        fields.all("lastTime").forEach(players -> {
            names.clear();
            players.lines().forEach(names::add);
        });
        fields.all("remove").forEach(names::remove);
        fields.all("up").forEach(name -> move(names, name, -1));
        fields.all("down").forEach(name -> move(names, name, 1));
        List<String> dealer = fields.has("deals") ? fields.all("deals") : fields.all("dealer");
        return new Seating(
                names, dealer.stream().filter(names::contains).findFirst().orElse(""));
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

    public boolean deals(int seat) {
        return seat == dealerSeat();
    }
}
