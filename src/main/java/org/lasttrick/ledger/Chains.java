package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
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

    private final DataSource database;

    Chains(DataSource database) {
        this.database = database;
    }

    /** Every game of a book, the oldest first. */
    public List<GameId> games(String scorebook) {
        try (Connection connection = database.getConnection()) {
            return ids(connection, ALL, scorebook);
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /** The game of this book that has this chain. */
    public Optional<GameId> find(String scorebook, GameId chain) {
        try (Connection connection = database.getConnection()) {
            return ids(connection, FIND, scorebook, chain.value()).stream().findFirst();
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /** Until this transaction ends, nobody else who asks likewise brings anything into this book. */
    public void keepOthersWaiting(String scorebook) {
        try (Connection connection = database.getConnection();
                PreparedStatement lock = connection.prepareStatement(ONE_AFTER_ANOTHER)) {
            lock.setString(1, scorebook);
            lock.execute();
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /**
     * Begins a game that has this chain, under an id of its own; its hashes stay as they are.
     *
     * @param device the id of the one that brings it in
     * @return whether the book had none of that chain
     */
    public boolean begin(GameId id, String scorebook, Chain chain, String device, Instant now) {
        try (Connection connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement(BEGIN)) {
            insert.setString(1, id.value());
            insert.setString(2, scorebook);
            insert.setString(3, chain.id().value());
            insert.setObject(4, EntryRow.time(chain.entries().getFirst().recordedAt()));
            return insert.executeUpdate() == 1 && append(connection, id, chain.entries(), device, now);
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    /**
     * Adds what a chain has and a game that it {@linkplain Chain.Relation#LONGER continues} doesn't.
     *
     * @param device the id of the one that brings it in
     * @return whether the game is still as it was read
     */
    public boolean append(RecordedGame game, Chain chain, String device, Instant now) {
        try (Connection connection = database.getConnection()) {
            return append(
                    connection,
                    game.id(),
                    chain.entries().subList(game.version(), chain.entries().size()),
                    device,
                    now);
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }

    private static boolean append(
            Connection connection, GameId game, List<LedgerEntry> entries, String device, Instant now)
            throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(EntryRow.APPEND)) {
            for (LedgerEntry entry : entries) {
                EntryRow.bind(insert, 1, game, entry);
                insert.addBatch();
            }
            if (!Arrays.stream(insert.executeBatch()).allMatch(added -> added == 1)) {
                return false;
            }
            ArrivalRow.insert(
                    connection,
                    game,
                    new Arrival(entries.getFirst().version(), entries.getLast().version(), device, now));
            return true;
        } catch (SQLException e) {
            if (EntryRow.FOLLOWS_NOTHING.equals(e.getSQLState())) {
                return false;
            }
            throw e;
        }
    }

    private static List<GameId> ids(Connection connection, String sql, String... parameters) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                select.setString(i + 1, parameters[i]);
            }
            List<GameId> ids = new ArrayList<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    ids.add(new GameId(rows.getString(1)));
                }
            }
            return ids;
        }
    }
}
