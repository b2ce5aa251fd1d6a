package org.lasttrick.ledger;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

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
        return new Audit(stored.chain(), stored.entries(), Verification.of(stored.entries()), told(id, stored));
    }

    private static @Nullable RecordedGame told(GameId id, StoredGame stored) {
        List<LedgerEntry> entries = stored.entries();
        int unbroken = (int) IntStream.range(0, entries.size())
                .takeWhile(i -> entries.get(i).version() == i + 1)
                .count();
        List<GameEvent> events = Retelling.of(entries.subList(0, unbroken)).events();
        return events.isEmpty()
                ? null
                : new RecordedGame(id, stored.scorebook(), entries.subList(0, events.size()), Game.fold(events));
    }
}
