package org.lasttrick.ledger;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.ledger.LedgerEntry.Receipt;

/** The ledger in PostgreSQL. It reads and appends; it cannot change. */
@ApplicationScoped
public class GameLedger {
    private static final int CACHED_GAMES = 1_000;

    private static final String BOOK = "SELECT scorebook_id FROM game WHERE id = ?";

    private static final String NEWER = """
            SELECT %s FROM entry WHERE game_id = ? AND version > ? ORDER BY version""".formatted(EntryRow.COLUMNS);

    /** Autocommitted: one round trip. Whoever comes second, with a version or a command, adds nothing. */
    private static final String APPEND = "INSERT INTO entry (" + EntryRow.COLUMNS
            + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

    private static final String START = """
            WITH started AS (
                INSERT INTO game (id, scorebook_id, command_id, started_at) VALUES (?, ?, ?, ?)
                ON CONFLICT DO NOTHING RETURNING id)
            INSERT INTO entry (%s) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM started""".formatted(EntryRow.COLUMNS);

    private static final String STARTED = "SELECT id FROM game WHERE scorebook_id = ? AND command_id = ?";

    private static final String GAMES = "SELECT count(*) FROM game WHERE scorebook_id = ?";

    private static final String HISTORY = """
            SELECT id FROM game
            WHERE scorebook_id = ? AND (CAST(? AS text) IS NULL
                OR (started_at, id) < (SELECT started_at, id FROM game WHERE id = ? AND scorebook_id = ?))
            ORDER BY started_at DESC, id DESC LIMIT ?""";

    private final DataSource database;
    private final Cache<GameId, RecordedGame> cache =
            Caffeine.newBuilder().maximumSize(CACHED_GAMES).build();

    GameLedger(DataSource database) {
        this.database = database;
    }

    /** The game with every entry that is on disk now; empty for an unknown id. */
    public Optional<RecordedGame> read(GameId id) {
        try (Connection connection = database.getConnection()) {
            RecordedGame cached = cache.getIfPresent(id);
            RecordedGame current;
            if (cached == null) {
                Optional<String> scorebook = one(connection, BOOK, id.value());
                if (scorebook.isEmpty()) {
                    return Optional.empty();
                }
                current = RecordedGame.fold(id, scorebook.get(), newer(connection, id, 0));
            } else {
                current = cached.plus(newer(connection, id, cached.version()));
            }
            return Optional.of(kept(current));
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
            EntryRow.bind(insert, 5, entry);
            return insert.executeUpdate() == 1
                    ? Optional.of(kept(new RecordedGame(id, scorebook, List.of(entry), Game.fold(List.of(event)))))
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
     * @return the game with it; empty when the ledger has moved on meanwhile, or has carried the command out already
     */
    public Optional<RecordedGame> append(
            RecordedGame recorded, GameEvent event, String actor, @Nullable Receipt receipt, Instant now) {
        LedgerEntry entry = recorded.lastEntry().followedBy(EventCodec.write(event), actor, receipt, now);
        try (Connection connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement(APPEND)) {
            EntryRow.bind(insert, 1, entry);
            return insert.executeUpdate() == 1 ? Optional.of(kept(recorded.plus(entry, event))) : Optional.empty();
        } catch (SQLException e) {
            throw new LedgerAway(e);
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

    private static List<LedgerEntry> newer(Connection connection, GameId id, int version) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(NEWER)) {
            select.setString(1, id.value());
            select.setInt(2, version);
            List<LedgerEntry> entries = new ArrayList<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    entries.add(EntryRow.read(id, rows));
                }
            }
            return entries;
        }
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
