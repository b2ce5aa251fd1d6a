package org.lasttrick.scorekeeping;

import org.jspecify.annotations.Nullable;

/** The result of erasing a game. */
public sealed interface Erasure {
    /** The game is gone for good, by this request or an earlier one. */
    record Done() implements Erasure {}

    /** Nothing was erased: the client has seen another version of the game. */
    record Stale(Outcome.Stale outcome) implements Erasure {}

    /** The device may not score any more. */
    record DeviceRemoved() implements Erasure {}

    /** @param seen the version that the client has seen nevertheless, so that the game is missing; {@code null}: not said */
    record NoSuchGame(@Nullable Integer seen) implements Erasure {}

    /** The game belongs to another scorebook. */
    record NotYours() implements Erasure {}
}
