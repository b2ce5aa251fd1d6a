package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.ImportRecord;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.VerifiedChain;
import org.lasttrick.database.BookLock;
import org.lasttrick.database.Database;

/** Imports chains into a book, and finds games by the ids of their chains. */
@ApplicationScoped
public class Chains {
    /** The lock lets one file be imported at a time. */
    private static final BookLock IMPORTS = new BookLock(1);

    /** The query lists games in an order that is the same in every installation. */
    private static final String ALL = """
            SELECT id FROM game WHERE scorebook_id = ? AND erased_at IS NULL
            ORDER BY started_at, coalesce(chain_id, id)""";

    private static final String FIND =
            "SELECT id FROM game WHERE scorebook_id = ? AND coalesce(chain_id, id) = ? AND erased_at IS NULL";

    private static final String START =
            "INSERT INTO game (id, scorebook_id, chain_id, started_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";

    private final Database database;

    Chains(DataSource source) {
        this.database = new Database(source);
    }

    /** Lists every game of a book, the oldest first. */
    public List<GameId> games(String scorebook) {
        return database.games(ALL, scorebook);
    }

    /** Returns the game of this book with this chain. */
    public Optional<GameId> find(String scorebook, GameId chain) {
        return database.games(FIND, scorebook, chain).stream().findFirst();
    }

    /** Waits up to 3 s for other imports into this book, and makes others wait until this transaction ends. */
    public boolean tryLock(String scorebook) {
        return IMPORTS.tryLock(database, scorebook);
    }

    /**
     * Starts a game with this chain, under an id of its own; the hashes stay as they are.
     *
     * @param device the id of the device that imports it
     * @return whether the book had no game with that chain
     */
    public boolean start(GameId id, String scorebook, VerifiedChain chain, String device, Instant now) {
        Instant startedAt = chain.entries().getFirst().playedAt();
        return database.update(START, id, scorebook, chain.id(), startedAt) == 1
                && append(id, chain.entries(), device, now);
    }

    /**
     * Adds the entries of a chain to a game that it {@linkplain VerifiedChain.Relation#LONGER continues}.
     *
     * @param device the id of the device that imports it
     * @return whether the game is still as it was read
     */
    public boolean append(RecordedGame game, VerifiedChain chain, String device, Instant now) {
        List<LedgerEntry> entries = chain.entries();
        return append(game.id(), entries.subList(game.version(), entries.size()), device, now);
    }

    private boolean append(GameId game, List<LedgerEntry> entries, String device, Instant now) {
        if (!EntryRow.append(database, game, entries)) {
            return false;
        }
        new ImportRecords(database)
                .add(
                        game,
                        new ImportRecord(
                                entries.getFirst().version(), entries.getLast().version(), device, now));
        return true;
    }
}
