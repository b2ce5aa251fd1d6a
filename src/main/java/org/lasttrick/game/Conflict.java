package org.lasttrick.game;

import org.lasttrick.rules.PlayerId;

/** Why a hand that was recorded later can't stand once an earlier one is changed. */
public sealed interface Conflict {
    /** The later hand's number before the change. */
    int hand();

    /** Whether the hand may stand as it was entered all the same. */
    default boolean canBeKept() {
        return this instanceof PlayerWouldBeIn;
    }

    /** It names a player who would be out by then. */
    record PlayerWouldBeOut(int hand, PlayerId player) implements Conflict {}

    /** It was played without somebody who would be in by then. */
    record PlayerWouldBeIn(int hand, PlayerId player) implements Conflict {}

    /** Its stake was doubled beyond what a player would have by then. */
    record StakeWouldBeTooHigh(int hand, PlayerId player, int stake, int credits) implements Conflict {}

    /** The game would be over by then. */
    record GameWouldBeOver(int hand) implements Conflict {}
}
