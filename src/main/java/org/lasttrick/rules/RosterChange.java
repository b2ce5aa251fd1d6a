package org.lasttrick.rules;

import org.jspecify.annotations.Nullable;

/** Somebody who came or went while the others played on. */
public sealed interface RosterChange {
    /** The number of the hand before which it happened: one that was dealt since, or the next. */
    int beforeHand();

    PlayerId player();

    /**
     * A late joiner.
     *
     * @param standing with which they begin
     * @param seat clockwise from 1 among those who have not left; {@code null}: after the last
     */
    record Joined(
            int beforeHand, Standing standing, @Nullable Integer seat) implements RosterChange {
        @Override
        public PlayerId player() {
            return standing.player();
        }
    }

    /** Somebody went home. */
    record Left(int beforeHand, PlayerId player) implements RosterChange {}

    /**
     * Somebody who had left is back, in the seat that was theirs.
     *
     * @param standing with which they go on
     */
    record Returned(int beforeHand, Standing standing) implements RosterChange {
        @Override
        public PlayerId player() {
            return standing.player();
        }
    }
}
