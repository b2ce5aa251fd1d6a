package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Timeout;

/** A game is erased while eight tablets score in it: each hand is answered before, or refused; no part of it stays. */
@QuarkusTest
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class ErasingRaceTest {
    private static final int TABLETS = 8;
    private static final int MOST_HANDS_EACH = 200;
    private static final int PLAYERS = 7;

    /** Nobody reaches it, even if one tablet is quicker than all others. */
    private static final int LIMIT = 999;

    @Inject
    AgroalDataSource database;

    private TestBook book;
    private String game;

    @BeforeEach
    void aGameOfSeven() {
        book = TestBook.open();
        game = book.start("agurk", Map.of("limit", LIMIT), TestBook.names(PLAYERS))
                .path("id");
    }

    @RepeatedTest(2)
    void entriesDuringErasingAreErasedOrRejected() throws Exception {
        Set<Integer> answers = new TreeSet<>();
        CyclicBarrier start = new CyclicBarrier(TABLETS + 1);
        try (var threads = Executors.newFixedThreadPool(TABLETS + 1)) {
            List<Callable<List<Integer>>> all = new ArrayList<>(IntStream.range(0, TABLETS)
                    .mapToObj(tablet -> scoring(start, "p" + (1 + tablet % PLAYERS)))
                    .toList());
            all.add(erasing(start));
            for (Future<List<Integer>> each : threads.invokeAll(all)) {
                answers.addAll(each.get());
            }
        }
        assertTrue(Set.of(201, 204, 410).containsAll(answers), answers::toString);
        assertTrue(answers.contains(410), "somebody came too late, else this shows nothing");
        assertEquals(0, entries());
        given().get("/api/games/{game}", game).then().statusCode(410);
    }

    private Callable<List<Integer>> scoring(CyclicBarrier start, String player) {
        return () -> {
            List<Integer> answers = new ArrayList<>();
            start.await();
            do {
                answers.add(book.score(game, "2", player).statusCode());
            } while (answers.getLast() == 201 && answers.size() < MOST_HANDS_EACH);
            assertEquals(410, book.score(game, "2", player).statusCode(), "once it is gone, it stays gone");
            return answers;
        };
    }

    private Callable<List<Integer>> erasing(CyclicBarrier start) {
        return () -> {
            start.await();
            while (TestBook.version(game) < TABLETS) {
                Thread.onSpinWait();
            }
            return List.of(book.asDevice().delete("/api/games/{game}", game).statusCode());
        };
    }

    private int entries() throws SQLException {
        try (Connection connection = database.getConnection();
                var select = connection.prepareStatement("SELECT count(*) FROM entry WHERE game_id = ?")) {
            select.setString(1, game);
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        }
    }
}
