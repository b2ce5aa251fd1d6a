package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.flywaydb.core.api.FlywayException;
import org.lasttrick.launch.Settings;
import org.lasttrick.launch.postgres.EmbeddedPostgres;
import org.postgresql.copy.CopyManager;
import org.postgresql.core.BaseConnection;

/** Brings a backup back, into a data directory without scorebooks: all of it, or nothing. */
final class Restoration {

    private final BackupFile backup;
    private final Manifest manifest;
    private final Migrations migrations;

    private Restoration(BackupFile backup, Migrations migrations) {
        this.backup = backup;
        this.manifest = backup.manifest();
        this.migrations = migrations;
    }

    /**
     * Nothing is touched before the whole file has been read and found sound, and where it fails after that, the
     * directory is as it was.
     */
    static Manifest restore(Path file, Settings settings) throws IOException, SQLException {
        Path directory = settings.dataDirectory();
        try (BackupFile backup = BackupFile.open(file)) {
            Restoration restoration = new Restoration(backup, Migrations.ofThisVersion());
            restoration.check();
            DirectoryAsItWas before = DirectoryAsItWas.of(directory);
            try (EmbeddedPostgres postgres = DatabaseAtHand.started(settings)) {
                refuseIfUsed(postgres, directory);
                restoration.into(postgres, before);
            }
            return backup.manifest();
        }
    }

    private void check() throws IOException {
        backup.check();
        if (!migrations.has(manifest.schema())) {
            throw BackupFile.newer(backup.path());
        }
    }

    private static void refuseIfUsed(EmbeddedPostgres postgres, Path directory) throws SQLException {
        try (Connection owner = postgres.connectAsOwner()) {
            if (Backup.hasContents(owner)) {
                throw new Refused(
                        "There are scorebooks in " + directory + " already, and a backup is restored only where"
                                + " there are none. Name another directory: LASTTRICK_DATA_DIR=/some/other/directory");
            }
        }
    }

    private void into(EmbeddedPostgres postgres, DirectoryAsItWas before) throws IOException {
        boolean done = false;
        try {
            // Its tables may be newer than those of the backup, and nothing is in them.
            postgres.makeDatabaseAnew();
            migrations.migrate(postgres, manifest.schema());
            load(postgres);
            done = true;
        } catch (SQLException | FlywayException e) {
            throw new Refused("The database doesn't take what is in " + backup.path() + ".", e);
        } finally {
            if (!done) {
                // While the directory is still held: nobody else's database can be among what goes.
                postgres.stop();
                before.bringBack();
            }
        }
    }

    private void load(EmbeddedPostgres postgres) throws IOException, SQLException {
        try (Connection owner = postgres.connectAsOwner()) {
            owner.setAutoCommit(false);
            List<Table> tables = Table.all(owner);
            checkTables(tables);
            CopyManager copying = new CopyManager(owner.unwrap(BaseConnection.class));
            for (Table table : tables) {
                load(copying, table, manifest.part(table).orElseThrow());
            }
            owner.commit();
        }
    }

    /** The file is believed about rows, and about nothing that becomes SQL. */
    private void checkTables(List<Table> tables) {
        Set<String> differing = new HashSet<>(
                manifest.tables().stream().map(Manifest.Part::name).collect(Collectors.toSet()));
        for (Table table : tables) {
            boolean same = manifest.part(table)
                    .filter(part -> part.columns().equals(table.columns()))
                    .isPresent();
            if (same) {
                differing.remove(table.name());
            } else {
                differing.add(table.name());
            }
        }
        if (!differing.isEmpty()) {
            throw new Refused(
                    backup.path() + " doesn't fit this Last Trick: it differs in the tables " + differing + ".");
        }
    }

    private void load(CopyManager copying, Table table, Manifest.Part part) throws IOException, SQLException {
        backup.<SQLException>read(part, rows -> {
            long count = copying.copyIn(table.copyIn(), rows);
            if (count != part.rows()) {
                throw new Refused(backup.path() + " is damaged: the table " + part.name() + " has " + count
                        + " rows and should have " + part.rows() + ". Take another backup.");
            }
        });
    }
}
