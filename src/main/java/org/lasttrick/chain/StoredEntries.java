package org.lasttrick.chain;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Stored entries belong to a game, and tell which of its entries were imported from files. */
sealed interface StoredEntries permits Audit, EntryPage {
    List<LedgerEntry> entries();

    List<ImportRecord> importRecords();

    /** Returns the ids of the devices that wrote these entries, or imported entries of the game. */
    default Set<String> devices() {
        return Stream.concat(
                        entries().stream().map(LedgerEntry::actor),
                        importRecords().stream().map(ImportRecord::device))
                .collect(Collectors.toSet());
    }

    /** Returns whether an entry was imported from a file. */
    default boolean isImported(int version) {
        return importRecords().stream().anyMatch(record -> record.has(version));
    }
}
