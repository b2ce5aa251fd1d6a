package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Timeout;

/** Eight tablets at once. Whatever the order, nothing is lost and nothing is there twice. */
@QuarkusTest
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class ConcurrencyTest {
    private static final int TABLETS = 8;
    private static final int ROUNDS = 2;

    private TestBook book;
    private String game;

    @BeforeEach
    void aGameOfSeven() {
        book = TestBook.open();
        game = book.agurk(TestBook.names(7));
    }

    @RepeatedTest(ROUNDS)
    void handsScoredAtOnceAllCount() throws Exception {
        List<Response> answers = atOnce(tablet -> book.score(game, "2", "p1"));
        assertEquals(Collections.nCopies(TABLETS, 201), statuses(answers));
        List<Integer> versions = answers.stream()
                .map(answer -> answer.<Integer>path("version"))
                .sorted()
                .toList();
        assertEquals(IntStream.rangeClosed(2, 1 + TABLETS).boxed().toList(), versions);
        assertEquals(2 * TABLETS, TestBook.scores(game).getFirst());
        assertEquals(1 + TABLETS, TestBook.version(game));
    }

    @RepeatedTest(ROUNDS)
    void aRequestSentManyTimesIsOneEntryAndOneAnswer() throws Exception {
        List<Response> answers = atOnce(tablet -> book.asDevice()
                .header("Idempotency-Key", "tap")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game));
        assertEquals(Collections.nCopies(TABLETS, 201), statuses(answers));
        assertEquals(1, answers.stream().map(Response::asString).distinct().count());
        assertEquals(2, TestBook.version(game));
    }

    @RepeatedTest(ROUNDS)
    void differentRequestsUnderOneKeyAreOneEntryAndRefusals() throws Exception {
        List<Response> answers = atOnce(tablet -> book.asDevice()
                .header("Idempotency-Key", "tap")
                .body(TestBook.highCard("9", "p" + (1 + tablet % 7), "p" + (1 + (tablet + 1 + tablet / 7) % 7)))
                .post("/api/games/{game}/hands", game));
        assertEquals(exactlyOne(201, 422), statuses(answers));
        assertEquals(2, TestBook.version(game));
    }

    @RepeatedTest(ROUNDS)
    void ofThoseWhoSawTheSameSheetOneWins() throws Exception {
        List<Response> answers = atOnce(tablet -> book.asDevice()
                .header("If-Match", "\"1\"")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game));
        assertEquals(exactlyOne(201, 412), statuses(answers));
        assertEquals(2, TestBook.version(game));
    }

    @RepeatedTest(ROUNDS)
    void aHandIsUndoneOnceByThoseWhoSawTheSameSheet() throws Exception {
        book.score(game, "9", "p2");
        book.score(game, "9", "p3");
        List<Response> answers =
                atOnce(tablet -> book.asDevice().header("If-Match", "\"3\"").post("/api/games/{game}/undo", game));
        assertEquals(exactlyOne(200, 412), statuses(answers));
        assertEquals(List.of(0, 9, 0, 0, 0, 0, 0), TestBook.scores(game));
    }

    @RepeatedTest(ROUNDS)
    void aGameStartedManyTimesWithOneKeyIsOneGame() throws Exception {
        Map<String, Object> start =
                Map.of("variant", "agurk", "players", List.of(Map.of("name", "Anna"), Map.of("name", "Bo")));
        List<Response> answers = atOnce(tablet ->
                book.asDevice().header("Idempotency-Key", "start").body(start).post("/api/games"));
        assertEquals(Collections.nCopies(TABLETS, 201), statuses(answers));
        assertEquals(1, answers.stream().map(Response::asString).distinct().count());
        assertEquals(2, (int)
                book.asDevice().get("/api/scorebooks/{book}", book.id()).path("games"));
    }

    private static List<Response> atOnce(IntFunction<Response> request) throws Exception {
        CyclicBarrier start = new CyclicBarrier(TABLETS);
        try (var threads = Executors.newFixedThreadPool(TABLETS)) {
            List<Callable<Response>> tablets = IntStream.range(0, TABLETS)
                    .<Callable<Response>>mapToObj(tablet -> () -> {
                        start.await();
                        return request.apply(tablet);
                    })
                    .toList();
            List<Response> answers = new ArrayList<>();
            for (Future<Response> answer : threads.invokeAll(tablets)) {
                answers.add(answer.get());
            }
            return answers;
        }
    }

    private static List<Integer> statuses(List<Response> answers) {
        return answers.stream().map(Response::statusCode).sorted().toList();
    }

    private static List<Integer> exactlyOne(int winner, int others) {
        List<Integer> statuses = new ArrayList<>(Collections.nCopies(TABLETS - 1, others));
        statuses.add(winner);
        return statuses.stream().sorted().toList();
    }
}
