package org.lasttrick.chain;

import org.jspecify.annotations.Nullable;

/** This version of the service can't read an entry: it was written by a newer one, or is damaged. */
final class UnreadableEntry extends IllegalStateException {
    UnreadableEntry(LedgerEntry entry, @Nullable Throwable cause) {
        super(
                "Game %s, entry %d (%s, revision %d) can't be read"
                        .formatted(entry.chain(), entry.version(), entry.type(), entry.revision()),
                cause);
    }
}
