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
import org.postgresql.copy.CopyManager;
import org.postgresql.core.BaseConnection;

/** Writes all there is in the database, as it was at one moment, into one file. */
final class Backup {

    private Backup() {}

    /**
     * @param database may be in use meanwhile
     * @param file may be there already, if it is a backup: it is replaced when the new one is whole
     */
    static Manifest write(DatabaseAtHand database, Path file) throws IOException, SQLException {
        refuseToOverwrite(file);
        try (UnfinishedBackup unfinished = UnfinishedBackup.of(file);
                Connection connection = database.connect()) {
            lock(connection);
            List<Manifest.Part> parts = new ArrayList<>();
            String schema = Migrations.version(connection)
                    .orElseThrow(() -> new Refused("There are no scorebooks yet, so there is nothing to back up."));
            CopyManager copying = new CopyManager(connection.unwrap(BaseConnection.class));
            for (Table table : Table.all(connection)) {
                parts.add(unfinished.add(table, out -> copying.copyOut(table.copyOut(), out)));
            }
            String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
            Manifest manifest = new Manifest(Manifest.FORM, now, schema, parts);
            unfinished.finish(manifest);
            return manifest;
        }
    }

    private static void refuseToOverwrite(Path file) throws IOException {
        if (!Files.isDirectory(file.resolveSibling("."))) {
            throw new Refused("There is no directory " + file.getParent() + " to put the backup into.");
        }
        if (!Files.exists(file)) {
            return;
        }
        try (BackupFile _ = BackupFile.open(file)) {
            // An older backup may be replaced.
        } catch (Refused e) {
            throw new Refused(file + " is there already and is no backup of Last Trick's. Name another file.");
        }
    }

    /**
     * One moment for all tables. They are locked before PostgreSQL looks at the first row, against migrations only: one
     * that rewrote a table after that moment would make it look empty.
     */
    private static void lock(Connection connection) throws SQLException {
        List<Table> tables = Table.all(connection);
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setReadOnly(true);
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            // The same moment looks the same in every backup, whatever zone this computer is in.
            statement.execute("SET LOCAL TIME ZONE 'UTC'");
            for (Table table : tables) {
                statement.execute("LOCK TABLE " + table.quoted() + " IN ACCESS SHARE MODE");
            }
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
