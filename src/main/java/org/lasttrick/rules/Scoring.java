package org.lasttrick.rules;

import java.util.Comparator;
import java.util.OptionalInt;

/**
 * These rules say how a hand is scored: what is entered, who pays what, and who is out. The defaults are those of games that begin
 * at 0, are played with a full pack, have no limit, and are won by the lowest score.
 */
public sealed interface Scoring permits CardScoring, TakerScoring, StakesScoring {
    /** Returns the score with which a player starts. */
    default int startingScore() {
        return 0;
    }

    /** Returns how often a player may be hit by the limit; 0 in games without lives. */
    default int lives() {
        return 0;
    }

    /** Returns whether a score costs a life or, in games without lives, may end the game. */
    default boolean hits(int score) {
        return false;
    }

    /** Returns how many more points would reach the limit, 0 if it is reached already; empty without a limit. */
    default OptionalInt pointsToLimit(int score) {
        return OptionalInt.empty();
    }

    default AllOut allOut() {
        return AllOut.LOWEST_TOTAL;
    }

    /** Returns the size of the pack for this many players. */
    default int pack(int players) {
        return 52;
    }

    /** Returns how many cards can be dealt to this many players. */
    default int cardsToDeal(int players, Edition edition) {
        return pack(players);
    }

    /** Returns the most cards that each of this many players can be dealt. */
    default int mostCardsEach(int players, Edition edition) {
        return cardsToDeal(players, edition) / Math.max(1, players);
    }

    /** Returns the order of standings by score, the better one first. */
    default Comparator<Standing> byScore() {
        return Comparator.comparingInt(Standing::score);
    }

    /** This rule says who wins when all remaining players go out in one hand. */
    enum AllOut {
        LOWEST_TOTAL,
        SHARED,
        NOBODY
    }
}
