package org.lasttrick.fuzz;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lasttrick.fuzz.RawHttp.Answer;
import org.lasttrick.fuzz.Targets.TargetBook;

/**
 * Sends odd requests: to every operation of the API's description, to every form of the pages, and such as are
 * hardly HTTP. {@code -Dfuzz.requests} says how many, {@code -Dfuzz.seed} which.
 */
@QuarkusTest
class FuzzTest {
    private static final int REQUESTS =
            Integer.getInteger("fuzz.requests", Boolean.getBoolean("full") ? 20_000 : 2_000);
    private static final long SEED = Long.getLong("fuzz.seed", System.currentTimeMillis());
    private static final int REQUESTS_PER_BOOK = 300;

    /** Not the number of cores: a seed sends the same requests on each computer. */
    private static final int CLIENTS = 4;

    private static final int RAW_TIMEOUT_MILLIS = 500;
    private static final int MEGABYTE = 1 << 20;

    private final Map<String, Integer> failures = new ConcurrentSkipListMap<>();
    private final Map<String, String> examples = new ConcurrentSkipListMap<>();
    private final Map<Integer, Integer> statuses = new ConcurrentSkipListMap<>();

    @Test
    void everyRequestIsAnsweredAsItShouldBe() throws Exception {
        ApiRequests api = new ApiRequests(
                given().queryParam("format", "json").get("/q/openapi").asString());
        assertTrue(api.size() > 30);
        long before = heap();
        long start = System.nanoTime();
        try (ExecutorService clients = Executors.newFixedThreadPool(CLIENTS)) {
            List<Future<?>> ends = IntStream.range(0, CLIENTS)
                    .<Future<?>>mapToObj(client -> clients.submit(() -> send(api, client)))
                    .toList();
            for (Future<?> end : ends) {
                end.get();
            }
        }
        long after = heap();
        System.out.printf(
                "Fuzzed with -Dfuzz.seed=%d: %,d requests in %d s, answered %s; heap %d MB before, %d MB after%n",
                SEED, REQUESTS, (System.nanoTime() - start) / 1_000_000_000, statuses, before, after);
        failures.forEach((failure, times) ->
                System.out.printf("%d × %s, such as%n%s%n%n", times, failure, examples.get(failure)));
        assertEquals(Map.of(), failures);
        // The cache of games grows, up to a fifth of the heap.
        long most = before + Math.max(64, Runtime.getRuntime().maxMemory() / MEGABYTE / 4);
        assertTrue(after < most, () -> "%d MB before, %d MB after".formatted(before, after));
    }

    /** Sends one client's share of the requests, to scorebooks of its own. */
    private Void send(ApiRequests api, int client) throws IOException {
        Targets targets = new Targets();
        try (RawHttp http = new RawHttp(RestAssured.port)) {
            for (int n = client; n < REQUESTS; n += CLIENTS) {
                SeededRandom random = new SeededRandom(SEED * 1_000_003 + n);
                if (n / CLIENTS % REQUESTS_PER_BOOK == 0) {
                    targets.extend(random);
                    assertTrue(targets.any(random).forms().size() > 20);
                }
                judge(n, next(api, random, targets.any(random)), http);
            }
        }
        return null;
    }

    private static FuzzedRequest next(ApiRequests api, SeededRandom random, TargetBook target) {
        int kind = random.below(100);
        return kind < 55
                ? api.next(random, target)
                : kind < 95 ? PageRequests.form(random, target) : PageRequests.raw(random, target);
    }

    private void judge(int n, FuzzedRequest request, RawHttp http) {
        Optional<String> fault;
        Answer answer = null;
        try {
            answer = request.mayGoUnanswered()
                    ? RawHttp.once(RestAssured.port, request.bytes(), RAW_TIMEOUT_MILLIS)
                    : http.send(request.bytes());
            statuses.merge(answer.status(), 1, Integer::sum);
            fault = AnswerCheck.of(request, answer);
        } catch (IOException e) {
            statuses.merge(0, 1, Integer::sum);
            fault = request.mayGoUnanswered() ? Optional.empty() : Optional.of("no answer: " + e.getMessage());
        }
        if (fault.isPresent()) {
            String failure = fault.get() + " to " + request.kind();
            failures.merge(failure, 1, Integer::sum);
            String text = answer == null ? "" : answer.text();
            examples.putIfAbsent(
                    failure,
                    "request %d: %s%n→ %s"
                            .formatted(n, request.text(1_500), text.substring(0, Math.min(300, text.length()))));
        }
    }

    /** In megabytes, after a garbage collection. */
    private static long heap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEGABYTE;
    }
}
