package org.lasttrick.ledger;

import java.util.List;
import java.util.stream.IntStream;
import org.lasttrick.game.GameEvent;

/**
 * A game's ledger as it is stored, whether it can be read or not.
 *
 * @param chain the id that the hashes are over
 * @param entries in the order of their versions
 */
public record Evidence(GameId chain, List<LedgerEntry> entries) {
    public Evidence {
        entries = List.copyOf(entries);
    }

    public Verification verification() {
        return Verification.of(entries);
    }

    /** What the entries say, from the first one to the last before one that is missing, unreadable or impossible. */
    public List<GameEvent> told() {
        int unbroken = (int) IntStream.range(0, entries.size())
                .takeWhile(i -> entries.get(i).version() == i + 1)
                .count();
        return Retelling.of(entries.subList(0, unbroken)).events();
    }
}
