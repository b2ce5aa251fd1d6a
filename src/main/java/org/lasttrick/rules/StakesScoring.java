package org.lasttrick.rules;

import java.util.Comparator;

/**
 * Players stake credits on a hand and may double the stake; all but the winner pay, and a player without credits is out
 * (Minibluff). The score is the number of credits left.
 *
 * @param credits with which each player starts, 1–999
 */
public record StakesScoring(int credits) implements Scoring {
    @Override
    public int startingScore() {
        return credits;
    }

    @Override
    public Comparator<Standing> byScore() {
        return Comparator.comparingInt(Standing::score).reversed();
    }
}
