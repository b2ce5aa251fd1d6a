package org.lasttrick.faults;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.lasttrick.PackagedApplication;

/** Clients score at some tables while faults strike. */
final class FaultRun implements AutoCloseable {
    private static final int TABLES = 3;
    private static final int CLIENTS = 4;
    private static final int MOST_MILLIS_BETWEEN_FAULTS = 200;

    private final Installation installation;
    private final Journal journal;
    private final String scorebook;
    private final String deviceKey;
    private final List<Client> clients;
    private final List<Thread> threads;
    private int crowds;
    private final Map<Fault, List<Duration>> recoveries = new EnumMap<>(Fault.class);

    FaultRun(Installation installation, Path journalFile, long seed) throws IOException {
        this.installation = installation;
        this.journal = new Journal(journalFile);
        JsonNode opened = Command.json(installation
                .send(Installation.request(
                                installation.replicas().getFirst().address().resolve("/api/scorebooks"))
                        .POST(BodyPublishers.ofString("{\"name\":\"FaultRun\"}")))
                .body());
        this.scorebook = opened.get("id").asText();
        this.deviceKey = opened.get("key").asText();
        List<Table> tables =
                IntStream.range(0, TABLES).mapToObj(_ -> new Table()).toList();
        this.clients = IntStream.range(0, CLIENTS)
                .mapToObj(number -> client("client-" + number, seed + number, tables.get(number % TABLES)))
                .toList();
        this.threads = clients.stream().map(Thread::new).toList();
    }

    private Client client(String name, long clientSeed, Table table) {
        return new Client(name, clientSeed, table, installation, deviceKey, journal);
    }

    void startClients() {
        threads.forEach(Thread::start);
    }

    /** Waits until clients know of so many more entries. */
    void awaitEntries(int more) {
        int enough = journal.acknowledged() + more;
        PackagedApplication.waitUntil(
                () -> journal.acknowledged() >= enough, () -> "only %d entries".formatted(journal.acknowledged()));
    }

    /** Waits until all works again, and notes how long that took. */
    void strike(Fault fault, Random random) throws Exception {
        List<Client> crowd = crowd(fault.scorers(), random);
        List<Thread> scoring = crowd.stream().map(Thread::startVirtualThread).toList();
        fault.strike(installation, random);
        long over = System.nanoTime();
        installation.waitUntilReady();
        recoveries.computeIfAbsent(fault, _ -> new ArrayList<>()).add(Duration.ofNanos(System.nanoTime() - over));
        crowd.forEach(Client::stop);
        for (Thread thread : scoring) {
            thread.join();
        }
        Thread.sleep(random.nextInt(MOST_MILLIS_BETWEEN_FAULTS));
    }

    private List<Client> crowd(int scorers, Random random) {
        Table table = new Table();
        String name = "crowd-" + ++crowds + "-";
        return IntStream.range(0, scorers)
                .mapToObj(number -> client(name + number, random.nextLong(), table))
                .toList();
    }

    FaultReport inspect() throws InterruptedException {
        stopClients();
        return LedgerComparison.of(installation, journal, scorebook);
    }

    private void stopClients() throws InterruptedException {
        clients.forEach(Client::stop);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /**
     * Strikes with a fault that loses entries, and checks that everybody is told who has seen them: watchers and clients.
     *
     * @return how many entries each game has lost that has lost any
     */
    Map<String, Integer> lose(Fault fault, Random random) throws Exception {
        stopClients();
        List<SeenHead> seen =
                clients.stream().flatMap(client -> client.seen().stream()).toList();
        List<SeenHead> games = seen.stream()
                .map(SeenHead::game)
                .distinct()
                .map(game -> SeenHead.of(Command.json(installation.read("/api/games/" + game))))
                .toList();
        try (LossCheck check = new LossCheck(installation, deviceKey, games)) {
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
        clients.forEach(Client::stop);
        journal.close();
    }
}
