package org.lasttrick.transfer.importing;

import java.util.Set;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.importing.ImportFault.Kind;

/** Limits how many entries are replayed to verify a file: otherwise a small one could take hours. */
final class ReplayLimit {
    /** An entry of one of these types replays every entry before it. */
    private static final Set<String> REPLAYING =
            Set.of("hand-corrected", "hand-struck", "entry-undone", "entry-redone");

    /** So many entries may be replayed: a book of 2,000 games with 20 hands and three corrections each comes to some 130,000. */
    private static final int MAX_REPLAYED = 500_000;

    private int replayed;

    /** @throws ImportFault if the limit is exceeded with this game */
    void add(String pointer, GameFile game) throws ImportFault {
        for (int i = 0; i < game.entries().size(); i++) {
            if (REPLAYING.contains(game.entries().get(i).type())) {
                replayed += i;
            }
            if (replayed > MAX_REPLAYED) {
                throw ImportFault.at(
                        pointer + "/entries/" + i,
                        Kind.TOO_MUCH,
                        "is one correction too many: the entries before have to be replayed too often");
            }
        }
    }
}
