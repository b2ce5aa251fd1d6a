package org.lasttrick.rules;

import java.util.Comparator;
import java.util.OptionalInt;

/** How a hand changes the score: what is entered of it, who pays what, and who is out. Unless it says so, there is no limit. */
public sealed interface Scoring permits CardScoring, TakerScoring, StakesScoring {

    /** The score with which a player sits down. */
    int startingScore();

    /** How often a player may be hit by the limit; 0 where nobody has lives to lose. */
    default int lives() {
        return 0;
    }

    /** Whether a score costs its owner a life, or, where there are none, may end the game. */
    default boolean hits(int score) {
        return false;
    }

    /** How many points more would hit a score, 0 for one that is hit already; empty without a limit. */
    default OptionalInt pointsToLimit(int score) {
        return OptionalInt.empty();
    }

    default AllOut allOut() {
        return AllOut.LOWEST_TOTAL;
    }

    /** How many cards the pack has that so many play with. */
    int pack(int players);

    /** How many cards can be dealt to so many. */
    default int cardsToDeal(int players, Edition edition) {
        return pack(players);
    }

    /** The better standing first, as far as scores tell. */
    Comparator<Standing> byScore();

    /** Who wins when all remaining players go out in one hand. */
    enum AllOut {
        LOWEST_TOTAL,
        SHARED,
        NOBODY
    }
}
