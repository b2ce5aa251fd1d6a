package org.lasttrick.web.games;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.Link;

/**
 * Games of a scorebook that were asked for.
 *
 * @param text that the games have; empty: any
 * @param from a date as ISO 8601; empty: any
 * @param to likewise
 * @param isFiltered whether there may be more without what was asked for
 * @param nothing why there are no games; {@code null}: there are some
 * @param isCounting whether some games can't be found yet
 * @param newer the page before; {@code null}: this is the first
 * @param older the page after; {@code null}: this is the last
 */
record AllGamesView(
        String book,
        String text,
        List<Choice> players,
        List<Choice> variants,
        List<Choice> states,
        String from,
        String to,
        boolean isFiltered,
        List<FoundGame> games,
        @Nullable String nothing,
        boolean isCounting,
        @Nullable Link newer,
        @Nullable Link older) {

    /** Whether a page follows. */
    public boolean goesOn() {
        return older != null;
    }

    record Choice(String value, String label, boolean chosen) {}

    /**
     * @param goesOn whether the next hand may be recorded
     * @param rematch {@code null} while the game goes on, and where too few are left
     */
    record FoundGame(
            GameLine line, boolean goesOn, @Nullable ButtonView rematch, int version) {}
}
