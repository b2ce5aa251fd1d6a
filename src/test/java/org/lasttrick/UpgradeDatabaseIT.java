package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.postgres.OlderPostgres;

/** An update that brings another major version of the embedded PostgreSQL. */
@Tag("full")
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class UpgradeDatabaseIT {
    @TempDir
    Path directory;

    private Path data;
    private Path backup;
    private String programs;
    private PackagedGame game;
    private String ledger;

    @BeforeEach
    void playOnPostgresql17() throws Exception {
        data = directory.resolve("data");
        backup = directory.resolve("last-trick.backup");
        programs = "lasttrick.programs-dir=" + data.resolve("programs");
        try (var postgres = OlderPostgres.start(data, data.resolve("programs"));
                var application = PackagedApplication.start(
                        directory.resolve("none"),
                        postgres.settings().entrySet().stream()
                                .map(setting -> setting.getKey() + "=" + setting.getValue())
                                .toArray(String[]::new))) {
            game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            ledger = ledger(application);
            application.terminate();
        }
        assertEquals("17", version("database"));
    }

    @Test
    void aDatabaseOfPostgresql17IsRefusedAndBroughtOverByOneCommand() throws Exception {
        try (var refused = PackagedApplication.launch(data, programs)) {
            assertEquals(1, refused.waitForEnd(), refused::output);
            assertTrue(
                    refused.output().contains("PostgreSQL 17, and this Last Trick has PostgreSQL 18."),
                    refused::output);
            assertTrue(
                    refused.output().contains("quarkus-run.jar upgrade-database last-trick.backup"), refused::output);
        }
        assertDone("Restored 1 game with ", "upgrade-database");
        assertEquals("18", version("database"));
        assertEquals("17", version("database.17"));
        assertTheGameGoesOn();
    }

    @Test
    void anInterruptedUpgradeLeavesTheDatabaseInItsPlace() throws Exception {
        try (var interrupted = command(programs, "upgrade-database")) {
            waitUntilRenamed(interrupted);
            interrupted.terminate();
            assertEquals("", interrupted.output());
        }
        assertEquals("17", version("database"));
        assertFalse(Files.exists(data.resolve("database.17")));
        assertDone("Restored 1 game with ", "upgrade-database");
        assertTheGameGoesOn();
    }

    @Test
    void aKilledUpgradeIsEndedByRestoringItsBackup() throws Exception {
        try (var killed = command(programs, "upgrade-database")) {
            waitUntilRenamed(killed);
            killed.kill();
        }
        assertEquals("17", version("database.17"));
        FileUtils.moveDirectory(
                data.resolve("database").toFile(), data.resolve("away").toFile());
        assertDone("Restored 1 game with ", "restore");
        assertTheGameGoesOn();
    }

    private void waitUntilRenamed(PackagedApplication command) {
        PackagedApplication.waitUntil(
                () -> Files.exists(data.resolve("database.17")) && Files.exists(command.pidFile()), command::output);
    }

    @Test
    void withoutTheOlderProgramsNothingChanges() throws Exception {
        try (var command = command("lasttrick.programs-dir=" + EmbeddedDatabase.PROGRAMS, "upgrade-database")) {
            assertEquals(1, command.waitForEnd(), command::output);
            assertTrue(command.output().contains("The programs of PostgreSQL 17 aren't in "), command::output);
        }
        assertEquals("17", version("database"));
        assertFalse(Files.exists(backup));
    }

    private void assertTheGameGoesOn() throws Exception {
        try (var application = PackagedApplication.start(data, programs)) {
            PackagedGame goesOn = game.at(application.baseUri());
            assertEquals(game.sheet(), goesOn.read());
            assertEquals(ledger, ledger(application));
            goesOn.undo();
            application.terminate();
        }
    }

    private String ledger(PackagedApplication application) {
        return application.get("/api/games/" + game.id() + "/ledger").body();
    }

    private String version(String database) throws IOException {
        return Files.readString(data.resolve(database).resolve("PG_VERSION")).strip();
    }

    private PackagedApplication command(String setting, String name) {
        return PackagedApplication.command(data, List.of(setting), name, backup.toString());
    }

    private void assertDone(String said, String name) {
        try (var command = command(programs, name)) {
            assertEquals(0, command.waitForEnd(), command::output);
            assertTrue(command.output().contains(said), command::output);
        }
    }
}
