package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.postgresql.copy.CopyManager;
import org.postgresql.core.BaseConnection;

/** Writes the whole database, as it was at one moment, into one file. */
final class Backup {

    private static final String SCHEMA =
            "SELECT version FROM flyway_schema_history WHERE success ORDER BY installed_rank DESC LIMIT 1";

    private Backup() {}

    /**
     * @param flyway logs in as the owner of the tables, which may be in use meanwhile
     * @param file replaced when the new one is whole
     */
    static Manifest write(Flyway flyway, Path file) throws IOException, SQLException {
        try (BackupWriter unfinished = BackupWriter.of(file);
                Connection connection =
                        flyway.getConfiguration().getDataSource().getConnection()) {
            lock(connection);
            List<Table> tables = Table.all(connection);
            if (tables.isEmpty()) {
                throw new BackupException("There are no scorebooks yet, so there is nothing to back up.");
            }
            List<Manifest.Part> parts = new ArrayList<>();
            CopyManager copying = new CopyManager(connection.unwrap(BaseConnection.class));
            for (Table table : tables) {
                parts.add(unfinished.add(table, out -> copying.copyOut(table.copyOut(), out)));
            }
            String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
            Manifest manifest = new Manifest(Manifest.FORMAT, now, schema(connection), parts);
            unfinished.finish(manifest);
            return manifest;
        }
    }

    /** @throws BackupException if there is a file that is no backup, or no directory for one */
    static void refuseToOverwrite(Path file) throws IOException {
        if (!Files.isDirectory(file.resolveSibling("."))) {
            throw new BackupException("There is no directory " + file.getParent() + " to put the backup into.");
        }
        if (!Files.exists(file)) {
            return;
        }
        try (BackupFile _ = BackupFile.open(file)) {
            // An older backup may be replaced.
        } catch (BackupException e) {
            throw new BackupException(file + " is there already and is no backup of Last Trick's. Name another file.");
        }
    }

    /**
     * Makes all tables be read as of one moment. They are locked first, against migrations only: a table that a migration
     * rewrote after that moment would look empty.
     */
    private static void lock(Connection connection) throws SQLException {
        List<Table> tables = Table.all(connection);
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setReadOnly(true);
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            // The same times are written alike in every backup, whatever time zone this computer is in.
            statement.execute("SET LOCAL TIME ZONE 'UTC'");
            for (Table table : tables) {
                statement.execute("LOCK TABLE " + table.quoted() + " IN ACCESS SHARE MODE");
            }
        }
    }

    /** Up to which migration the tables are, seen at the same moment as their rows. */
    private static String schema(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet version = statement.executeQuery(SCHEMA)) {
            version.next();
            return version.getString(1);
        }
    }

    /** Whether any table has a row. */
    static boolean hasContents(Connection connection) throws SQLException {
        for (Table table : Table.all(connection)) {
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("SELECT FROM " + table.quoted() + " LIMIT 1")) {
                if (row.next()) {
                    return true;
                }
            }
        }
        return false;
    }
}
