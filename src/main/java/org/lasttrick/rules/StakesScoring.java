package org.lasttrick.rules;

import java.util.Comparator;
import java.util.OptionalInt;

/**
 * Credits are staked on a hand and the stake may be doubled; all but the winner pay, and who has no credit left is out
 * (Minibluff). The score is what is left of the credits.
 *
 * @param credits with how many each player starts, 1–999
 */
public record StakesScoring(int credits) implements Scoring {
    private static final int PACK = 52;

    @Override
    public int startingScore() {
        return credits;
    }

    @Override
    public int lives() {
        return 0;
    }

    @Override
    public boolean hits(int score) {
        return false;
    }

    @Override
    public OptionalInt pointsToLimit(int score) {
        return OptionalInt.empty();
    }

    @Override
    public AllOut allOut() {
        return AllOut.LOWEST_TOTAL;
    }

    @Override
    public int pack(int players) {
        return PACK;
    }

    @Override
    public Comparator<Standing> byScore() {
        return Comparator.comparingInt(Standing::score).reversed();
    }
}
