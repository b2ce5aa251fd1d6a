package org.lasttrick.rules;

/**
 * The taker of the last trick gets a point; a march, taking all tricks, gives everybody else one (Letzter). Nobody ever goes out,
 * and the lowest score wins.
 */
public record TakerScoring() implements Scoring {
    /** A table that plays to a target, and names none, plays to this one. */
    public static final int USUAL_TARGET = 10;

    private static final int CARDS_EACH = 8;

    /** Returns 32 cards for four, 24 for three. */
    @Override
    public int pack(int players) {
        return CARDS_EACH * players;
    }
}
