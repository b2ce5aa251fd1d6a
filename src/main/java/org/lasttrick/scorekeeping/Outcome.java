package org.lasttrick.scorekeeping;

import java.util.List;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.ledger.RecordedGame;

/** What became of a write. */
public sealed interface Outcome {
    /** It is on disk. For a repeated command: the game as it was answered the first time. */
    record Done(RecordedGame game) implements Outcome {}

    /** What would be; nothing was recorded. */
    record Foreseen(RecordedGame game, Preview preview) implements Outcome {}

    record Refused(List<Rejection> reasons) implements Outcome {}

    /** @param now the game as it is, other than the client thought */
    record Stale(RecordedGame now) implements Outcome {}

    /** The command id was used for something else. */
    record CommandIdReused(String commandId) implements Outcome {}

    record NoSuchGame() implements Outcome {}

    /** The game stands in another scorebook. */
    record NotYours() implements Outcome {}
}
