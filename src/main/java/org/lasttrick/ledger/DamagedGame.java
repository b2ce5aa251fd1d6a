package org.lasttrick.ledger;

import java.io.Serial;

/**
 * A game whose ledger can't be replayed to its end: an entry is missing, unreadable or impossible. A sheet without that entry would
 * be wrong, so there is none; an {@link Audit} shows what there is.
 */
public final class DamagedGame extends IllegalStateException {
    @Serial
    private static final long serialVersionUID = 1;

    private final String game;
    private final int entry;

    DamagedGame(GameId game, int entry) {
        super("Game %s can't be read from entry %d on".formatted(game, entry));
        this.game = game.value();
        this.entry = entry;
    }

    public GameId game() {
        return new GameId(game);
    }

    /** The first entry that can't be replayed. */
    public int entry() {
        return entry;
    }
}
