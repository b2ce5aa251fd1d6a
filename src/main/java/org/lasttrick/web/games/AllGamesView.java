package org.lasttrick.web.games;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.projection.GameFilter.State;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.start.GameLine;

/**
 * A page of all games shows those of a scorebook that were asked for.
 *
 * @param players whose games may be asked for
 * @param isFiltered whether there may be more without what was asked for
 * @param isCounting whether some games can't be found yet
 * @param newer the address of the page before; {@code null}: this is the first
 * @param older the address of the page after; {@code null}: this is the last
 */
record AllGamesView(
        Scorebook book,
        GameSearch search,
        List<String> players,
        boolean isFiltered,
        List<FoundGame> games,
        boolean isCounting,
        @Nullable String newer,
        @Nullable String older) {

    public List<Variant> variants() {
        return Variants.all();
    }

    public List<State> states() {
        return List.of(State.values());
    }

    /** Returns whether a page follows. */
    public boolean goesOn() {
        return older != null;
    }

    /**
     * @param goesOn whether the next hand may be recorded
     * @param rematch {@code null} while the game goes on, and where too few are left
     */
    record FoundGame(
            GameLine line, boolean goesOn, @Nullable ButtonView rematch, int version) {}
}
