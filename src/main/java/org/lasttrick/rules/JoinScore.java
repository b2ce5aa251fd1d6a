package org.lasttrick.rules;

/** The score with which somebody who joins begins. */
public enum JoinScore implements Keyword {
    /** The worst score and the most cucumbers of those still in, so that missing hands is never an advantage. */
    LATE,
    /** The starting score of the rules, and no cucumbers. */
    START
}
