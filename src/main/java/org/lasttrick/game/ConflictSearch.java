package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.Scoresheet;

/** Finds the later hands that can't stand once an earlier hand is changed. Seat changes never conflict. */
final class ConflictSearch {
    private ConflictSearch() {}

    /**
     * @param sheet up to and with the change
     * @param later what came after it, as recorded
     * @param firstNumber the first later hand's number before the change
     */
    static List<Conflict> conflicts(Scoresheet sheet, List<Timeline.Step> later, int firstNumber) {
        List<Conflict> conflicts = new ArrayList<>();
        Scoresheet current = sheet;
        int number = firstNumber;
        for (Timeline.Step step : later) {
            if (step instanceof Timeline.Hand hand) {
                Optional<Conflict> conflict = conflict(current, hand.result(), number);
                conflict.ifPresent(conflicts::add);
                current = conflict.isPresent() ? current : hand.on(current);
                number++;
            } else {
                current = step.on(current);
            }
        }
        return conflicts;
    }

    private static Optional<Conflict> conflict(Scoresheet sheet, HandResult result, int number) {
        if (sheet.isOver()) {
            return Optional.of(new Conflict.GameWouldBeOver(number));
        }
        Optional<Conflict> out = result.players().stream()
                .filter(player -> !sheet.standings().isActive(player))
                .findFirst()
                .map(player -> new Conflict.PlayerWouldBeOut(number, player));
        return out.isEmpty() && result instanceof Stakes hand ? stakeTooHigh(sheet, hand, number) : out;
    }

    private static Optional<Conflict> stakeTooHigh(Scoresheet sheet, Stakes hand, int number) {
        Staking staking = Staking.begin(sheet.standings());
        for (Doubling doubling : hand.doubles()) {
            Optional<Staking.Poorest> poorest = staking.cannotPayTheDouble();
            if (poorest.isPresent()) {
                return Optional.of(new Conflict.StakeWouldBeTooHigh(
                        number,
                        poorest.get().player(),
                        2 * staking.stake(),
                        poorest.get().credits()));
            }
            staking = staking.after(doubling);
        }
        return Optional.empty();
    }
}
