package org.lasttrick.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What a cluster with the files of {@code deploy/ha} has acknowledged is there, once, whichever part of it fails. */
@Tag("failover")
@Execution(ExecutionMode.SAME_THREAD)
class FailoverIT {
    private static final Path REPORTS = Path.of("target", "failover");
    private static final int SOME_ENTRIES = 50;
    private static final int MILLIS_UNTIL_REPAIR = 5_000;

    @BeforeAll
    static void prepare() throws Exception {
        Files.createDirectories(REPORTS);
    }

    @Test
    void whatIsAcknowledgedIsStoredOnce() throws Exception {
        StringBuilder text = new StringBuilder();
        try (Cluster cluster = Cluster.start();
                Scorers scorers = new Scorers(cluster, REPORTS.resolve("journal.txt"), 1)) {
            scorers.start();
            for (Failure failure : Failure.values()) {
                scorers.awaitEntries(SOME_ENTRIES);
                String line = strike(failure, cluster, scorers);
                System.out.println(line);
                text.append(line).append('\n');
            }
            FaultReport report = scorers.inspect();
            System.out.println(report);
            Files.writeString(REPORTS.resolve("report.txt"), text.append(report).append('\n'));
            assertEquals(List.of(), report.lost());
            assertEquals(List.of(), report.doubled());
            assertEquals(List.of(), report.wrong());
            assertTrue(report.acknowledged() > SOME_ENTRIES * Failure.values().length, report::toString);
        }
    }

    /** Comes back when all works again. @return how long nothing was acknowledged */
    private static String strike(Failure failure, Cluster cluster, Scorers scorers) throws Exception {
        Machine primary = cluster.primary();
        long from = System.nanoTime();
        CompletableFuture<Long> promotion = failure.movesThePrimary()
                ? CompletableFuture.supplyAsync(() -> {
                    cluster.waitForAnotherPrimary(primary);
                    return System.nanoTime();
                })
                : null;
        Failure.Repair repair = failure.strike(cluster);
        Long promoted = promotion == null ? null : promotion.get();
        scorers.awaitEntries(SOME_ENTRIES);
        Thread.sleep(MILLIS_UNTIL_REPAIR);
        repair.run();
        cluster.waitUntilReady();
        scorers.awaitEntries(SOME_ENTRIES);
        Journal journal = scorers.journal();
        String pause = "%s: %.1f s without an acknowledged entry"
                .formatted(failure, seconds(journal.longestPause(from, System.nanoTime())));
        return promoted == null
                ? pause
                : pause + ", %.1f s of them after the promotion".formatted(seconds(journal.pause(from, promoted)));
    }

    private static double seconds(long nanos) {
        return nanos / 1e9;
    }

    /** Otherwise the test above would show nothing. */
    @Test
    void whatAnAsynchronousStandbyLosesIsFound() throws Exception {
        try (Cluster cluster = Cluster.start();
                Scorers scorers = new Scorers(cluster, REPORTS.resolve("journal-asynchronous.txt"), 1)) {
            cluster.confirmWithoutAStandby();
            scorers.start();
            scorers.awaitEntries(SOME_ENTRIES);
            Machine primary = cluster.primary();
            List<Machine> standbys = cluster.others(primary);
            for (Machine standby : standbys) {
                standby.signalWalReceiver("STOP");
            }
            scorers.awaitEntries(SOME_ENTRIES);
            primary.signal("KILL");
            scorers.stop();
            for (Machine standby : standbys) {
                // Nor does it read what has reached this computer.
                standby.signalWalReceiver("KILL");
            }
            cluster.waitForAnotherPrimary(primary);
            cluster.waitUntilServicesAreReady();
            FaultReport report = scorers.inspect();
            System.out.println("With an asynchronous standby that lags: " + report);
            assertFalse(report.lost().isEmpty(), "of %d acknowledged".formatted(report.acknowledged()));
        }
    }
}
