package org.lasttrick.history;

import java.util.Comparator;
import org.lasttrick.history.Evening.Standing;
import org.lasttrick.rules.Keyword;

/** The standing of an evening counts these points, as each book chooses. */
public enum EveningPoints implements Keyword {
    /** A first place counts three, a second two, a third one; equal players get the same. */
    PLACES,
    WINS,
    /** Whoever has the fewest cucumbers is best; of equal ones, whoever has more points by place. */
    CUCUMBERS;

    private static final int BEST = 4;

    /** Returns the order of standings, the best first. */
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
