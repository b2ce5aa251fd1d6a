package org.lasttrick.rules;

import java.util.Comparator;

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
    public int pack(int players) {
        return PACK;
    }

    @Override
    public Comparator<Standing> byScore() {
        return Comparator.comparingInt(Standing::score).reversed();
    }
}
