package org.lasttrick.scorekeeping;

import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;

/** Counts the damaged games that one task leaves out, so that the log has one line for them, however many they are. */
final class LeftOut {
    private static final Logger LOG = Logger.getLogger(LeftOut.class);

    private final String by;
    private int games;
    private @Nullable GameId first;

    /** @param by what leaves them out */
    LeftOut(String by) {
        this.by = by;
    }

    void add(GameId game) {
        games++;
        if (first == null) {
            first = game;
        }
    }

    void warn() {
        if (games > 0) {
            LOG.warnf("Damaged games that %s left out: %d, the first is %s", by, games, first);
        }
    }
}
