package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The embedded PostgreSQL is killed while the service runs. */
// On Windows a process can't be asked to end from outside, only be killed.
@DisabledOnOs(OS.WINDOWS)
@Tag("full")
class DatabaseKilledIT {

    @TempDir
    Path directory;

    @Test
    void itIsStartedAgainWithAllEntriesAndIfItCannotTheServiceEndsAndSaysWhy() throws Exception {
        try (var application = PackagedApplication.start(directory)) {
            PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            String before = game.read();
            kill(application);
            PackagedApplication.waitUntil(
                    () -> application.get("/q/health/ready").statusCode() == 200, application::output);
            // The first request after it may find that the old connections are gone, which closes them, but at leisure.
            PackagedApplication.waitUntil(
                    () -> application.get("/api/games/" + game.id()).statusCode() == 200, application::output);
            assertEquals(before, game.read());
            assertEquals(game.firstAnswer(), game.sendTheFirstHandAgain());
            game.undo();
            game.redo();

            Files.move(
                    directory.resolve("database/global/pg_control"),
                    directory.resolve("database/global/pg_control.away"));
            kill(application);
            assertEquals(1, application.waitForEnd());
            assertTrue(application.output().contains("Last Trick ends. Its database has ended"), application::output);
            assertTrue(application.output().contains("pg_control"), application::output);
            assertFalse(application.output().contains("\tat "), application::output);
        }
    }

    private static void kill(PackagedApplication application) throws Exception {
        ProcessHandle database = application.databaseProcess().orElseThrow();
        database.destroyForcibly();
        database.onExit().get(10, TimeUnit.SECONDS);
    }
}
