package org.lasttrick.rules;

import java.util.Arrays;
import java.util.Optional;

/**
 * An edition is a set of rulings. A game is scored by the one that was current when it started, so its totals never change. A start
 * that names no edition is of the first.
 */
public enum Edition {
    /**
     * Correcting one hand prices later {@code cards-in-trick} hands again, and charges players whom it brings back for hands in
     * which they held no card; a late joiner has no cucumbers; the pickle itself is not counted as missing from the pack; a game
     * without a winner has a first place.
     */
    FIRST(1),
    /** The second edition has the current rulings. */
    SECOND(2);

    public static final Edition LATEST = SECOND;

    private final int number;

    Edition(int number) {
        this.number = number;
    }

    /** Returns the form used in the ledger. */
    public int number() {
        return number;
    }

    /** Returns the edition; empty for an unknown number, whose rulings can't be guessed. */
    public static Optional<Edition> of(int number) {
        return Arrays.stream(values())
                .filter(edition -> edition.number == number)
                .findFirst();
    }
}
