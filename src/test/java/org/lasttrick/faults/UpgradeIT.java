package org.lasttrick.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.PackagedApplication;

/** Clients score while an installation is updated as running.md says. What either version has acknowledged is there, once. */
@Tag("full")
// On Windows a process can't be asked to end from outside, only be killed.
@DisabledOnOs(OS.WINDOWS)
@Execution(ExecutionMode.SAME_THREAD)
class UpgradeIT {
    /** 0.2.0, which has no tag: the last commit before the changelog's next section. */
    private static final String LAST_RELEASE = "15886b60";

    /** The newest whose tables are older than today's, and begin with the same number: 11. It goes on; from 11.1 on they also start. */
    private static final String SAME_FIRST_NUMBER = "70cbed8c";

    private static final Optional<Path> THIS_VERSION = Optional.empty();
    private static final int SOME_ENTRIES = 100;
    private static final Path REPORTS = Path.of("target", "faults");

    @TempDir
    Path directory;

    @Test
    void afterTheLastReleaseHasStoppedTheNewOneMigratesItsTablesAndGoesOn() throws Exception {
        Path older = OlderBuild.of(LAST_RELEASE);
        try (var installation = FaultInstallation.startOlder(older, directory);
                var run = start(installation, "journal-last-release.txt")) {
            assertEquals("8", version(installation));
            run.awaitEntries(SOME_ENTRIES);
            installation.replicas().forEach(Replica::stop);
            migrate(installation);
            assertDoesNotStart(older, installation);
            installation.replicas().forEach(replica -> replica.restart(THIS_VERSION));
            run.awaitEntries(SOME_ENTRIES);
            assertNothingIsLost(run);
        }
    }

    @Test
    void anOlderVersionWhoseTablesHaveTheSameFirstNumberWritesTheSameGamesBesideThisOne() throws Exception {
        Path older = OlderBuild.of(SAME_FIRST_NUMBER);
        try (var installation = FaultInstallation.startOlder(older, directory);
                var run = start(installation, "journal-beside.txt")) {
            Replica first = installation.replicas().getFirst();
            Replica second = installation.replicas().getLast();
            assertEquals("11", version(installation));
            run.awaitEntries(SOME_ENTRIES);
            migrate(installation);
            assertTrue(version(installation).startsWith("11."), "a newer one that begins with the same number");
            run.awaitEntries(SOME_ENTRIES);
            first.restart(THIS_VERSION);
            run.awaitEntries(SOME_ENTRIES);
            second.restart(THIS_VERSION);
            run.awaitEntries(SOME_ENTRIES);
            assertNothingIsLost(run);
        }
    }

    private static FaultRun start(FaultInstallation installation, String journal) throws IOException {
        Files.createDirectories(REPORTS);
        FaultRun run = new FaultRun(installation, REPORTS.resolve(journal), 1);
        run.startClients();
        return run;
    }

    private void migrate(FaultInstallation installation) {
        try (var command = PackagedApplication.command(
                directory.resolve("none"), List.of(installation.database().settings()), "migrate")) {
            assertEquals(0, command.waitForEnd(), command::output);
        }
    }

    private void assertDoesNotStart(Path older, FaultInstallation installation) {
        try (var refused = PackagedApplication.launch(
                Optional.of(older),
                directory.resolve("none"),
                installation.database().settings())) {
            assertEquals(1, refused.waitForEnd(), refused::output);
            assertTrue(refused.output().contains("applied migration not resolved locally"), refused::output);
        }
    }

    private static String version(FaultInstallation installation) throws IOException, SQLException {
        try (Connection superuser = installation.database().connectAsSuperuser("lasttrick");
                Statement statement = superuser.createStatement();
                ResultSet version =
                        statement.executeQuery("SELECT version FROM flyway_schema_history WHERE version IS NOT NULL"
                                + " ORDER BY installed_rank DESC LIMIT 1")) {
            version.next();
            return version.getString(1);
        }
    }

    private static void assertNothingIsLost(FaultRun run) throws InterruptedException {
        FaultReport report = run.inspect();
        System.out.println("Updated: " + report);
        assertEquals(List.of(), report.lost());
        assertEquals(List.of(), report.doubled());
        assertEquals(List.of(), report.wrong());
        assertTrue(report.acknowledged() > SOME_ENTRIES, report::toString);
    }
}
