package org.lasttrick.postgres;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.lasttrick.EmbeddedDatabase;

/** The next start copes with whatever a killed Last Trick left in its directory. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class CrashRecoveryTest {

    @TempDir
    Path directory;

    @Test
    void aServerLeftRunningIsStoppedAndItsDataAreKept() throws Exception {
        try (var first = start()) {
            execute(first, "CREATE TABLE kept AS SELECT 42 AS x");
        }
        ProcessHandle orphan = leaveServerRunning();
        try (var next = start()) {
            // An ended process counts as alive until init has collected it.
            orphan.onExit().get(10, TimeUnit.SECONDS);
            execute(next, "SELECT x FROM kept");
        }
        assertFalse(Files.exists(pidFile()));
    }

    @Test
    void aFirstStartKilledBeforeTheRolesWereMadeIsCompletedByTheNext() throws IOException, SQLException {
        leaveServerRunning();
        try (var next = start()) {
            execute(next, "SELECT 1");
        }
    }

    @Test
    void aDatabaseInterruptedDuringItsCreationIsCreatedAgain() throws IOException, SQLException {
        Path half =
                Files.createDirectories(directory.resolve("database.unfinished").resolve("base"));
        Files.writeString(half.resolve("1"), "half");
        Files.writeString(directory.resolve("initdb.password"), "old");
        try (var next = start()) {
            execute(next, "SELECT 1");
        }
        assertFalse(Files.exists(directory.resolve("initdb.password")));
    }

    @Test
    void aPidFileWithTheNumberOfAnotherProcessBlocksNothingAndKillsNothing() throws IOException, SQLException {
        start().close();
        Process stranger = stranger();
        try {
            Files.write(
                    pidFile(),
                    List.of(
                            Long.toString(stranger.pid()),
                            directory.resolve("database").toString()));
            try (var next = start()) {
                execute(next, "SELECT 1");
            }
            assertTrue(stranger.isAlive());
        } finally {
            stranger.destroyForcibly();
        }
    }

    @Test
    void anIncompletePidFileBlocksNothing() throws IOException, SQLException {
        start().close();
        Files.writeString(pidFile(), "");
        try (var next = start()) {
            execute(next, "SELECT 1");
        }
    }

    @Test
    void aServerOfAnotherDirectoryIsNotOurs() throws IOException {
        try (var _ = EmbeddedPostgres.start(directory.resolve("other"), EmbeddedDatabase.PROGRAMS)) {
            Path ours = Files.createDirectories(directory.resolve("ours").resolve("database"));
            Files.copy(directory.resolve("other/database/postmaster.pid"), ours.resolve("postmaster.pid"));
            assertTrue(new PidFile(ours, EmbeddedDatabase.PROGRAMS).server().isEmpty());
        }
    }

    /** As kill -9 would: the lock is free, the server runs on. */
    private ProcessHandle leaveServerRunning() throws IOException {
        try (var held = DataDirectory.lock(directory, Duration.ZERO)) {
            Passwords passwords = Passwords.readOrCreate(held.path().resolve("passwords"));
            PostgresServer server =
                    PostgresServer.on(held.path(), PostgresPrograms.unpackedIn(EmbeddedDatabase.PROGRAMS));
            server.create(passwords);
            server.start();
        }
        return new PidFile(directory.resolve("database"), EmbeddedDatabase.PROGRAMS)
                .server()
                .orElseThrow();
    }

    /** A process that has nothing to do with any of this, and waits for input that never comes. */
    private static Process stranger() throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path source = Files.createTempFile("Stranger", ".java");
        Files.writeString(source, "void main() throws Exception { System.in.read(); }");
        return new ProcessBuilder(java.toString(), source.toString()).start();
    }

    private EmbeddedPostgres start() {
        return EmbeddedPostgres.start(directory, EmbeddedDatabase.PROGRAMS);
    }

    private Path pidFile() {
        return directory.resolve("database").resolve("postmaster.pid");
    }

    private static void execute(EmbeddedPostgres postgres, String sql) throws SQLException {
        var settings = postgres.settings();
        try (var owner = DriverManager.getConnection(
                        settings.get("quarkus.datasource.jdbc.url"),
                        settings.get("quarkus.flyway.username"),
                        settings.get("quarkus.flyway.password"));
                var statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }
}
