package org.lasttrick.ledger;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that is stored of a game, for somebody who doubts it: shown whatever is wrong with it.
 *
 * @param chain the id that the hashes are over
 * @param entries as they are stored, in the order of their versions
 * @param told the game up to the last entry that can be told: before the first one that is missing, can't be read or can't
 *     have happened; {@code null} when that is the first of all
 */
public record Audit(
        GameId chain,
        List<LedgerEntry> entries,
        Verification verification,
        @Nullable RecordedGame told) {
    public Audit {
        entries = List.copyOf(entries);
    }

    static Audit of(GameId id, StoredGame stored) {
        List<LedgerEntry> entries = stored.entries();
        Retelling told = Retelling.of(entries);
        RecordedGame game = told.game() == null
                ? null
                : new RecordedGame(id, stored.scorebook(), entries.subList(0, told.entries()), told.game());
        return new Audit(stored.chain(), entries, Verification.of(entries, told), game);
    }
}
