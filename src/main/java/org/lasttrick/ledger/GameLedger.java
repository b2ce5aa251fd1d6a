package org.lasttrick.ledger;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private final DataSource database;
    private final Cache<GameId, RecordedGame> cache =
            Caffeine.newBuilder().maximumSize(CACHED_GAMES).build();

    GameLedger(DataSource database) {
        this.database = database;
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
    public Optional<RecordedGame> readInPassing(GameId id) {
        return stored(id, 0).map(stored -> RecordedGame.fold(id, stored));
    }

    /** Works every hash out anew from what is on disk, and replays it; empty for an unknown id, and for an erased game. */
    public Optional<Verification> verify(GameId id) {
        return stored(id, BEFORE_ANY).map(stored -> Verification.of(stored.entries()));
    }

    /** All that is stored of a game, whatever is wrong with it; empty for an unknown id, and for an erased game. */
    public Optional<Audit> audit(GameId id) {
        return stored(id, BEFORE_ANY).map(stored -> Audit.of(id, stored, arrivals(id)));
    }

    private List<Arrival> arrivals(GameId id) {
        try (Connection connection = database.getConnection()) {
            return ArrivalRow.read(connection, id);
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    private Optional<StoredGame> stored(GameId id, int after) {
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(READ)) {
            select.setString(1, id.value());
            select.setInt(2, after);
            try (ResultSet rows = select.executeQuery()) {
                return StoredGame.read(rows);
            }
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /**
     * Begins a game's ledger.
     *
     * @return the game; empty when this book has carried the command out already, see {@link #started}
     */
    public Optional<RecordedGame> start(
            GameId id, String scorebook, GameStarted event, String actor, @Nullable Receipt receipt, Instant now) {
        LedgerEntry entry = LedgerEntry.first(id, EventCodec.write(event), actor, receipt, now);
        try (Connection connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement(START)) {
            insert.setString(1, id.value());
            insert.setString(2, scorebook);
            insert.setString(3, receipt == null ? null : receipt.commandId());
            insert.setObject(4, EntryRow.time(entry.recordedAt()));
            EntryRow.bind(insert, 5, id, entry);
            return insert.executeUpdate() == 1
                    ? Optional.of(kept(RecordedGame.begun(id, scorebook, entry, event)))
                    : Optional.empty();
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /** The game of this book that this command started. */
    public Optional<GameId> started(String scorebook, String commandId) {
        try (Connection connection = database.getConnection()) {
            return one(connection, STARTED, scorebook, commandId).map(GameId::new);
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
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
        try (Connection connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement(EntryRow.APPEND)) {
            EntryRow.bind(insert, 1, recorded.id(), entry);
            return insert.executeUpdate() == 1 ? Optional.of(kept(recorded.plus(entry, event))) : Optional.empty();
        } catch (SQLException e) {
            if (EntryRow.FOLLOWS_NOTHING.equals(e.getSQLState())) {
                // What was read before is no longer so: whoever reads again begins anew.
                cache.invalidate(recorded.id());
                return Optional.empty();
            }
            throw new LedgerAway(e);
        }
    }

    /**
     * Erases a game and its ledger for good; a tombstone without any name is left.
     *
     * @param seen the last version that is to be erased; {@code null}: whatever it is
     * @return whether it was there, and no further than seen
     */
    public boolean erase(GameId id, @Nullable Integer seen) {
        try (Connection connection = database.getConnection();
                PreparedStatement erase = connection.prepareStatement(ERASE)) {
            erase.setString(1, id.value());
            erase.setObject(2, seen, Types.INTEGER);
            try (ResultSet row = erase.executeQuery()) {
                return row.next() && row.getBoolean(1);
            }
        } catch (SQLException e) {
            throw new LedgerAway(e);
        } finally {
            cache.invalidate(id);
        }
    }

    /** How many games a book has. */
    public int games(String scorebook) {
        try (Connection connection = database.getConnection()) {
            return Integer.parseInt(one(connection, GAMES, scorebook).orElseThrow());
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /**
     * The games of a book, newest first.
     *
     * @param after only games older than this one; {@code null}: from the newest
     */
    public List<GameId> history(String scorebook, @Nullable GameId after, int limit) {
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(HISTORY)) {
            String cursor = after == null ? null : after.value();
            select.setString(1, scorebook);
            select.setString(2, cursor);
            select.setString(3, cursor);
            select.setString(4, scorebook);
            select.setInt(5, limit);
            List<GameId> games = new ArrayList<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    games.add(new GameId(rows.getString(1)));
                }
            }
            return games;
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /** An older state put over a newer one does no harm: whoever reads adds what is newer. */
    private RecordedGame kept(RecordedGame recorded) {
        cache.put(recorded.id(), recorded);
        return recorded;
    }

    private static Optional<String> one(Connection connection, String sql, String... parameters) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                select.setString(i + 1, parameters[i]);
            }
            try (ResultSet rows = select.executeQuery()) {
                return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
            }
        }
    }
}
