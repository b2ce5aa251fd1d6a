package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The packaged application starts, stops, and starts again, however it was stopped. */
// On Windows a process can't be asked to end from outside, only be killed.
@DisabledOnOs(OS.WINDOWS)
class RestartIT {

    /** 128 + 15: ended by SIGTERM. */
    private static final int TERMINATED = 143;

    /** Its database ends with it, and the computer may be busy. */
    private static final Duration AT_ONCE = Duration.ofSeconds(10);

    @TempDir
    Path directory;

    @Test
    void aCleanEndLeavesNothingRunningAndLosesNothing() throws Exception {
        PackagedGame before;
        // Its first start makes the database.
        try (var application = PackagedApplication.start(Optional.empty(), directory)) {
            assertEquals(200, application.get("/q/health/ready").statusCode());
            // A tablet with the page open may ask for nothing but its parts, in any order.
            assertEquals(200, application.get("/assets/0/style.css").statusCode());
            assertEquals(200, application.get("/").statusCode());
            before = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            ProcessHandle database = application.databaseProcess().orElseThrow();
            try (StreamReader watcher = StreamReader.watch(application.baseUri(), before.id(), "")) {
                watcher.next();
                Instant asked = Instant.now();
                assertEquals(TERMINATED, application.terminate(), application::output);
                Duration took = Duration.between(asked, Instant.now());
                assertTrue(took.compareTo(AT_ONCE) < 0, () -> "the open stream delayed the end: it took " + took);
                String rest = String.join("\n", watcher.rest());
                assertTrue(rest.matches("(?s).*:the service stops\nretry:[1-4][0-9]{3}\\s*"), rest);
            }
            assertFalse(application.output().contains("ERROR"), application::output);
            assertHasEnded(database);
            assertFalse(Files.exists(application.pidFile()));
        }
        assertATakenPortIsReported();
        assertGoesOnAsIfNothingHadHappened(before);
    }

    private void assertATakenPortIsReported() throws Exception {
        try (var other = new ServerSocket(0, 1, InetAddress.getByName("0.0.0.0"));
                var application = PackagedApplication.launch(directory, "quarkus.http.port=" + other.getLocalPort())) {
            assertEquals(1, application.waitForEnd());
            assertTrue(
                    application.output().contains("Port " + other.getLocalPort() + " is in use"), application::output);
            assertFalse(application.output().contains("\tat "), application::output);
            assertTrue(application.databaseProcess().isEmpty());
        }
    }

    @Test
    void afterBeingKilledItStartsAgainByItselfAndHasLostNothing() throws Exception {
        try (var killed = PackagedApplication.start(directory)) {
            PackagedGame before = PackagedGame.withATieACorrectionAnUndoAndARedo(killed.baseUri());
            assertASecondInstanceNamesTheDirectoryInUseAndEnds();
            assertEquals(before.sheet(), before.read(), "the first one isn't disturbed");
            ProcessHandle orphan = killed.databaseProcess().orElseThrow();
            killed.kill();
            assertTrue(orphan.isAlive(), "the database outlives the kill, else this shows nothing");
            assertGoesOnAsIfNothingHadHappened(before);
            assertHasEnded(orphan);
        }
    }

    private void assertASecondInstanceNamesTheDirectoryInUseAndEnds() {
        // Not closed: that would end the database, which is the first one's.
        var second = PackagedApplication.launch(directory);
        assertEquals(1, second.waitForEnd());
        assertTrue(
                second.output().contains("Another Last Trick is running on the data in " + directory), second::output);
    }

    @Test
    void aStartThatIsInterruptedLeavesNothingRunning() throws Exception {
        try (var interrupted = PackagedApplication.launch(directory)) {
            PackagedApplication.waitUntil(() -> Files.exists(interrupted.pidFile()), interrupted::output);
            interrupted.terminate();
            assertTrue(interrupted.databaseProcess().isEmpty(), interrupted::output);
            assertFalse(interrupted.output().contains("Exception"), interrupted::output);
        }
    }

    /** An ended process counts as alive until init has collected it. */
    private static void assertHasEnded(ProcessHandle database) throws Exception {
        database.onExit().get(AT_ONCE.toSeconds(), TimeUnit.SECONDS);
    }

    private void assertGoesOnAsIfNothingHadHappened(PackagedGame before) throws Exception {
        try (var next = PackagedApplication.start(directory)) {
            PackagedGame after = before.at(next.baseUri());
            assertEquals(before.sheet(), after.read());
            assertEquals(
                    before.firstAnswer(), after.sendTheFirstHandAgain(), "a repeated command records no second entry");
            assertEquals(before.sheet(), after.read());
            assertTrue(after.undo().contains("\"canRedo\":true"));
            assertEquals(before.scores(), PackagedGame.scores(after.redo()));
            next.terminate();
        }
    }
}
