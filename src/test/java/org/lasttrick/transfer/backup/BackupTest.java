package org.lasttrick.transfer.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.postgres.EmbeddedPostgres;

/** Backups of a database that is running. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class BackupTest {

    @TempDir
    static Path directory;

    static EmbeddedPostgres postgres;

    @TempDir
    Path backups;

    @BeforeAll
    static void start() throws Exception {
        postgres = EmbeddedDatabase.start(directory.resolve("data"));
        SampleDatabase.migrate(postgres);
        SampleDatabase.fill(postgres, 2, 3);
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
    }

    @Test
    void aBackupHasAllRowsOfAllTables() throws Exception {
        Manifest manifest = backUp(backups.resolve("backup"));
        assertEquals(tables(), names(manifest));
        assertEquals("2 games with 6 entries", manifest.contents());
        assertEquals(
                SampleDatabase.flyway(postgres)
                        .load()
                        .info()
                        .current()
                        .getVersion()
                        .toString(),
                manifest.schema());
        try (BackupFile written = BackupFile.open(backups.resolve("backup"))) {
            written.check();
            assertEquals(manifest, written.manifest());
        }
    }

    @Test
    void aNewTableIsBackedUpAfterThoseItReferencesAndWithoutGeneratedColumns() throws Exception {
        SampleDatabase.execute(postgres, """
                CREATE TABLE "zum ""Wirt""e" (id int PRIMARY KEY);
                CREATE TABLE added (id int REFERENCES "zum ""Wirt""e", twice int GENERATED ALWAYS AS (id * 2) STORED);
                INSERT INTO "zum ""Wirt""e" VALUES (1); INSERT INTO added VALUES (1), (1)""");
        try {
            Manifest manifest = backUp(backups.resolve("backup"));
            assertEquals(tables(), names(manifest));
            List<String> order =
                    manifest.tables().stream().map(Manifest.Part::name).toList();
            assertTrue(order.indexOf("public.added") > order.indexOf("public.zum \"Wirt\"e"), order::toString);
            Manifest.Part added = manifest.tables().get(order.indexOf("public.added"));
            assertEquals(List.of("id"), added.columns());
            assertEquals(2, added.rows());
        } finally {
            SampleDatabase.execute(postgres, "DROP TABLE added; DROP TABLE \"zum \"\"Wirt\"\"e\"");
        }
    }

    @Test
    void aConcurrentWriteIsInAllItsTablesOrInNone() throws Exception {
        int before = 300_000;
        SampleDatabase.execute(
                postgres,
                "CREATE TABLE aa_first (id int); CREATE TABLE zz_last (id int);"
                        + " INSERT INTO aa_first SELECT generate_series(1, " + before + ")");
        AtomicBoolean over = new AtomicBoolean();
        try (var people = Executors.newSingleThreadExecutor()) {
            Future<Integer> entering = people.submit(() -> {
                int entered = 0;
                while (!over.get()) {
                    SampleDatabase.execute(postgres, "INSERT INTO aa_first VALUES (0); INSERT INTO zz_last VALUES (0)");
                    entered++;
                }
                return entered;
            });
            Manifest manifest;
            try {
                manifest = backUp(backups.resolve("backup"));
            } finally {
                over.set(true);
            }
            long inLast = rows(manifest, "public.zz_last");
            assertEquals(before + inLast, rows(manifest, "public.aa_first"));
            assertTrue(entering.get() > inLast, "somebody entered something meanwhile");
        } finally {
            SampleDatabase.execute(postgres, "DROP TABLE aa_first; DROP TABLE zz_last");
        }
    }

    private static long rows(Manifest manifest, String table) {
        return manifest.tables().stream()
                .filter(part -> part.name().equals(table))
                .mapToLong(Manifest.Part::rows)
                .sum();
    }

    /** A sequence's next number is in no table: a migration that adds one has to extend the backup. */
    @Test
    void thereAreNoSequences() throws Exception {
        try (var owner = SampleDatabase.connectAsOwner(postgres);
                var statement = owner.createStatement();
                var sequences = statement.executeQuery("SELECT FROM pg_sequences")) {
            assertFalse(sequences.next());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyItsOwnerReadsIt() throws Exception {
        backUp(backups.resolve("backup"));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(backups.resolve("backup"))));
    }

    @Test
    void anOlderBackupIsReplacedAndNothingElseIsLeft() throws Exception {
        Path file = backups.resolve("backup");
        backUp(file);
        SampleDatabase.execute(postgres, "INSERT INTO scorebook VALUES ('another', 'Another', now())");
        try {
            Manifest manifest = backUp(file);
            try (BackupFile written = BackupFile.open(file)) {
                assertEquals(manifest, written.manifest());
            }
            assertEquals(List.of(file), contents(backups));
        } finally {
            SampleDatabase.execute(postgres, "DELETE FROM scorebook WHERE id = 'another'");
        }
    }

    @Test
    void aFileThatIsNoBackupIsNotOverwritten() throws Exception {
        Path file = Files.writeString(backups.resolve("thesis"), "Forty years of work");
        CommandException refused = assertThrows(CommandException.class, () -> backUp(file));
        assertTrue(refused.getMessage().contains("is no backup of Last Trick's. Name another file"));
        assertEquals("Forty years of work", Files.readString(file));
        assertEquals(List.of(file), contents(backups));
    }

    @Test
    void aFailedBackupLeavesTheOldOneAndNothingElse() throws Exception {
        Path file = backups.resolve("backup");
        Manifest old = backUp(file);
        SampleDatabase.execute(postgres, "CREATE TABLE zz (x int); REVOKE SELECT ON zz FROM lasttrick_owner");
        try {
            assertThrows(SQLException.class, () -> backUp(file));
            try (BackupFile kept = BackupFile.open(file)) {
                kept.check();
                assertEquals(old, kept.manifest());
            }
            assertEquals(List.of(file), contents(backups));
        } finally {
            SampleDatabase.execute(postgres, "DROP TABLE zz");
        }
    }

    @Test
    void aMissingDirectoryIsNamed() {
        Path file = backups.resolve("nowhere").resolve("backup");
        CommandException refused = assertThrows(CommandException.class, () -> backUp(file));
        assertTrue(refused.getMessage().contains("no directory " + backups.resolve("nowhere")), refused.getMessage());
    }

    private static Manifest backUp(Path file) throws IOException, SQLException {
        Backup.refuseToOverwrite(file);
        return Backup.write(SampleDatabase.flyway(postgres).load(), file);
    }

    private static Set<String> names(Manifest manifest) {
        return manifest.tables().stream().map(Manifest.Part::name).collect(Collectors.toSet());
    }

    /** Read from another catalogue than the one that the backup reads; without those that the service fills anew. */
    private static Set<String> tables() throws SQLException {
        try (var owner = SampleDatabase.connectAsOwner(postgres);
                var statement = owner.createStatement();
                var tables = statement.executeQuery("""
                        SELECT array_agg(concat_ws('.', table_schema, table_name)) FROM information_schema.tables
                        WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
                            AND table_name NOT IN ('flyway_schema_history', 'scorebook_summary', 'game_summary',
                                'game_player', 'played_sum', 'played_against_sum', 'paid_for_sum', 'placed_sum', 'summary_due')""")) {
            tables.next();
            return Set.of((String[]) tables.getArray(1).getArray());
        }
    }

    private static List<Path> contents(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }
}
