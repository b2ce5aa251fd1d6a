package org.lasttrick.scorekeeping;

/** The result of erasing a game. */
public sealed interface Erasure {
    /** The game is gone for good, by this request or an earlier one. */
    record Done() implements Erasure {}

    /** Nothing was erased: the client has seen another version of the game. */
    record Stale(Outcome.Stale now) implements Erasure {}

    record NoSuchGame() implements Erasure {}

    /** The game belongs to another scorebook. */
    record NotYours() implements Erasure {}
}
