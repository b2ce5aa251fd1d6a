package org.lasttrick.rules;

import java.util.Comparator;

/**
 * Whoever takes the last trick gets a point; a march, all tricks, gives everybody else one (Letzter). Nobody is ever out, and
 * the lowest score wins.
 */
public record TakerScoring() implements Scoring {
    /** The target where a table plays to one and says no other. */
    public static final int USUAL_TARGET = 10;

    private static final int CARDS_EACH = 8;

    @Override
    public int startingScore() {
        return 0;
    }

    /** 32 cards for four, 24 for three. */
    @Override
    public int pack(int players) {
        return CARDS_EACH * players;
    }

    @Override
    public Comparator<Standing> byScore() {
        return Comparator.comparingInt(Standing::score);
    }
}
