package org.lasttrick.transfer.importing;

import java.util.Set;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.transfer.importing.FileFault.Kind;

/** How much there is to be played again to believe a file: a small one can ask for hours. */
final class Effort {
    /** Each of these has everything before it told and scored anew. */
    private static final Set<String> ANEW = Set.of("hand-corrected", "hand-struck", "entry-undone", "entry-redone");

    /** A book of 2,000 games with 20 hands and three corrections each comes to some 130,000. */
    private static final int MOST_ENTRIES_ANEW = 500_000;

    private int entriesAnew;

    /** @throws FileFault when this game makes it too much */
    void add(GameReader.Told told) throws FileFault {
        for (int i = 0; i < told.entries().size(); i++) {
            LedgerEntry entry = told.entries().get(i);
            if (ANEW.contains(entry.type())) {
                entriesAnew += i;
            }
            if (entriesAnew > MOST_ENTRIES_ANEW) {
                throw FileFault.at(
                        told.pointer() + "/entries/" + i,
                        Kind.TOO_MUCH,
                        "is one correction too many: what is before has to be played again too often");
            }
        }
    }
}
