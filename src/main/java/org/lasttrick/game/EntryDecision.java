package org.lasttrick.game;

import java.time.Duration;
import java.util.List;

/** A decision says what becomes of a request to add an entry to a game. */
public sealed interface EntryDecision {
    /** The event is the game's next entry. */
    record Append(GameCommand command, GameEvent event) implements EntryDecision {}

    /** The command was executed before: its entry has this version. */
    record Repeated(int version) implements EntryDecision {}

    /** Nothing is added; each of these says why. */
    sealed interface NotAdded extends EntryDecision {}

    /** The command id was used for a different command. */
    record CommandIdReused() implements NotAdded {}

    /** @param seen the version that the client has seen, which is another one */
    record Stale(int seen) implements NotAdded {}

    /** The command is refused for these reasons. */
    record Refused(List<Rejection> reasons) implements NotAdded {
        public Refused {
            reasons = List.copyOf(reasons);
        }
    }

    /** The entry is not a complete command yet. */
    record Incomplete() implements NotAdded {}

    /** The hand equals the last one, recorded this long ago, and may have been entered twice. */
    record SameHandAgain(Duration ago) implements NotAdded {}

    /** The hand already has the values of the correction. */
    record NothingChanged() implements NotAdded {}
}
