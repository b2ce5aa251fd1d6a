package org.lasttrick.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;

/**
 * Runs SQL statements on the ledger's tables, each on a connection of its own, or as part of the caller's transaction. Any failure
 * is a {@link DatabaseUnavailable}.
 *
 * @param turns of the statements, of which no more run at once
 */
public record Database(DataSource source, Semaphore turns) {
    /**
     * So many statements of a kind may run at once. There are five kinds: together they hold no more than half of the pool's
     * connections. A small computer's processors are needed for hands, too.
     */
    public static final int READERS_AT_ONCE = Math.clamp(Runtime.getRuntime().availableProcessors(), 2, 4);

    /** A statement waits for its turn for so long: with its own time limit, that is as long as a request may take. */
    private static final int SECONDS_TO_WAIT = 5;

    public Database(DataSource source) {
        this(source, new Semaphore(Integer.MAX_VALUE));
    }

    /**
     * Returns the database for what spans games: however many read it, and however long that takes, others find a connection to
     * score a hand.
     */
    public static Database forReaders(DataSource source) {
        return new Database(source, new Semaphore(READERS_AT_ONCE, true));
    }

    /** A mapper reads rows: {@link #list} calls it for each row, {@link #query} once for all. */
    @FunctionalInterface
    public interface Mapper<T> {
        T map(ResultSet rows) throws SQLException;
    }

    @FunctionalInterface
    private interface Work<T> {
        T with(PreparedStatement statement) throws SQLException;
    }

    public <T> List<T> list(String sql, Mapper<T> row, @Nullable Object... parameters) {
        return query(
                sql,
                rows -> {
                    List<T> list = new ArrayList<>();
                    while (rows.next()) {
                        list.add(row.map(rows));
                    }
                    return list;
                },
                parameters);
    }

    /** Returns the first row of the answer; empty if it has none. */
    public <T> Optional<T> first(String sql, Mapper<T> row, @Nullable Object... parameters) {
        return list(sql, row, parameters).stream().findFirst();
    }

    /** Returns the ids in the answer's first column. */
    public List<GameId> games(String sql, @Nullable Object... parameters) {
        return list(sql, row -> new GameId(row.getString(1)), parameters);
    }

    /** @param answer reads all rows, and starts before the first */
    public <T> T query(String sql, Mapper<T> answer, @Nullable Object... parameters) {
        return execute(sql, statement -> {
            bind(statement, parameters);
            try (ResultSet rows = statement.executeQuery()) {
                return answer.map(rows);
            }
        });
    }

    /** @return how many rows were changed */
    public int update(String sql, @Nullable Object... parameters) {
        return execute(sql, statement -> {
            bind(statement, parameters);
            return statement.executeUpdate();
        });
    }

    /** Runs the statement with several lists of parameters, as one batch. */
    public int[] updateAll(String sql, List<@Nullable Object[]> batch) {
        return execute(sql, statement -> {
            for (@Nullable Object[] parameters : batch) {
                bind(statement, parameters);
                statement.addBatch();
            }
            return statement.executeBatch();
        });
    }

    private <T> T execute(String sql, Work<T> work) {
        takeTurn();
        try (Connection connection = source.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            return work.with(statement);
        } catch (SQLException e) {
            throw new DatabaseUnavailable(e);
        } finally {
            turns.release();
        }
    }

    private void takeTurn() {
        try {
            if (!turns.tryAcquire() && !turns.tryAcquire(SECONDS_TO_WAIT, TimeUnit.SECONDS)) {
                throw DatabaseUnavailable.busy("Others read");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw DatabaseUnavailable.busy("Interrupted");
        }
    }

    private static void bind(PreparedStatement statement, @Nullable Object... parameters) throws SQLException {
        for (int i = 0; i < parameters.length; i++) {
            statement.setObject(i + 1, parameter(parameters[i]));
        }
    }

    /** Returns a value as the driver knows it: ids, times and lists of texts are converted. */
    private static @Nullable Object parameter(@Nullable Object value) {
        return switch (value) {
            case GameId id -> id.value();
            case Instant time -> time.atOffset(ZoneOffset.UTC);
            case Collection<?> texts -> texts.toArray(String[]::new);
            case null, default -> value;
        };
    }

    public static Instant time(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
