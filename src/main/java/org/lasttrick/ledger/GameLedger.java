package org.lasttrick.ledger;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.ledger.LedgerEntry.Receipt;

/** The ledger in PostgreSQL. It reads, appends, and erases whole games; it cannot change. */
@ApplicationScoped
public class GameLedger {
    private static final int CACHED_GAMES = 1_000;

    /** Before versions, too, that there should not be. */
    private static final int BEFORE_ANY = Integer.MIN_VALUE;

    /** One round trip: no row for an unknown or erased game, one without an entry where none is newer. */
    private static final String READ = """
            SELECT scorebook_id, chain, %s
            FROM (SELECT id, scorebook_id, coalesce(chain_id, id) AS chain FROM game
                  WHERE id = ? AND erased_at IS NULL) AS game
                LEFT JOIN entry ON game_id = id AND version > ?
            ORDER BY version""".formatted(EntryRow.COLUMNS);

    private static final String START = """
            WITH started AS (
                INSERT INTO game (id, scorebook_id, command_id, started_at) VALUES (?, ?, ?, ?)
                ON CONFLICT DO NOTHING RETURNING id)
            INSERT INTO entry (%s) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM started""".formatted(EntryRow.COLUMNS);

    private static final String STARTED = "SELECT id FROM game WHERE scorebook_id = ? AND command_id = ?";

    private static final String ERASE = "SELECT erase_game(?, ?)";

    private static final String GAMES = "SELECT count(*) FROM game WHERE scorebook_id = ? AND erased_at IS NULL";

    private static final String HISTORY = """
            SELECT id FROM game
            WHERE scorebook_id = ? AND erased_at IS NULL AND (CAST(? AS text) IS NULL
                OR (started_at, id) < (SELECT started_at, id FROM game WHERE id = ? AND scorebook_id = ?))
            ORDER BY started_at DESC, id DESC LIMIT ?""";

    private final Database database;
    private final Cache<GameId, RecordedGame> cache =
            Caffeine.newBuilder().maximumSize(CACHED_GAMES).build();

    GameLedger(DataSource source) {
        this.database = new Database(source);
    }

    /** The game with every entry that is on disk now; empty for an unknown id, and for an erased game. */
    public Optional<RecordedGame> read(GameId id) {
        RecordedGame cached = cache.getIfPresent(id);
        if (cached != null) {
            List<LedgerEntry> since =
                    stored(id, cached.version() - 1).map(StoredGame::entries).orElse(List.of());
            // The last one that is known comes along: without it, what is known is no longer so.
            if (!since.isEmpty() && since.getFirst().equals(cached.lastEntry())) {
                return Optional.of(kept(cached.plus(since.subList(1, since.size()))));
            }
            cache.invalidate(id);
        }
        return stored(id, 0).map(stored -> kept(RecordedGame.fold(id, stored)));
    }

    /** The same for whoever passes by every game once: it is not kept for the next reader, in place of another game. */
    public Optional<RecordedGame> readUncached(GameId id) {
        return stored(id, 0).map(stored -> RecordedGame.fold(id, stored));
    }

    /** Works every hash out anew from what is on disk, and replays it; empty for an unknown id, and for an erased game. */
    public Optional<Verification> verify(GameId id) {
        return stored(id, BEFORE_ANY).map(stored -> Verification.of(stored.entries()));
    }

    /** All that is stored of a game, whatever is wrong with it; empty for an unknown id, and for an erased game. */
    public Optional<Audit> audit(GameId id) {
        return stored(id, BEFORE_ANY).map(stored -> Audit.of(id, stored, ImportRecordRow.read(database, id)));
    }

    private Optional<StoredGame> stored(GameId id, int after) {
        return database.query(READ, StoredGame::read, id.value(), after);
    }

    /**
     * Begins a game's ledger.
     *
     * @return the game; empty when this book has carried the command out already, see {@link #started}
     */
    public Optional<RecordedGame> start(
            GameId id, String scorebook, GameStarted event, String actor, @Nullable Receipt receipt, Instant now) {
        LedgerEntry entry = LedgerEntry.first(id, EventCodec.write(event), actor, receipt, now);
        String commandId = receipt == null ? null : receipt.commandId();
        Stream<@Nullable Object> game = Stream.of(id.value(), scorebook, commandId, EntryRow.time(entry.recordedAt()));
        @Nullable
        Object[] values =
                Stream.concat(game, Arrays.stream(EntryRow.values(id, entry))).toArray();
        return database.update(START, values) == 1
                ? Optional.of(kept(RecordedGame.started(id, scorebook, entry, event)))
                : Optional.empty();
    }

    /** The game of this book that this command started. */
    public Optional<GameId> started(String scorebook, String commandId) {
        return database.games(STARTED, scorebook, commandId).stream().findFirst();
    }

    /**
     * Adds one entry after those of {@code recorded}.
     *
     * @return the game with it; empty when the ledger has moved on meanwhile, has carried the command out already, or was
     *     erased
     */
    public Optional<RecordedGame> append(
            RecordedGame recorded, GameEvent event, String actor, @Nullable Receipt receipt, Instant now) {
        LedgerEntry entry = recorded.lastEntry().followedBy(EventCodec.write(event), actor, receipt, now);
        return EntryRow.append(database, recorded.id(), List.of(entry))
                ? Optional.of(kept(recorded.plus(entry, event)))
                : Optional.empty();
    }

    /**
     * Erases a game and its ledger for good; a tombstone without any name is left.
     *
     * @param seen the last version that is to be erased; {@code null}: whatever it is
     * @return whether it was there, and no further than seen
     */
    public boolean erase(GameId id, @Nullable Integer seen) {
        try {
            return database.query(ERASE, row -> row.next() && row.getBoolean(1), id.value(), seen);
        } finally {
            cache.invalidate(id);
        }
    }

    /** How many games a book has. */
    public int games(String scorebook) {
        return database.list(GAMES, row -> row.getInt(1), scorebook).getFirst();
    }

    /**
     * The games of a book, newest first.
     *
     * @param after only games older than this one; {@code null}: from the newest
     */
    public List<GameId> history(String scorebook, @Nullable GameId after, int limit) {
        String cursor = after == null ? null : after.value();
        return database.games(HISTORY, scorebook, cursor, cursor, scorebook, limit);
    }

    /** An older state put over a newer one does no harm: whoever reads adds what is newer. */
    private RecordedGame kept(RecordedGame recorded) {
        cache.put(recorded.id(), recorded);
        return recorded;
    }
}
