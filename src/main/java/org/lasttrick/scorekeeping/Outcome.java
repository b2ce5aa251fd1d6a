package org.lasttrick.scorekeeping;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Rejection;

/** The result of a write to a game, with the game as it is now. Only {@link Done} was recorded. */
public sealed interface Outcome {
    /** The result of starting a game. */
    sealed interface OfStart {}

    /** The result of erasing a game. */
    sealed interface OfErasing {}

    /** The game is gone for good, by this request or an earlier one. */
    record Erased() implements OfErasing {}

    /** It is on disk. For a repeated command: the game as it was answered the first time. */
    record Done(RecordedGame game) implements Outcome, OfStart {}

    record Refused(RecordedGame now, List<Rejection> reasons) implements Outcome {}

    record NotStarted(List<Rejection> reasons) implements OfStart {}

    /** @param seen the version that the client has seen, which is another one */
    record Stale(RecordedGame now, int seen) implements Outcome, OfErasing {
        /** Returns whether the client has seen entries that the ledger no longer has. */
        public boolean hasLostEntries() {
            return seen > now.version();
        }
    }

    /** The entry is not a complete command yet. */
    record Incomplete(RecordedGame now) implements Outcome {}

    /** The hand equals the last one, recorded this long ago, and may have been entered twice. */
    record SameHandAgain(RecordedGame now, Duration ago) implements Outcome {}

    /** The hand already has the values of the correction. */
    record NothingChanged(RecordedGame now) implements Outcome {}

    /**
     * The command id was used for a different command.
     *
     * @param now for a start: the game that was started with it
     */
    record CommandIdReused(RecordedGame now, String commandId) implements Outcome, OfStart {}

    /** The device may not score any more. */
    record DeviceRemoved() implements Outcome, OfStart, OfErasing {}

    /** @param seen the version that the client has seen nevertheless, so that the game is missing; {@code null}: not said */
    record NoSuchGame(@Nullable Integer seen) implements Outcome, OfErasing {}

    /** The game belongs to another scorebook. */
    record NotYours() implements Outcome, OfErasing {}
}
