package org.lasttrick.ledger;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that is stored of a game, for somebody who doubts it: shown whatever is wrong with it.
 *
 * @param scorebook the id of the book it stands in
 * @param chain the id that the hashes are over
 * @param entries as they are stored, in the order of their versions
 * @param arrivals those of them that came in from files
 * @param told the game up to the last entry that can be told: before the first one that is missing, can't be read or can't
 *     have happened; {@code null} when that is the first of all
 */
public record Audit(
        String scorebook,
        GameId chain,
        List<LedgerEntry> entries,
        List<Arrival> arrivals,
        Verification verification,
        @Nullable RecordedGame told) {
    public Audit {
        entries = List.copyOf(entries);
        arrivals = List.copyOf(arrivals);
    }

    /** The ids of those who wrote the entries, or brought them in. */
    public Set<String> devices() {
        return Stream.concat(
                        entries.stream().map(LedgerEntry::actor),
                        arrivals.stream().map(Arrival::device))
                .collect(Collectors.toSet());
    }

    /** Whether an entry came in from a file. */
    public boolean cameIn(int version) {
        return arrivals.stream().anyMatch(arrival -> arrival.first() <= version && version <= arrival.last());
    }

    /** Whether there is no sheet, since not all of it can be told. */
    public boolean isDamaged() {
        return told == null || told.version() < entries.size();
    }

    static Audit of(GameId id, StoredGame stored, List<Arrival> arrivals) {
        List<LedgerEntry> entries = stored.entries();
        LedgerReplay told = LedgerReplay.of(entries);
        RecordedGame game = told.game() == null
                ? null
                : new RecordedGame(id, stored.scorebook(), entries.subList(0, told.entries()), told.game());
        return new Audit(stored.scorebook(), stored.chain(), entries, arrivals, Verification.of(entries, told), game);
    }
}
