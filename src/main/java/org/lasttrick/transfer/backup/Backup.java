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
import org.lasttrick.postgres.CommandException;
import org.postgresql.copy.CopyManager;
import org.postgresql.core.BaseConnection;

/** Writes the whole database, as of one moment, into one file. */
final class Backup {

    private static final String SCHEMA =
            "SELECT version FROM flyway_schema_history WHERE success AND version IS NOT NULL"
                    + " ORDER BY installed_rank DESC LIMIT 1";

    private Backup() {}

    /**
     * @param flyway connects as the owner of the tables, which may be in use
     * @param file replaced when the new one is complete
     */
    static Manifest write(Flyway flyway, Path file) throws IOException, SQLException {
        try (BackupWriter unfinished = BackupWriter.of(file);
                Connection connection =
                        flyway.getConfiguration().getDataSource().getConnection()) {
            lock(connection);
            List<BackupTable> tables = BackupTable.all(connection);
            if (tables.isEmpty()) {
                throw new CommandException("There are no scorebooks yet, so there is nothing to back up.");
            }
            List<Manifest.Part> parts = new ArrayList<>();
            CopyManager copying = new CopyManager(connection.unwrap(BaseConnection.class));
            for (BackupTable table : tables) {
                parts.add(unfinished.add(table, out -> copying.copyOut("COPY " + table.quoted() + " TO STDOUT", out)));
            }
            String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
            Manifest manifest = new Manifest(Manifest.FORMAT, now, schema(connection), parts);
            unfinished.finish(manifest);
            return manifest;
        }
    }

    /** @throws CommandException if there is a file that is no backup, or no directory for one */
    static void refuseToOverwrite(Path file) throws IOException {
        if (!Files.isDirectory(file.resolveSibling("."))) {
            throw new CommandException("There is no directory " + file.getParent() + " to put the backup into.");
        }
        if (!Files.exists(file)) {
            return;
        }
        try (BackupFile _ = BackupFile.open(file)) {
            // An older backup may be replaced.
        } catch (CommandException e) {
            throw new CommandException(file + " is there already and is no backup of Last Trick's. Name another file.");
        }
    }

    /**
     * Begins a transaction that reads all tables as of one moment. They are locked first, against migrations only: a table
     * that a migration rewrote after that moment would look empty.
     */
    private static void lock(Connection connection) throws SQLException {
        List<BackupTable> tables = BackupTable.all(connection);
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setReadOnly(true);
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            // So that a backup doesn't depend on this computer's time zone.
            statement.execute("SET LOCAL TIME ZONE 'UTC'");
            for (BackupTable table : tables) {
                statement.execute("LOCK TABLE " + table.quoted() + " IN ACCESS SHARE MODE");
            }
        }
    }

    /** Returns the version of the last migration, as of the same moment as the rows. */
    private static String schema(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet version = statement.executeQuery(SCHEMA)) {
            version.next();
            return version.getString(1);
        }
    }
}
