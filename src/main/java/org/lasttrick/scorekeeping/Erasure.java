package org.lasttrick.scorekeeping;

import org.lasttrick.ledger.RecordedGame;

/** The result of erasing a game. */
public sealed interface Erasure {
    /** The game is gone for good, by this request or an earlier one. */
    record Done() implements Erasure {}

    /** @param now the current game, newer than the version that the client has seen; nothing was erased */
    record Stale(RecordedGame now) implements Erasure {}

    record NoSuchGame() implements Erasure {}

    /** The game belongs to another scorebook. */
    record NotYours() implements Erasure {}
}
