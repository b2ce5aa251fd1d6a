package org.lasttrick.rules;

import org.jspecify.annotations.Nullable;

/** A player who joins, leaves or returns during a game. */
public sealed interface RosterChange {
    /** The number of the first hand dealt after the change. */
    int beforeHand();

    PlayerId player();

    /**
     * A late joiner.
     *
     * @param standing the one with which the player begins
     * @param seat clockwise from 1 among those who have not left; {@code null}: after the last
     */
    record Joined(
            int beforeHand, Standing standing, @Nullable Integer seat) implements RosterChange {
        @Override
        public PlayerId player() {
            return standing.player();
        }
    }

    record Left(int beforeHand, PlayerId player) implements RosterChange {}

    /**
     * A player who had left is back, in the same seat.
     *
     * @param standing the one with which the player goes on
     */
    record Returned(int beforeHand, Standing standing) implements RosterChange {
        @Override
        public PlayerId player() {
            return standing.player();
        }
    }
}
