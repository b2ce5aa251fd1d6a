package org.lasttrick.scorekeeping;

import org.lasttrick.ledger.RecordedGame;

/** What became of the wish to erase a game. */
public sealed interface Erasure {
    /** It is gone for good, by this wish or by one before. */
    record Done() implements Erasure {}

    /** @param now the game as it is, other than the client thought; nothing was erased */
    record Stale(RecordedGame now) implements Erasure {}

    record NoSuchGame() implements Erasure {}

    /** The game stands in another scorebook. */
    record NotYours() implements Erasure {}
}
