package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;
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
            Standings before = game.sheet().before(number).standings();
            views.add(new HandView(
                    number,
                    query + "correct=" + number + "#hand-" + number,
                    game.hands().get(i).corrected(),
                    correcting != null && correcting == number,
                    words.rosterChanges(number),
                    columns.stream()
                            .map(column -> cell(column.player(), before, hand, query, panel))
                            .toList()));
        }
        return views;
    }

    /** The link to the explanation of a number. */
    static WhyLink why(Why why, String query, @Nullable Panel panel) {
        return new WhyLink(why.written(), query + why.query(), why.equals(panel));
    }

    private static @Nullable CellView cell(
            PlayerId player, Standings standings, ScoredHand hand, String query, @Nullable Panel panel) {
        Standing before = standings.find(player).orElse(null);
        if (before == null) {
            return null;
        }
        Standing after = hand.after().of(player);
        Integer change = null;
        boolean good = false;
        boolean hit = false;
        boolean reEnters = false;
        boolean goesOut = false;
        for (Effect effect : hand.effectsOn(player)) {
            switch (effect) {
                case Effect.Penalty(var _, int points) -> change = points;
                case Effect.Bonus(var _, int points) -> {
                    change = points == 0 ? null : points;
                    good = true;
                }
                case Effect.Stake(var _, int credits) -> change = -credits;
                case Effect.Cucumber cucumber -> hit = true;
                case Effect.ReEntry reEntry -> reEnters = true;
                case Effect.Out out -> goesOut = true;
            }
        }
        return new CellView(
                after.score(),
                change == null ? null : signed(change, change < 0 || good),
                good,
                hit && change != null ? (Integer) (before.score() + change) : null,
                reEnters,
                goesOut,
                !before.isActive(),
                why(new Why(player, hand.deal().number()), query, panel));
    }

    /** With a true minus sign. */
    private static String signed(int change, boolean minus) {
        return (minus ? "−" : "+") + Math.abs(change);
    }
}
