package org.lasttrick.rules;

/**
 * An edition of the rulings. A game is scored by the one that was current when it started, so that its totals stay what its
 * table saw. The first is that of all games whose start names none.
 */
public enum Edition {
    /**
     * A correction elsewhere prices a {@code cards-in-trick} hand again, and charges players whom it brings back for hands in
     * which they held no card; a late joiner has no cucumbers; the pickle's own card is not missing from the pack; where nobody
     * wins, somebody has the first place.
     */
    FIRST(1),
    /** As the rulings stand now. */
    SECOND(2);

    public static final Edition LATEST = SECOND;

    private final int number;

    Edition(int number) {
        this.number = number;
    }

    /** As in the ledger. */
    public int number() {
        return number;
    }
}
