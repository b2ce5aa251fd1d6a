package org.lasttrick.chain;

import java.util.List;
import java.util.Objects;

/**
 * A stored game has rows that are not verified yet.
 *
 * @param chain the id of the game as which its chain was started: its own, unless it was imported
 * @param entries those that were asked for, in the order of their versions
 */
public record StoredGame(GameId id, String scorebook, GameId chain, List<LedgerEntry> entries) {
    public StoredGame {
        entries = List.copyOf(entries);
    }

    /** @throws DamagedGame unless each entry is as it was written */
    public RecordedGame verified() {
        LedgerReplay replay = LedgerReplay.of(entries);
        DamagedGame.throwIfAny(id, Verification.of(entries, replay).faults());
        return new RecordedGame(id, scorebook, entries, Objects.requireNonNull(replay.game()));
    }
}
