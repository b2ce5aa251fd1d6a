package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.transfer.backup.SampleDatabase;

/** The packaged application's commands {@code backup}, {@code restore} and {@code verify} for a backup. */
// On Windows a process can't be asked to end from outside, only be killed.
@DisabledOnOs(OS.WINDOWS)
class BackupIT {

    /** Where the file of a backup begins to show that rows are being written. */
    private static final int SOME_BYTES = 100_000;

    @TempDir
    Path directory;

    @Test
    void aGameBackedUpWhileItIsPlayedGoesOnElsewhere() throws Exception {
        Path here = directory.resolve("here");
        Path there = directory.resolve("there");
        Path backup = directory.resolve("last-trick.backup");
        Path later = directory.resolve("later.backup");
        PackagedGame before;
        try (var application = PackagedApplication.start(here)) {
            before = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            assertDone(here, "Backed up 1 game with ", "backup", backup.toString());
            assertEquals(before.sheet(), before.read(), "the service isn't disturbed");
            before.undo();
            assertDone(here, "Nothing is missing", "verify", backup.toString());
            assertDone(here, "Backed up 1 game with ", "backup", later.toString());
            application.terminate();
        }
        assertDone(there, "Restored 1 game with ", "restore", backup.toString());
        assertFailed(there, "Game " + before.id() + ": 1 of the backup's ", "verify", later.toString());
        try (var next = PackagedApplication.start(there)) {
            PackagedGame after = before.at(next.baseUri());
            assertEquals(before.sheet(), after.read(), "as it was at the backup, head and all");
            String verification =
                    next.get("/api/games/" + before.id() + "/verification").body();
            assertTrue(verification.contains("\"valid\":true"), verification);
            assertEquals(before.firstAnswer(), after.sendTheFirstHandAgain(), "the tablet's key and its receipts hold");
            after.undo();
            assertEquals(before.scores(), PackagedGame.scores(after.redo()));
            next.terminate();
        }
    }

    @Test
    @Tag("full")
    void aGameErasedSinceTheBackupIsErasedAgainByTheRestore() throws Exception {
        Path data = directory.resolve("data");
        Path backup = directory.resolve("last-trick.backup");
        Path erased = data.resolve("erased");
        PackagedGame game;
        try (var application = PackagedApplication.start(data)) {
            game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            assertDone(data, "Backed up 1 game with ", "backup", backup.toString());
            assertEquals("", Files.readString(erased));
            game.request("DELETE", "/api/games/" + game.id(), 204);
            assertEquals(game.id() + "\n", Files.readString(erased));
            application.terminate();
        }
        Files.delete(erased);
        try (var application = PackagedApplication.start(data)) {
            assertEquals(game.id() + "\n", Files.readString(erased), "as after an update");
            application.terminate();
        }
        Files.move(data.resolve("database"), directory.resolve("moved away"));
        assertDone(data, "Erased again, as they had been since: 1.", "restore", backup.toString());
        try (var application = PackagedApplication.start(data)) {
            game.at(application.baseUri()).request("GET", "/api/games/" + game.id(), 410);
            application.terminate();
        }
    }

    @Test
    void aKilledBackupLeavesTheOldOneAndAnInterruptedRestoreNothingAndLargeOnesNeedLittleMemory() throws Exception {
        Path data = directory.resolve("large");
        Path backups = Files.createDirectory(directory.resolve("backups"));
        Path backup = backups.resolve("last-trick.backup");
        SampleDatabase.make(data, 1_500, 20);
        assertDone(data, "1500 games with 30000 entries", "backup", backup.toString());
        byte[] old = Files.readAllBytes(backup);
        try (var killed = PackagedApplication.command(data, List.of(), "backup", backup.toString())) {
            PackagedApplication.waitUntil(() -> written(backups) > SOME_BYTES, killed::output);
            killed.kill();
            assertFalse(killed.output().contains("Backed up"), "it was through already, so this shows nothing");
        }
        assertArrayEquals(old, Files.readAllBytes(backup));
        Path there = directory.resolve("there");
        try (var interrupted = PackagedApplication.command(there, List.of(), "restore", backup.toString())) {
            PackagedApplication.waitUntil(() -> Files.exists(interrupted.pidFile()), interrupted::output);
            interrupted.terminate();
            assertEquals("", interrupted.output());
            assertFalse(Files.exists(there.resolve("database")), "another restore can begin");
        }
        assertDone(there, "1500 games with 30000 entries", "restore", backup.toString());
    }

    /** How much there is in an unfinished backup. */
    private static long written(Path backups) {
        try (var files = Files.list(backups)) {
            return files.filter(file -> file.toString().endsWith(".unfinished"))
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        } catch (IOException e) {
            return 0;
        }
    }

    @Test
    void aDatabaseOfOnesOwnIsBackedUpByItsOwnPrograms() {
        Path backup = directory.resolve("last-trick.backup");
        try (var command = PackagedApplication.command(
                directory,
                List.of("quarkus.datasource.jdbc.url=jdbc:postgresql://127.0.0.1:1/none"),
                "backup",
                backup.toString())) {
            assertEquals(1, command.waitForEnd());
            assertTrue(command.output().contains("pg_dump"), command::output);
            assertFalse(Files.exists(backup));
        }
    }

    @Test
    void aFailureIsReportedInOneSentence() {
        try (var command = PackagedApplication.command(directory, List.of(), "restore", "/none/at/all")) {
            assertEquals(1, command.waitForEnd());
            assertEquals("There is no file /none/at/all.\n", command.output());
        }
    }

    private static void assertDone(Path data, String said, String... arguments) {
        assertEnds(0, data, said, arguments);
    }

    private static void assertFailed(Path data, String said, String... arguments) {
        assertEnds(1, data, said, arguments);
    }

    private static void assertEnds(int status, Path data, String said, String... arguments) {
        // Not closed: that would end the database, which may be the running service's.
        var command = PackagedApplication.command(data, List.of(), arguments);
        assertEquals(status, command.waitForEnd(), command::output);
        assertTrue(command.output().contains(said), command::output);
    }
}
