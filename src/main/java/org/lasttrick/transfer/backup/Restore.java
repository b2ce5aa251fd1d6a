package org.lasttrick.transfer.backup;

import static java.util.stream.Collectors.toMap;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.lasttrick.launch.postgres.CommandException;
import org.postgresql.copy.CopyManager;
import org.postgresql.core.BaseConnection;

/** Restores a backup into a database without scorebooks. If that fails, {@link RestoreTarget} cleans up. */
final class Restore {

    private final BackupFile backup;
    private final Manifest manifest;
    private final Flyway flyway;

    private Restore(BackupFile backup, Flyway flyway) {
        this.backup = backup;
        this.manifest = backup.manifest();
        this.flyway = flyway;
    }

    /** Reads the whole file. @throws CommandException if it isn't a backup, or is damaged */
    static void check(Path file) throws IOException, SQLException {
        try (BackupFile backup = BackupFile.open(file)) {
            backup.check();
        }
    }

    /**
     * @param flyway logs in as the owner of the tables
     * @param directory where the database is
     * @throws CommandException if it can't be restored, or not here
     */
    static Manifest run(Path file, Flyway flyway, Path directory) throws IOException, SQLException {
        try (BackupFile backup = BackupFile.open(file)) {
            Restore restore = new Restore(backup, flyway);
            restore.checkVersion();
            restore.checkDatabase(directory);
            restore.load();
            return backup.manifest();
        }
    }

    private void checkVersion() {
        boolean known = Arrays.stream(flyway.info().all())
                .filter(migration -> migration.getState().isResolved())
                .anyMatch(migration -> String.valueOf(migration.getVersion()).equals(manifest.schema()));
        if (!known) {
            throw BackupFile.newer(backup.path());
        }
    }

    private void checkDatabase(Path directory) throws SQLException {
        try (Connection owner = connect()) {
            if (Backup.hasContents(owner)) {
                throw new CommandException(
                        "There are scorebooks in " + directory + " already, and a backup is restored only where"
                                + " there are none. Name another directory: LASTTRICK_DATA_DIR=/some/other/directory");
            }
        }
    }

    private Connection connect() throws SQLException {
        return flyway.getConfiguration().getDataSource().getConnection();
    }

    private void load() throws IOException {
        try {
            makeTables();
            fillTables();
        } catch (SQLException | FlywayException e) {
            throw new CommandException("The database doesn't take what is in " + backup.path() + ".", e);
        }
    }

    /** Creates them as they were in the backup, instead of newer ones. The service migrates them when it starts. */
    private void makeTables() {
        Flyway ofBackup = Flyway.configure()
                .configuration(flyway.getConfiguration())
                .cleanDisabled(false)
                .target(manifest.schema())
                .load();
        ofBackup.clean();
        ofBackup.migrate();
    }

    private void fillTables() throws IOException, SQLException {
        try (Connection owner = connect()) {
            owner.setAutoCommit(false);
            List<Table> tables = Table.all(owner);
            checkTables(tables);
            CopyManager copying = new CopyManager(owner.unwrap(BaseConnection.class));
            for (Table table : tables) {
                fill(copying, table, manifest.part(table).orElseThrow());
            }
            owner.commit();
        }
    }

    /** Names in the file never become SQL: they must equal those of the tables here. */
    private void checkTables(List<Table> tables) {
        Map<String, List<String>> here = tables.stream().collect(toMap(Table::name, Table::columns));
        Map<String, List<String>> there =
                manifest.tables().stream().collect(toMap(Manifest.Part::name, Manifest.Part::columns));
        Set<String> differing = new TreeSet<>(here.keySet());
        differing.addAll(there.keySet());
        differing.removeIf(table -> Objects.equals(here.get(table), there.get(table)));
        if (!differing.isEmpty()) {
            throw new CommandException(
                    backup.path() + " doesn't fit this Last Trick: it differs in the tables " + differing + ".");
        }
    }

    private void fill(CopyManager copying, Table table, Manifest.Part part) throws IOException, SQLException {
        backup.read(part, rows -> {
            long count = copying.copyIn(table.copy() + " FROM STDIN", rows);
            if (count != part.rows()) {
                throw new CommandException(backup.path() + " is damaged: the table " + part.name() + " has " + count
                        + " rows and should have " + part.rows() + ". Take another backup.");
            }
        });
    }
}
