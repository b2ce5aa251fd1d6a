package org.lasttrick.history;

import java.util.Comparator;
import org.lasttrick.history.Evening.Standing;
import org.lasttrick.rules.Keyword;

/** The points that the standing of an evening counts, as each book chooses. */
public enum EveningPoints implements Keyword {
    /** Three for a first place, two for a second, one for a third; equal players get the same. */
    PLACES,
    WINS,
    /** The fewest are best; of equal ones, more points by place. */
    CUCUMBERS;

    private static final int BEST = 4;

    /** Returns the best first. */
    Comparator<Standing> order() {
        return switch (this) {
            case PLACES -> Comparator.comparingInt(Standing::points).reversed();
            case WINS -> Comparator.comparingInt(Standing::wins).reversed();
            case CUCUMBERS ->
                Comparator.comparingInt(Standing::cucumbers)
                        .thenComparing(Comparator.comparingInt(Standing::points).reversed());
        };
    }

    static int forPlace(int place) {
        return Math.max(0, BEST - place);
    }
}
