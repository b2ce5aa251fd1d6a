package org.lasttrick.ledger;

import java.io.Serial;

/** A game that was erased on purpose: only its tombstone is left. */
public final class ErasedGame extends IllegalStateException {
    @Serial
    private static final long serialVersionUID = 1;

    public ErasedGame(GameId game) {
        super("Game %s was erased".formatted(game));
    }
}
