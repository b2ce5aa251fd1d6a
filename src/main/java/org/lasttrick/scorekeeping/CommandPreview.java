package org.lasttrick.scorekeeping;

import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Preview;

/** A preview says what a command would do. */
public sealed interface CommandPreview {
    record Possible(RecordedGame game, Preview preview) implements CommandPreview {}

    /** @param why what the command would be answered */
    record NotPossible(Outcome why) implements CommandPreview {}
}
