package org.lasttrick.ledger;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that is stored of a game, for somebody who doubts it: shown whatever is wrong with it.
 *
 * @param entries as they are stored, in the order of their versions
 * @param told the game up to the last entry that can be told: before the first one that is missing, can't be read or can't
 *     have happened; {@code null} when that is the first of all
 */
public record Audit(
        List<LedgerEntry> entries,
        Verification verification,
        @Nullable RecordedGame told) {
    public Audit {
        entries = List.copyOf(entries);
    }

    static Audit of(GameId id, StoredGame stored) {
        return new Audit(stored.entries(), Verification.of(stored.entries()), told(id, stored));
    }

    private static @Nullable RecordedGame told(GameId id, StoredGame stored) {
        RecordedGame told = null;
        List<LedgerEntry> before = new ArrayList<>();
        for (LedgerEntry entry : stored.entries()) {
            before.add(entry);
            if (entry.version() != before.size()) {
                return told;
            }
            try {
                told = told == null
                        ? RecordedGame.fold(id, new StoredGame(stored.scorebook(), stored.chain(), before))
                        : told.plus(List.of(entry));
            } catch (RuntimeException e) {
                // The fold takes only what was decided; whatever it throws, this was not.
                return told;
            }
        }
        return told;
    }
}
