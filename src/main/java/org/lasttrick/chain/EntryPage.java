package org.lasttrick.chain;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page has some entries of a game as they are stored, one after the other.
 *
 * @param chain the id that the hashes are over
 * @param importRecords of the whole game
 * @param game see {@link Audit#game}
 * @param isLast whether no entry comes after these
 * @param isSound whether these entries and the game are as they were written
 */
public record EntryPage(
        String scorebook,
        GameId chain,
        List<LedgerEntry> entries,
        List<ImportRecord> importRecords,
        @Nullable RecordedGame game,
        boolean isLast,
        boolean isSound)
        implements StoredEntries {
    public EntryPage {
        entries = List.copyOf(entries);
        importRecords = List.copyOf(importRecords);
    }

    /** @param game verified; these are its entries */
    public static EntryPage of(
            RecordedGame game, List<LedgerEntry> entries, int after, List<ImportRecord> importRecords) {
        return new EntryPage(
                game.scorebook(),
                game.lastEntry().chain(),
                entries,
                importRecords,
                game,
                after + entries.size() >= game.version(),
                true);
    }

    public static EntryPage of(Audit audit, int after, int limit) {
        List<LedgerEntry> later = audit.entries().stream()
                .filter(entry -> entry.version() > after)
                .toList();
        return new EntryPage(
                audit.scorebook(),
                audit.chain(),
                later.subList(0, Math.min(limit, later.size())),
                audit.importRecords(),
                audit.game(),
                later.size() <= limit,
                !audit.isDamaged());
    }
}
