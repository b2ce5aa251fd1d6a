package org.lasttrick.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.NameProposal;
import org.lasttrick.game.PlayerName;
import org.lasttrick.rules.InputText;

/**
 * A seating says who plays, as entered so far.
 *
 * @param names in seat order, clockwise
 * @param dealer who was said to deal first; empty: whoever sits first
 */
public record Seating(List<String> names, String dealer) {
    private static final String LINES = "\r\n";

    public Seating {
        names = List.copyOf(names);
    }

    /**
     * Seats those seated already, then those typed, then the regular player tapped; as the pressed button has it, they are the
     * players of the last game instead, or one of them moves or leaves.
     */
    static Seating of(FormFields fields) {
        List<String> names = new ArrayList<>(fields.all("seated"));
        fields.all("players").stream().flatMap(Seating::typed).forEach(names::add);
        fields.all("regular").stream().filter(name -> !names.contains(name)).forEach(names::add);
        fields.all("lastTime").forEach(players -> {
            names.clear();
            names.addAll(InputText.parts(players, LINES));
        });
        meant(fields).forEach((typed, known) -> names.replaceAll(name -> name.equals(typed) ? known : name));
        fields.all("remove").forEach(names::remove);
        fields.all("up").forEach(name -> move(names, name, -1));
        fields.all("down").forEach(name -> move(names, name, 1));
        List<String> dealer = fields.has("deals") ? fields.all("deals") : fields.all("dealer");
        return new Seating(
                names,
                dealer.stream()
                        .map(name -> meant(fields).getOrDefault(name, name))
                        .filter(names::contains)
                        .findFirst()
                        .orElse(""));
    }

    /** Returns who is meant, as the button of a {@link NameProposal} names them, by what was typed. */
    private static Map<String, String> meant(FormFields fields) {
        return fields.has("meant") ? Map.of(fields.text("typed"), fields.text("meant")) : Map.of();
    }

    private static Stream<String> typed(String names) {
        return InputText.parts(names, LINES + ",").stream()
                .map(InputText::stripped)
                .filter(name -> !name.isEmpty());
    }

    /** Moves a player to another seat. The table is round: before the first seat comes the last. */
    private static void move(List<String> names, String name, int by) {
        int seat = names.indexOf(name);
        if (seat >= 0) {
            names.remove(seat);
            names.add(Math.floorMod(seat + by, names.size() + 1), name);
        }
    }

    /**
     * Returns the players: everyone or, of partners, two who sit opposite each other.
     *
     * @return with whoever deals first as the first of two partners, and the others in the order that follows
     */
    public List<PlayerName> players(boolean partners) {
        int players = partners ? (names.size() + 1) / 2 : names.size();
        return IntStream.range(0, players)
                .mapToObj(seat -> {
                    String name = names.get(seat);
                    String partner = seat + players < names.size() ? names.get(seat + players) : null;
                    return partner == null || dealerSeat() < players
                            ? new PlayerName(name, partner)
                            : new PlayerName(partner, name);
                })
                .toList();
    }

    /** Returns who sits opposite, where so many sit that partners can. */
    public Optional<String> opposite(int seat) {
        int half = names.size() / 2;
        return names.size() < 4 || names.size() % 2 == 1
                ? Optional.empty()
                : Optional.of(names.get((seat + half) % Math.max(1, names.size())));
    }

    /** Returns the seat of who deals first, from 0. */
    int dealerSeat() {
        return Math.max(0, names.indexOf(dealer));
    }

    public boolean deals(int seat) {
        return seat == dealerSeat();
    }
}
