package org.lasttrick.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A roster change happens at the table during a game: a player joins, leaves, returns or is substituted, or the seats change.
 */
public sealed interface RosterChange {
    /**
     * An applied change is one that counts.
     *
     * @param beforeHand the number of the first hand dealt after it
     * @param after the standings to which it leads
     */
    record Applied(int beforeHand, RosterChange change, Standings after) {}

    /**
     * A player joins late.
     *
     * @param player the next free one
     * @param people who play as this player, 1 or 2
     * @param seat clockwise from 1 among those who have not left; {@code null}: after the last
     */
    record Joined(PlayerId player, int people, @Nullable Integer seat, JoinScore score) implements RosterChange {}

    record Left(PlayerId player) implements RosterChange {}

    /** A player who had left, or who buys back in, is back in the same seat. */
    record Returned(PlayerId player) implements RosterChange {}

    /** Somebody else plays as a player from now on. No score changes by it. */
    record Substituted(PlayerId player) implements RosterChange {}

    /**
     * The players sit in this order from now on, and everyone keeps their number.
     *
     * @param order clockwise, those who have left included; players who haven't joined yet are skipped
     * @param dealer of the next hand, out of turn; {@code null}: whoever's turn it is
     */
    record Seated(List<PlayerId> order, @Nullable PlayerId dealer) implements RosterChange {
        public Seated {
            order = List.copyOf(order);
        }
    }
}
