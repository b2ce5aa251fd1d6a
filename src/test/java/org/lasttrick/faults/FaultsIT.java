package org.lasttrick.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the service has acknowledged is there, once, whatever happens to its processes and its database. With {@code -Pfull} each kind of fault strikes
 * once, else one of each part of an installation; {@code -Dcycles} says how many faults strike at least, {@code -Dseed} which.
 */
// Windows has no signal that stops a process until another one continues it.
@DisabledOnOs(OS.WINDOWS)
class FaultsIT {
    private static final int CYCLES = Integer.getInteger("cycles", 0);
    private static final long SEED = Long.getLong("seed", 1);
    private static final boolean ALL_KINDS = CYCLES > 0 || Boolean.getBoolean("full");

    /** Whatever the others do besides takes longer. */
    private static final List<Fault> ONE_OF_EACH_PART =
            List.of(Fault.CONNECTIONS_ENDED, Fault.DATABASE_KILLED, Fault.SERVICE_FROZEN, Fault.SERVICE_KILLED);

    private static final int SOME_ENTRIES = 50;
    private static final Path REPORTS = Path.of("target", "faults");

    @TempDir
    Path directory;

    @Test
    void whatIsAcknowledgedIsStoredOnce() throws Exception {
        Files.createDirectories(REPORTS);
        try (var installation = FaultInstallation.start(directory, 2);
                var run = new FaultRun(installation, REPORTS.resolve("journal.txt"), SEED)) {
            Random random = new Random(SEED);
            run.startClients();
            List<Fault> faults = ALL_KINDS ? Fault.sequence(CYCLES, installation, random) : ONE_OF_EACH_PART;
            for (Fault fault : faults) {
                run.strike(fault, random);
            }
            FaultReport report = run.inspect();
            String text = "%d faults, seed %d%n%s%s%n".formatted(faults.size(), SEED, run.report(), report);
            System.out.print(text);
            Files.writeString(REPORTS.resolve("report.txt"), text);
            assertEquals(List.of(), report.lost());
            assertEquals(List.of(), report.doubled());
            assertEquals(List.of(), report.wrong());
            assertTrue(report.acknowledged() > faults.size(), text);
        }
    }

    /** Otherwise the test above would show nothing. */
    @Test
    @Tag("full")
    void whatADatabaseWithoutDurableCommitsLosesIsFound() throws Exception {
        Files.createDirectories(REPORTS);
        try (var installation = FaultInstallation.startWithoutDurableCommits(directory);
                var run = new FaultRun(installation, REPORTS.resolve("journal-not-durable.txt"), SEED)) {
            installation.database().asSuperuser("CHECKPOINT");
            run.startClients();
            Thread.sleep(3_000);
            run.strike(Fault.DATABASE_KILLED_WITH_ALL_ITS_PROCESSES, new Random(SEED));
            FaultReport report = run.inspect();
            System.out.println("Without durable commits: " + report);
            assertFalse(report.lost().isEmpty(), "of %d acknowledged".formatted(report.acknowledged()));
        }
    }

    /** Whoever has seen what is lost is told, at every replica: by a stream, by a verification, and before writing. */
    @Test
    @Tag("full")
    void whatAnOldBackupLosesIsNoticedByAllWhoHaveSeenIt() throws Exception {
        loseByAnOldBackup(false);
    }

    @Test
    @Tag("full")
    void wholeGamesThatAnOldBackupLosesAreNoticedByAllWhoHaveSeenThem() throws Exception {
        loseByAnOldBackup(true);
    }

    private void loseByAnOldBackup(boolean wholeGames) throws Exception {
        Files.createDirectories(REPORTS);
        try (var installation = FaultInstallation.start(directory, 2);
                var run = new FaultRun(installation, REPORTS.resolve("journal-old-backup.txt"), SEED)) {
            if (wholeGames) {
                installation.backUp();
            }
            run.startClients();
            run.awaitEntries(SOME_ENTRIES);
            if (!wholeGames) {
                installation.backUp();
            }
            run.awaitEntries(SOME_ENTRIES);
            Map<String, Integer> lost = run.lose(Fault.OLD_BACKUP_PLAYED_BACK, new Random(SEED));
            FaultReport report = run.inspect();
            System.out.println("An old backup played back: " + report + "\nEntries lost, by game: " + lost);
            assertFalse(lost.isEmpty(), "no entry was lost");
            // After a backup of begun games, a table may have begun another one.
            assertTrue(!wholeGames || lost.containsValue(0), "no game is gone as a whole");
            assertFalse(report.lost().isEmpty(), "no acknowledged entry was lost");
            assertTrue(
                    report.lost().stream()
                            .allMatch(entry -> lost.keySet().stream().anyMatch(entry::contains)),
                    () -> "nobody was told of some of " + report.lost());
            assertEquals(List.of(), report.doubled());
            assertEquals(List.of(), report.wrong());
        }
    }
}
