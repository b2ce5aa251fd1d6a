package org.lasttrick.postgres;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.EmbeddedDatabase;

@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class EmbeddedPostgresTest {

    private static final String WRONG_PASSWORD = "28P01";
    private static final String INSUFFICIENT_PRIVILEGE = "42501";

    @TempDir
    static Path directory;

    static EmbeddedPostgres postgres;

    @BeforeAll
    static void start() {
        postgres = EmbeddedPostgres.start(directory.resolve("data"), EmbeddedDatabase.PROGRAMS);
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgres", "lasttrick_owner", "lasttrick_service"})
    void aWrongPasswordIsRefused(String role) {
        var refusal = assertThrows(SQLException.class, () -> connect(role, "wrong"));
        assertEquals(WRONG_PASSWORD, refusal.getSQLState());
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgres", "lasttrick_owner", "lasttrick_service"})
    void aMissingPasswordIsRefused(String role) {
        assertThrows(SQLException.class, () -> connect(role, ""));
    }

    @Test
    void passwordsAreKeptAsScramVerifiers() throws SQLException, IOException {
        Passwords passwords = Passwords.readOrCreate(directory.resolve("data").resolve("passwords"));
        try (var superuser = connect("postgres", passwords.superuser());
                var statement = superuser.createStatement();
                var verifiers = statement.executeQuery("SELECT rolpassword FROM pg_authid WHERE rolcanlogin")) {
            int roles = 0;
            for (; verifiers.next(); roles++) {
                assertTrue(verifiers.getString(1).startsWith("SCRAM-SHA-256$"));
            }
            assertEquals(3, roles);
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyTheirOwnerReadsDirectoryAndPasswords() throws IOException {
        Path data = directory.resolve("data");
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data)));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("passwords"))));
    }

    @Test
    void theServiceCannotCreateTables() throws SQLException {
        try (var service = service();
                var statement = service.createStatement()) {
            var refusal = assertThrows(SQLException.class, () -> statement.execute("CREATE TABLE mine (x int)"));
            assertEquals(INSUFFICIENT_PRIVILEGE, refusal.getSQLState());
            refusal = assertThrows(SQLException.class, () -> statement.execute("CREATE TEMP TABLE mine (x int)"));
            assertEquals(INSUFFICIENT_PRIVILEGE, refusal.getSQLState());
        }
    }

    @Test
    void theServiceMayDoWhatAMigrationGrantsAndNothingElse() throws SQLException {
        try (var owner = owner();
                var asOwner = owner.createStatement();
                var service = service();
                var asService = service.createStatement()) {
            asOwner.execute("CREATE TABLE noted (x int)");
            asOwner.execute("GRANT SELECT, INSERT ON noted TO lasttrick_service");
            asService.execute("INSERT INTO noted VALUES (1)");
            for (String forbidden : new String[] {"DELETE FROM noted", "UPDATE noted SET x = 2", "TRUNCATE noted"}) {
                var refusal = assertThrows(SQLException.class, () -> asService.execute(forbidden));
                assertEquals(INSUFFICIENT_PRIVILEGE, refusal.getSQLState());
            }
            asOwner.execute("DROP TABLE noted");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fsync", "synchronous_commit", "full_page_writes"})
    void commitsAreDurable(String setting) throws SQLException {
        try (var service = service();
                var statement = service.createStatement();
                var value = statement.executeQuery("SHOW " + setting)) {
            value.next();
            assertEquals("on", value.getString(1));
        }
    }

    /** PostgreSQL's own restart may wait for ever when it finds a full disk. */
    @Test
    void itsRestartAfterACrashIsLeftToLastTrick() throws SQLException {
        try (var service = service();
                var statement = service.createStatement();
                var value = statement.executeQuery("SHOW restart_after_crash")) {
            value.next();
            assertEquals("off", value.getString(1));
        }
    }

    @Test
    void aNewDatabaseThatDoesNotStartIsNotTakenForOneThatHasGames() throws IOException {
        Path data = directory.resolve("never-started");
        // The server's log can't be moved out of the way, which is done after the database was made.
        Files.createDirectories(data.resolve("postgresql.previous.log/in-the-way"));
        Files.createFile(data.resolve("postgresql.log"));
        assertThrows(CommandException.class, () -> EmbeddedPostgres.start(data, EmbeddedDatabase.PROGRAMS));
        assertTrue(Files.exists(data.resolve("database.unfinished")), "a database was made");
        assertFalse(Files.exists(EmbeddedPostgres.databaseIn(data)));
    }

    @Test
    void aSecondOneOnTheSameDirectoryIsRefusedAndTheDirectoryNamed() {
        Path data = directory.resolve("data");
        var refusal = assertThrows(
                CommandException.class,
                () -> EmbeddedPostgres.start(data, EmbeddedDatabase.PROGRAMS, Duration.ofMillis(100)));
        assertTrue(refusal.getMessage().contains(data.toString()), refusal.getMessage());
        assertDoesNotThrow(() -> service().close(), "the first one isn't disturbed");
    }

    @Test
    void aRunningServerIsFoundAndKeepsRunning() throws IOException {
        try (StartedDatabase found =
                EmbeddedPostgres.runningOrStarted(directory.resolve("data"), EmbeddedDatabase.PROGRAMS)) {
            assertEquals(postgres.settings(), found.settings());
        }
        assertDoesNotThrow(() -> service().close());
    }

    @Test
    void aMissingDataDirectoryIsNamedAndNotCreated() {
        Path nowhere = directory.resolve("nowhere");
        var refusal = assertThrows(
                CommandException.class, () -> EmbeddedPostgres.runningOrStarted(nowhere, EmbeddedDatabase.PROGRAMS));
        assertTrue(refusal.getMessage().contains("no data of Last Trick's in " + nowhere), refusal.getMessage());
        assertFalse(Files.exists(nowhere));
    }

    @Test
    void postgresListensOnLocalhostOnly() throws SQLException {
        try (var service = service();
                var statement = service.createStatement();
                var addresses = statement.executeQuery("SHOW listen_addresses")) {
            addresses.next();
            assertEquals("127.0.0.1", addresses.getString(1));
        }
    }

    private static Connection service() throws SQLException {
        var settings = postgres.settings();
        return connect(settings.get("quarkus.datasource.username"), settings.get("quarkus.datasource.password"));
    }

    private static Connection owner() throws SQLException {
        var settings = postgres.settings();
        return connect(settings.get("quarkus.flyway.username"), settings.get("quarkus.flyway.password"));
    }

    private static Connection connect(String role, String password) throws SQLException {
        return DriverManager.getConnection(postgres.settings().get("quarkus.datasource.jdbc.url"), role, password);
    }
}
