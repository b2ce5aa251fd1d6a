package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Scoresheet;

/** What becomes of the hands after a changed one: those that no longer fit are left out and told. */
final class Replay {
    private Replay() {}

    /**
     * @param sheet up to and with the change
     * @param later the hands after it, as recorded
     * @param firstNumber the first later hand's number before the change
     */
    static List<Conflict> conflicts(Scoresheet sheet, List<Game.Hand> later, int firstNumber) {
        List<Conflict> conflicts = new ArrayList<>();
        Scoresheet current = sheet;
        int number = firstNumber;
        for (Game.Hand hand : later) {
            Optional<Conflict> conflict = conflict(current, hand.result(), number);
            if (conflict.isPresent()) {
                conflicts.add(conflict.get());
            } else {
                current = current.score(hand.result());
            }
            number++;
        }
        return conflicts;
    }

    private static Optional<Conflict> conflict(Scoresheet sheet, HandResult result, int number) {
        if (sheet.isOver()) {
            return Optional.of(new Conflict.GameWouldBeOver(number));
        }
        return result.players().stream()
                .filter(player -> !sheet.standings().isActive(player))
                .findFirst()
                .map(player -> new Conflict.PlayerWouldBeOut(number, player));
    }
}
