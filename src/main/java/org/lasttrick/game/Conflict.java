package org.lasttrick.game;

import org.lasttrick.rules.PlayerId;

/** A conflict is the reason why a later hand can't stand once an earlier one is changed. */
public sealed interface Conflict {
    /** Returns the later hand's number before the change. */
    int hand();

    /** Returns whether the hand may be kept as it was entered. */
    default boolean canBeKept() {
        return this instanceof PlayerWouldBeIn;
    }

    /** The hand names a player who would be out by then. */
    record PlayerWouldBeOut(int hand, PlayerId player) implements Conflict {}

    /** The hand was played without a player who would be in by then. */
    record PlayerWouldBeIn(int hand, PlayerId player) implements Conflict {}

    /** The hand's stake was doubled to more credits than a player would have by then. */
    record StakeWouldBeTooHigh(int hand, PlayerId player, int stake, int credits) implements Conflict {}

    /** The game would be over by then. */
    record GameWouldBeOver(int hand) implements Conflict {}
}
