package org.lasttrick.transfer.export.paper;

import org.jspecify.annotations.Nullable;

/**
 * A player's score says how the player stands.
 *
 * @param place {@code null} while the game goes on
 * @param gone why the player plays no more; {@code null} for those who do
 * @param first whether the player has won, or is ahead
 */
record PlayerScore(
        String name,
        int total,
        int cucumbers,
        @Nullable String place,
        @Nullable String gone,
        boolean first) {

    /** Returns the total with a typographic minus. */
    public String signedTotal() {
        return Integer.toString(total).replace('-', '−');
    }
}
