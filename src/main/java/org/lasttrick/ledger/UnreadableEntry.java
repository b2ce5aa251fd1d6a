package org.lasttrick.ledger;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** An entry that this version of the service can't read: written by a newer one, or damaged. */
final class UnreadableEntry extends IllegalStateException {
    @Serial
    private static final long serialVersionUID = 1;

    UnreadableEntry(LedgerEntry entry, @Nullable Throwable cause) {
        super(
                "Game %s, entry %d (%s, revision %d) can't be read"
                        .formatted(entry.chain(), entry.version(), entry.type(), entry.revision()),
                cause);
    }
}
