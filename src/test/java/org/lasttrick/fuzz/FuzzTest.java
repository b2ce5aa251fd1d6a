package org.lasttrick.fuzz;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lasttrick.fuzz.RawHttp.Answer;
import org.lasttrick.fuzz.Targets.TargetBook;

/**
 * Sends odd requests: to every operation of the API's description, to every form of the pages, and such as are
 * hardly HTTP. {@code -Dfuzz.requests} says how many, {@code -Dfuzz.seed} which.
 */
@QuarkusTest
class FuzzTest {
    private static final int REQUESTS = Integer.getInteger("fuzz.requests", 5_000);
    private static final long SEED = Long.getLong("fuzz.seed", System.currentTimeMillis());
    private static final int REQUESTS_PER_BOOK = 300;
    private static final int RAW_TIMEOUT_MILLIS = 500;
    private static final int MEGABYTE = 1 << 20;

    private final Map<String, Integer> failures = new TreeMap<>();
    private final Map<String, String> examples = new TreeMap<>();
    private final Map<Integer, Integer> statuses = new TreeMap<>();

    @Test
    void everyRequestIsAnsweredAsItShouldBe() throws IOException {
        ApiRequests api = new ApiRequests(
                given().queryParam("format", "json").get("/q/openapi").asString());
        assertTrue(api.size() > 30);
        Targets targets = new Targets();
        targets.extend(new SeededRandom(SEED));
        assertTrue(targets.any(new SeededRandom(SEED)).forms().size() > 20);
        long before = heap();
        long start = System.nanoTime();
        try (RawHttp http = new RawHttp(RestAssured.port)) {
            for (int n = 0; n < REQUESTS; n++) {
                SeededRandom random = new SeededRandom(SEED * 1_000_003 + n);
                if (n % REQUESTS_PER_BOOK == 0) {
                    targets.extend(random);
                }
                judge(n, next(api, random, targets.any(random)), http);
            }
        }
        System.out.printf(
                "Fuzzed with -Dfuzz.seed=%d: %,d requests in %d s, answered %s; heap %d MB before, %d MB after%n",
                SEED, REQUESTS, (System.nanoTime() - start) / 1_000_000_000, statuses, before, heap());
        failures.forEach((failure, times) ->
                System.out.printf("%d × %s, such as%n%s%n%n", times, failure, examples.get(failure)));
        assertEquals(Map.of(), failures);
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
