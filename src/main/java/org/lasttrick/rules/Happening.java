package org.lasttrick.rules;

/** Somebody who came or went while the others played on. */
public sealed interface Happening {
    /** The number of the hand before which it happened: one that was dealt since, or the next. */
    int beforeHand();

    PlayerId player();

    /**
     * A late joiner, who sits down between the last and the first seat.
     *
     * @param score with which they enter, see {@link Standings#worstScore}
     */
    record Joined(int beforeHand, PlayerId player, int score) implements Happening {}

    /** Somebody went home. */
    record Left(int beforeHand, PlayerId player) implements Happening {}
}
