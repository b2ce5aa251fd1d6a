package org.lasttrick;

import io.quarkus.arc.Arc;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.lasttrick.postgres.StartedDatabase;

/**
 * The role that owns the tables, with the triggers off: it can change rows without an entry. The tables are those of the service in
 * this JVM, or those of a packaged one.
 */
public final class TableOwner {
    private static @Nullable Path packaged;

    private TableOwner() {}

    /** From now on, the tables are those of the packaged service that runs on this data directory. */
    public static void of(Path dataDirectory) {
        packaged = dataDirectory;
    }

    public static void does(String sql) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("ALTER TABLE entry DISABLE TRIGGER USER");
            statement.execute(sql);
            statement.execute("ALTER TABLE entry ENABLE TRIGGER USER");
            connection.commit();
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** Every row of every table, as text. */
    public static List<String> everyRow() {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            List<String> rows = new ArrayList<>();
            for (String table : texts(statement, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")) {
                rows.addAll(texts(statement, "SELECT t::text FROM public.\"" + table + "\" t"));
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The first column of what a query finds. */
    public static List<String> rows(String query) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            return texts(statement, query);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> texts(Statement statement, String query) throws SQLException {
        List<String> texts = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
        }
        return texts;
    }

    private static Connection connect() throws SQLException {
        return packaged == null
                ? Arc.container()
                        .instance(Flyway.class)
                        .get()
                        .getConfiguration()
                        .getDataSource()
                        .getConnection()
                : connect(packaged);
    }

    private static Connection connect(Path dataDirectory) throws SQLException {
        try (StartedDatabase running = EmbeddedPostgres.runningOrStarted(dataDirectory, EmbeddedDatabase.PROGRAMS)) {
            Map<String, String> settings = running.settings();
            return DriverManager.getConnection(
                    settings.get("quarkus.datasource.jdbc.url"),
                    settings.get("quarkus.flyway.username"),
                    settings.get("quarkus.flyway.password"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** While {@code write} is sent, the database refuses every entry as it does when its disk is full. */
    public static void fillsItsDiskFor(Runnable write) {
        does("CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS "
                + "$$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$; "
                + "CREATE TRIGGER disk_full BEFORE INSERT ON entry EXECUTE FUNCTION disk_full()");
        try {
            write.run();
        } finally {
            does("DROP FUNCTION disk_full CASCADE");
        }
    }

    /** Nobody can read or write this table until the connection is closed. */
    public static Connection locks(String table) throws SQLException {
        Connection connection = connect();
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute("LOCK TABLE " + table + " IN ACCESS EXCLUSIVE MODE");
        }
        return connection;
    }

    /** Nobody can import into this book until this connection is closed. */
    public static Connection locksImports(String book) throws SQLException {
        Connection connection = connect();
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_xact_lock(hashtextextended('%s', 1))".formatted(book));
        }
        return connection;
    }

    /** Cuts off all that came after entry {@code version}, newest first, so that no link is broken. */
    public static void cutsAfter(String game, int version) {
        does(("DO $$ DECLARE last integer; BEGIN LOOP "
                        + "SELECT max(version) INTO last FROM entry WHERE game_id = '%1$s' AND version > %2$d; "
                        + "EXIT WHEN last IS NULL; DELETE FROM entry WHERE game_id = '%1$s' AND version = last; "
                        + "END LOOP; END $$")
                .formatted(game, version));
    }

    /** Takes a whole game away, without a tombstone, as if it had been started after the backup that is there now. */
    public static void loses(String game) {
        cutsAfter(game, 0);
        does(
                "ALTER TABLE game DISABLE TRIGGER USER; DELETE FROM game WHERE id = '%s'; ALTER TABLE game ENABLE TRIGGER USER"
                        .formatted(game));
    }

    /** Changes what entry {@code version} says, and nothing else. */
    public static void changes(String game, int version, String from, String to) {
        does("UPDATE entry SET payload = replace(payload, '%s', '%s') WHERE game_id = '%s' AND version = %d"
                .formatted(from, to, game, version));
    }
}
