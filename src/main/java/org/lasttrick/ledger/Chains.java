package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** A book's games by their chains, whichever ids they have here; and chains from elsewhere, into a book. */
@ApplicationScoped
public class Chains {
    /** Ordered by nothing that differs from one service to another. */
    private static final String ALL = """
            SELECT id FROM game WHERE scorebook_id = ? AND erased_at IS NULL
            ORDER BY started_at, coalesce(chain_id, id)""";

    private static final String FIND =
            "SELECT id FROM game WHERE scorebook_id = ? AND coalesce(chain_id, id) = ? AND erased_at IS NULL";

    private static final String BEGIN =
            "INSERT INTO game (id, scorebook_id, chain_id, started_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";

    private static final String ONE_AFTER_ANOTHER = "SELECT pg_advisory_xact_lock(hashtextextended(?, 1))";

    private final Database database;

    Chains(DataSource source) {
        this.database = new Database(source);
    }

    /** Every game of a book, the oldest first. */
    public List<GameId> games(String scorebook) {
        return database.games(ALL, scorebook);
    }

    /** The game of this book that has this chain. */
    public Optional<GameId> find(String scorebook, GameId chain) {
        return database.games(FIND, scorebook, chain.value()).stream().findFirst();
    }

    /** Until this transaction ends, nobody else who asks likewise brings anything into this book. */
    public void lockImports(String scorebook) {
        database.query(ONE_AFTER_ANOTHER, ResultSet::next, scorebook);
    }

    /**
     * Begins a game that has this chain, under an id of its own; its hashes stay as they are.
     *
     * @param device the id of the one that brings it in
     * @return whether the book had none of that chain
     */
    public boolean begin(GameId id, String scorebook, Chain chain, String device, Instant now) {
        OffsetDateTime startedAt = EntryRow.time(chain.entries().getFirst().recordedAt());
        return database.update(BEGIN, id.value(), scorebook, chain.id().value(), startedAt) == 1
                && append(id, chain.entries(), device, now);
    }

    /**
     * Adds what a chain has and a game that it {@linkplain Chain.Relation#LONGER continues} doesn't.
     *
     * @param device the id of the one that brings it in
     * @return whether the game is still as it was read
     */
    public boolean append(RecordedGame game, Chain chain, String device, Instant now) {
        List<LedgerEntry> entries = chain.entries();
        return append(game.id(), entries.subList(game.version(), entries.size()), device, now);
    }

    private boolean append(GameId game, List<LedgerEntry> entries, String device, Instant now) {
        if (!EntryRow.append(database, game, entries)) {
            return false;
        }
        ImportRecordRow.insert(
                database,
                game,
                new ImportRecord(entries.getFirst().version(), entries.getLast().version(), device, now));
        return true;
    }
}
