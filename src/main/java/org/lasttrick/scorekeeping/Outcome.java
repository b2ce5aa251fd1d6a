package org.lasttrick.scorekeeping;

import java.time.Duration;
import java.util.List;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.ledger.RecordedGame;

/** What became of a write. Only what is {@link Done} was recorded. */
public sealed interface Outcome {
    /** What can become of a game that is to be started. */
    sealed interface OfStart extends Outcome {}

    /** It is on disk. For a repeated command: the game as it was answered the first time. */
    record Done(RecordedGame game) implements OfStart {}

    /** What would be. */
    record Previewed(RecordedGame game, Preview preview) implements Outcome {}

    record Refused(List<Rejection> reasons) implements OfStart {}

    /** @param now the game as it is, other than the client thought */
    record Stale(RecordedGame now) implements Outcome {}

    /** What was entered on this game is no command yet. */
    record Incomplete(RecordedGame now) implements Outcome {}

    /** The hand equals the last one, which was recorded this long ago: it may be an entry made twice. */
    record SameHandAgain(RecordedGame now, Duration ago) implements Outcome {}

    /** The hand already stands as the correction would have it. */
    record NothingChanged(RecordedGame now) implements Outcome {}

    /** The command id was used for something else. */
    record CommandIdReused(String commandId) implements OfStart {}

    record NoSuchGame() implements Outcome {}

    /** The game stands in another scorebook. */
    record NotYours() implements Outcome {}
}
