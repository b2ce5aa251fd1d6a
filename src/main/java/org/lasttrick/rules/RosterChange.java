package org.lasttrick.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A change at the table during a game: a player joins, leaves, returns or is substituted, or the seats are others. */
public sealed interface RosterChange {
    /** Returns the number of the first hand dealt after the change. */
    int beforeHand();

    /**
     * A late joiner.
     *
     * @param standing the one with which the player begins
     * @param seat clockwise from 1 among those who have not left; {@code null}: after the last
     */
    record Joined(
            int beforeHand, Standing standing, @Nullable Integer seat) implements RosterChange {
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
        public PlayerId player() {
            return standing.player();
        }
    }

    /** Somebody else plays as a player from now on. */
    record Substituted(int beforeHand, PlayerId player) implements RosterChange {}

    /**
     * Players sit so from now on.
     *
     * @param order clockwise; players who haven't joined yet are skipped
     * @param dealer of the next hand, out of turn; {@code null}: whoever's turn it is
     */
    record Seated(
            int beforeHand, List<PlayerId> order, @Nullable PlayerId dealer) implements RosterChange {
        public Seated {
            order = List.copyOf(order);
        }
    }
}
