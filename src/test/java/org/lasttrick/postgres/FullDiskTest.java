package org.lasttrick.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.PackagedApplication;
import org.lasttrick.SmallDisk;

@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class FullDiskTest {
    private static final int MEGABYTES = 200;

    /** More than PostgreSQL needs to run, and too few for its programs. */
    private static final int TOO_FEW_MEGABYTES = 40;

    @TempDir
    Path directory;

    @Test
    void aDatabaseThatEndsForWantOfSpaceGoesOnWhenThereIsSome() throws Exception {
        try (var disk = SmallDisk.mount(directory, MEGABYTES);
                var postgres = EmbeddedPostgres.start(disk.directory().resolve("data"), EmbeddedDatabase.PROGRAMS)) {
            Queue<CommandException> givenUp = new ConcurrentLinkedQueue<>();
            postgres.keepRunning(givenUp::add);
            disk.fill();
            // Until the write-ahead log needs another file.
            PackagedApplication.waitUntil(() -> !writes(postgres), () -> "the full disk ends nothing");
            Thread.sleep(2_000);
            disk.free();
            PackagedApplication.waitUntil(() -> writes(postgres), () -> "it doesn't come back: " + givenUp);
            assertEquals(List.of(), List.copyOf(givenUp));
        }
    }

    @Test
    void aFirstStartNamesTheDirectoryWithoutAnySpace() throws Exception {
        try (var disk = SmallDisk.mount(directory, MEGABYTES)) {
            disk.fill();
            assertNames(disk.directory().resolve("data"), disk.directory().resolve("data"), EmbeddedDatabase.PROGRAMS);
        }
    }

    /** On other file systems that fails as soon as no byte is left. */
    @Test
    void aDirectoryThatCannotBeCreatedIsNamed() throws Exception {
        try (var disk = SmallDisk.mount(directory, MEGABYTES)) {
            disk.takeAllFiles();
            assertNames(disk.directory().resolve("data"), disk.directory().resolve("data"), EmbeddedDatabase.PROGRAMS);
        }
    }

    @Test
    void aFullDiskOfTheProgramsIsNamedAndNotThatOfTheData(@TempDir Path data) throws Exception {
        try (var disk = SmallDisk.mount(directory, TOO_FEW_MEGABYTES)) {
            assertNames(
                    disk.directory().resolve("programs"), data, disk.directory().resolve("programs"));
        }
    }

    private static void assertNames(Path full, Path data, Path programs) {
        var refusal = assertThrows(CommandException.class, () -> EmbeddedPostgres.start(data, programs));
        assertTrue(refusal.getMessage().startsWith("The disk with " + full + " is full: "), refusal.getMessage());
    }

    /** A megabyte, to the write-ahead log only. */
    private static boolean writes(EmbeddedPostgres postgres) {
        var settings = postgres.settings();
        try (Connection connection = DriverManager.getConnection(
                        settings.get("quarkus.datasource.jdbc.url"),
                        settings.get("quarkus.datasource.username"),
                        settings.get("quarkus.datasource.password"));
                Statement statement = connection.createStatement()) {
            return statement.execute("SELECT pg_logical_emit_message(true, 'test', repeat('x', 1000000))");
        } catch (SQLException e) {
            return false;
        }
    }
}
