package org.lasttrick.chain;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.Verification.Fault;

/**
 * An audit has everything that is stored of a game, whatever is wrong with it.
 *
 * @param scorebook the id of its book
 * @param chain the id that the hashes are over
 * @param entries as they are stored, in the order of their versions
 * @param importRecords which of them were imported from files
 * @param game up to the entry before the first one that is missing, unreadable or impossible, even if others were changed;
 *     {@code null} when that is the first of all
 */
public record Audit(
        String scorebook,
        GameId chain,
        List<LedgerEntry> entries,
        List<ImportRecord> importRecords,
        Verification verification,
        @Nullable RecordedGame game)
        implements StoredEntries {
    public Audit {
        entries = List.copyOf(entries);
        importRecords = List.copyOf(importRecords);
    }

    /** Returns whether there is no sheet, because not all entries are as they were written. */
    public boolean isDamaged() {
        return !verification.isValid();
    }

    /** Returns the last entry after which there is a sheet: it and all before it are as they were written; 0 if there is none. */
    public int lastSound() {
        int first =
                verification.faults().stream().mapToInt(Fault::version).min().orElse(entries.size() + 1);
        return game == null ? 0 : Math.clamp(first - 1L, 0, game.version());
    }

    public static Audit of(GameId id, StoredGame stored, List<ImportRecord> importRecords) {
        List<LedgerEntry> entries = stored.entries();
        LedgerReplay replay = LedgerReplay.of(entries);
        RecordedGame game = replay.game() == null
                ? null
                : new RecordedGame(id, stored.scorebook(), entries.subList(0, replay.entries()), replay.game());
        return new Audit(
                stored.scorebook(), stored.chain(), entries, importRecords, Verification.of(entries, replay), game);
    }
}
