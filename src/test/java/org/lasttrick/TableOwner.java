package org.lasttrick;

import io.quarkus.arc.Arc;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.Flyway;

/** The role that owns the tables, with the triggers off: it can change rows without an entry. */
public final class TableOwner {
    private TableOwner() {}

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
        Flyway migrations = Arc.container().instance(Flyway.class).get();
        return migrations.getConfiguration().getDataSource().getConnection();
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
