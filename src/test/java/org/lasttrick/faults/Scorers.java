package org.lasttrick.faults;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.lasttrick.PackagedApplication;

/** Clients that score at some tables, and what they have been answered. */
final class Scorers implements AutoCloseable {
    private static final int TABLES = 3;
    private static final int CLIENTS = 4;

    private final Front front;
    private final Journal journal;
    private final String scorebook;
    private final String deviceKey;
    private final List<FaultClient> clients;
    private final List<Thread> threads;
    private int crowds;

    Scorers(Front front, Path journalFile, long seed) throws IOException {
        this.front = front;
        this.journal = new Journal(journalFile);
        JsonNode opened = Command.json(
                front.send(Front.request(front.addresses().getFirst().resolve("/api/scorebooks"))
                                .POST(BodyPublishers.ofString("{\"name\":\"Scorers\"}")))
                        .body());
        this.scorebook = opened.get("id").asText();
        this.deviceKey = opened.get("key").asText();
        List<FaultTable> tables =
                IntStream.range(0, TABLES).mapToObj(_ -> new FaultTable()).toList();
        this.clients = IntStream.range(0, CLIENTS)
                .mapToObj(number -> client("client-" + number, seed + number, tables.get(number % TABLES)))
                .toList();
        this.threads = clients.stream().map(Thread::new).toList();
    }

    private FaultClient client(String name, long clientSeed, FaultTable table) {
        return new FaultClient(name, clientSeed, table, front, deviceKey, journal);
    }

    void start() {
        threads.forEach(Thread::start);
    }

    /** Waits until clients know of so many more entries. */
    void awaitEntries(int more) {
        int enough = journal.acknowledged() + more;
        PackagedApplication.waitUntil(
                () -> journal.acknowledged() >= enough, () -> "only %d entries".formatted(journal.acknowledged()));
    }

    /** More clients, all at one table; whoever asks for them starts and stops them. */
    List<FaultClient> crowd(int scorers, Random random) {
        FaultTable table = new FaultTable();
        String name = "crowd-" + ++crowds + "-";
        return IntStream.range(0, scorers)
                .mapToObj(number -> client(name + number, random.nextLong(), table))
                .toList();
    }

    void stop() throws InterruptedException {
        clients.forEach(FaultClient::stop);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    FaultReport inspect() throws InterruptedException {
        stop();
        return LedgerComparison.of(front, journal, scorebook);
    }

    List<SeenHead> seen() {
        return clients.stream().flatMap(client -> client.seen().stream()).toList();
    }

    Journal journal() {
        return journal;
    }

    String deviceKey() {
        return deviceKey;
    }

    @Override
    public void close() {
        clients.forEach(FaultClient::stop);
        journal.close();
    }
}
