package org.lasttrick.chain;

import java.util.List;
import org.lasttrick.chain.Verification.Fault;

/**
 * The ledger of a game is not as it was written: an entry is missing, changed, unreadable or impossible. A sheet of the game could
 * be wrong, so there is none, and nothing is added; an {@link Audit} shows what there is.
 */
public final class DamagedGame extends IllegalStateException {
    private final GameId game;
    private final int entry;

    DamagedGame(GameId game, int entry) {
        super("The ledger of game %s is not as it was written from entry %d on".formatted(game, entry));
        this.game = game;
        this.entry = entry;
    }

    static void throwIfAny(GameId game, List<Fault> faults) {
        if (!faults.isEmpty()) {
            throw new DamagedGame(game, faults.getFirst().version());
        }
    }

    public GameId game() {
        return game;
    }

    /** Returns the first entry that is wrong. */
    public int entry() {
        return entry;
    }
}
