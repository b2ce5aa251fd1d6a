package org.lasttrick.scorekeeping;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.EntryDecision;
import org.lasttrick.game.Rejection;

/** An outcome is the result of a write to a game, with the game as it is now. Only {@link Done} was recorded. */
public sealed interface Outcome {
    /** An outcome of a start says whether a game was started. */
    sealed interface OfStart {}

    /** An outcome of erasing says whether a game was erased. */
    sealed interface OfErasing {}

    /** The game is gone for good, by this request or an earlier one. */
    record Erased() implements OfErasing {}

    /** The entry is on disk. A repeated command has the game as it was answered the first time. */
    record Done(RecordedGame game) implements Outcome, OfStart {}

    /** The rematch that was asked for was begun before, perhaps by another device, and goes on. */
    record RematchGoesOn(RecordedGame game) implements Outcome {}

    /** The entry was not added to the game, as it is now. */
    record NotAdded(RecordedGame now, EntryDecision.NotAdded why) implements Outcome {}

    record NotStarted(List<Rejection> reasons) implements OfStart {}

    /** @param seen the version that the client has seen, which is another one */
    record Stale(RecordedGame now, int seen) implements OfErasing {}

    /** The command id was used for a different command. */
    record CommandIdReused() implements OfStart {}

    /** The device may not score any more. */
    record DeviceRemoved() implements Outcome, OfStart, OfErasing {}

    /** @param seen the version that the client has seen nevertheless, so that the game is missing; {@code null}: not said */
    record NoSuchGame(@Nullable Integer seen) implements Outcome, OfErasing {}

    /** The game belongs to another scorebook. */
    record NotYours() implements Outcome, OfErasing {}
}
