package org.lasttrick.http.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** One address searches on many connections, with the usual limits; another one scores. Compared within one run. */
@QuarkusTest
@Tag("full")
@TestProfile(SearchesAndHandsTest.UsualLimits.class)
@Timeout(180)
class SearchesAndHandsTest {
    private static final int CONNECTIONS = 110;
    private static final int GAMES = 100_000;
    private static final int ROUNDS = 3;
    private static final int MOST_TIMES_AS_LONG = 3;

    /** In all rounds together fewer than an address may write within a minute. */
    private static final int HANDS = 150;

    private static final long NANOS_BETWEEN_HANDS = 20_000_000;

    /** No longer than a refusal says: what searches cost is measured, not refusals. */
    private static final long NANOS_AFTER_A_REFUSAL = 1_000_000_000;

    private static final String SEARCH = "GET /api/scorebooks/%s/games?q=Nobody HTTP/1.1\r\nHost: localhost\r\n\r\n";
    private static final String HAND = "POST %s HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n"
            + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s";

    /** Summarised games without entries: as many names to search as so many evenings leave. */
    private static final String SUMMARIES = """
            INSERT INTO game_summary (game_id, scorebook_id, variant, name, status, search, started_at)
            SELECT '%1$s-' || n, '%1$s', 'agurk', NULL, 'FINISHED', E'\\nanna\\nbo\\ncai\\ndea\\n', now() - n * interval '1 minute'
            FROM generate_series(1, %2$d) AS n;
            INSERT INTO game (id, scorebook_id, started_at)
            SELECT game_id, scorebook_id, started_at FROM game_summary WHERE game_id LIKE '%1$s-%%';
            ANALYZE game, game_summary""";

    public static class UsualLimits implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("lasttrick.limits.enabled", "true", "lasttrick.limits.connections-per-client", "1000");
        }
    }

    @TestHTTPResource("/")
    URI service;

    private final Map<Integer, Integer> answers = new ConcurrentHashMap<>();
    private volatile boolean isOver;

    @Test
    void searchesOfOneAddressDoNotMakeHandsOfAnotherOneWait() throws Exception {
        TestBook searched = TestBook.open();
        TableOwner.does(SUMMARIES.formatted(searched.id(), GAMES));
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        score(book, game);
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            long usual = score(book, game);
            List<Thread> searching = search(searched.id());
            ratios.add((double) score(book, game) / usual);
            isOver = true;
            for (Thread each : searching) {
                each.join();
            }
            isOver = false;
        }
        System.out.printf(
                "A hand takes %s times as long while others search; searches were answered %s%n", ratios, answers);
        double median = ratios.stream().sorted().toList().get(ROUNDS / 2);
        assertEquals(Set.of(200, 429), answers.keySet(), "503: no connection was left");
        assertTrue(median <= MOST_TIMES_AS_LONG, () -> median + " times as long");
    }

    /** @return the median of the hands' times, in nanoseconds */
    private long score(TestBook book, String game) throws IOException {
        String hand = """
                {"type":"high-card","card":"9","players":["p1"]}""";
        List<Long> times = new ArrayList<>();
        try (RawClient tablet = new RawClient(service, "127.0.0.2")) {
            for (int i = 0; i < HANDS; i++) {
                LockSupport.parkNanos(NANOS_BETWEEN_HANDS);
                String path = "/api/games/" + game + (i % 2 == 0 ? "/hands" : "/undo");
                String body = i % 2 == 0 ? hand : "";
                long start = System.nanoTime();
                int status = tablet.send(HAND.formatted(path, book.key(), body.length(), body))
                        .answer();
                times.add(System.nanoTime() - start);
                assertTrue(status < 300, () -> "answered " + status);
            }
        }
        return times.stream().sorted().toList().get(HANDS / 2);
    }

    private List<Thread> search(String book) throws IOException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            RawClient client = new RawClient(service);
            threads.add(Thread.ofPlatform().start(() -> {
                try (client) {
                    while (!isOver) {
                        int status = client.send(SEARCH.formatted(book)).answer();
                        answers.merge(status, 1, Integer::sum);
                        LockSupport.parkNanos(status == 429 ? NANOS_AFTER_A_REFUSAL : 0);
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
        }
        return threads;
    }
}
