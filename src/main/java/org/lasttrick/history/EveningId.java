package org.lasttrick.history;

import java.util.Optional;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;

/** The address of an evening: its first game, and a part that depends on the book's id, too, so that no other game's link tells it. */
final class EveningId {
    private static final int SECRET_LENGTH = 32;

    private EveningId() {}

    static String of(String scorebook, GameId game) {
        return game + "-" + Hash.over("evening", scorebook, game.value()).hex().substring(0, SECRET_LENGTH);
    }

    /** Returns the game in an address, which may be wrong otherwise. */
    static Optional<GameId> game(String id) {
        int end = id.lastIndexOf('-');
        return end < 0 ? Optional.empty() : Optional.of(new GameId(id.substring(0, end)));
    }
}
