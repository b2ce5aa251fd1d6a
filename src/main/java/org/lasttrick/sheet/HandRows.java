package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.Panel.Why;
import org.lasttrick.sheet.SheetView.CellView;
import org.lasttrick.sheet.SheetView.HandView;
import org.lasttrick.sheet.SheetView.WhyLink;

/** Draws the sheet's rows: what each hand did to each player. */
final class HandRows {
    private HandRows() {}

    /**
     * A row for each hand from {@code first}, the newest last.
     *
     * @param query the sheet's address and the beginning of a query
     */
    static List<HandView> of(
            Game game,
            HandNarrator words,
            String query,
            int first,
            @Nullable Integer correcting,
            @Nullable Panel panel) {
        List<HandView> views = new ArrayList<>();
        List<Standing> columns = game.sheet().standings().inSeatOrder();
        for (int i = first - 1; i < game.hands().size(); i++) {
            ScoredHand hand = game.sheet().hands().get(i);
            int number = i + 1;
            views.add(new HandView(
                    number,
                    query + "correct=" + number + "#hand-" + number,
                    game.hands().get(i).corrected(),
                    correcting != null && correcting == number,
                    words.rosterChanges(number),
                    columns.stream()
                            .map(column -> cell(column.player(), hand, query, panel))
                            .toList()));
        }
        return views;
    }

    /** The link to the explanation of a number. */
    static WhyLink why(Why why, String query, @Nullable Panel panel) {
        return new WhyLink(why.written(), query + why.query(), why.equals(panel));
    }

    private static @Nullable CellView cell(PlayerId player, ScoredHand hand, String query, @Nullable Panel panel) {
        return hand.outcome(player)
                .map(outcome -> new CellView(
                        outcome.after().score(),
                        signed(outcome.change()),
                        outcome.hasBonus(),
                        outcome.takesCucumber() ? (Integer) outcome.reached() : null,
                        outcome.reEnters(),
                        outcome.goesOut(),
                        !outcome.before().isActive(),
                        why(new Why(player, hand.deal().number()), query, panel)))
                .orElse(null);
    }

    /** With a true minus sign; {@code null} for no change. */
    private static @Nullable String signed(int change) {
        return change == 0 ? null : (change < 0 ? "−" : "+") + Math.abs(change);
    }
}
