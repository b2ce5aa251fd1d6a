package org.lasttrick.rules;

/** A join score is the score with which somebody who joins begins. */
public enum JoinScore implements Keyword {
    /**
     * Whoever joins begins with the worst score and the most cucumbers of those still in, so that missing hands is never an
     * advantage.
     */
    LATE,
    /** Whoever joins begins with the starting score of the rules, and no cucumbers. */
    START
}
