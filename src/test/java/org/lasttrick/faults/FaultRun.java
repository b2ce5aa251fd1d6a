package org.lasttrick.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Clients score at some tables while faults strike. */
final class FaultRun implements AutoCloseable {
    private static final int MOST_MILLIS_BETWEEN_FAULTS = 200;

    private final FaultInstallation installation;
    private final Scorers scorers;
    private final Map<Fault, List<Duration>> recoveries = new EnumMap<>(Fault.class);

    FaultRun(FaultInstallation installation, Path journalFile, long seed) throws IOException {
        this.installation = installation;
        this.scorers = new Scorers(installation, journalFile, seed);
    }

    void startClients() {
        scorers.start();
    }

    /** Waits until clients know of so many more entries. */
    void awaitEntries(int more) {
        scorers.awaitEntries(more);
    }

    /** Waits until all works again, and notes how long that took. */
    void strike(Fault fault, Random random) throws Exception {
        List<FaultClient> crowd = scorers.crowd(fault.scorers(), random);
        List<Thread> scoring = crowd.stream().map(Thread::startVirtualThread).toList();
        fault.strike(installation, random);
        long over = System.nanoTime();
        installation.waitUntilReady();
        recoveries.computeIfAbsent(fault, _ -> new ArrayList<>()).add(Duration.ofNanos(System.nanoTime() - over));
        crowd.forEach(FaultClient::stop);
        for (Thread thread : scoring) {
            thread.join();
        }
        Thread.sleep(random.nextInt(MOST_MILLIS_BETWEEN_FAULTS));
    }

    FaultReport inspect() throws InterruptedException {
        return scorers.inspect();
    }

    /**
     * Strikes with a fault that loses entries, and checks that everybody is told who has seen them: watchers and clients.
     *
     * @return how many entries each game has lost that has lost any
     */
    Map<String, Integer> lose(Fault fault, Random random) throws Exception {
        scorers.stop();
        List<SeenHead> seen = scorers.seen();
        List<SeenHead> games = seen.stream()
                .map(SeenHead::game)
                .distinct()
                .map(game -> SeenHead.of(Command.json(installation.read("/api/games/" + game))))
                .toList();
        try (LossCheck check = new LossCheck(installation, scorers.deviceKey(), games)) {
            strike(fault, random);
            check.assertWatchersAreNotified();
            for (SeenHead head : seen) {
                check.assertNotified(head);
            }
            return check.lost();
        }
    }

    /** For each fault how often it has struck, and after how many milliseconds all worked again. */
    String report() {
        StringBuilder report = new StringBuilder();
        recoveries.forEach((fault, times) -> {
            Collections.sort(times);
            report.append("%s: %d times, ready again after %d ms, at most %d ms%n"
                    .formatted(
                            fault,
                            times.size(),
                            times.get(times.size() / 2).toMillis(),
                            times.getLast().toMillis()));
        });
        return report.toString();
    }

    @Override
    public void close() {
        scorers.close();
    }
}
