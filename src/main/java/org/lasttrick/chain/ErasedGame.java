package org.lasttrick.chain;

/** A game was erased on purpose: only its tombstone is left. */
public final class ErasedGame extends IllegalStateException {
    public ErasedGame(GameId game) {
        super("Game %s was erased".formatted(game));
    }
}
