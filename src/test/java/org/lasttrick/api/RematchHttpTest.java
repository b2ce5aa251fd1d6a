package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The next game of those who have just played one. */
@QuarkusTest
class RematchHttpTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameThatIsOver() {
        book = TestBook.open();
        game = book.start("agurk", Map.of("limit", 9, "lives", 1), "Anna", "Bo", "Cai")
                .path("id");
        book.score(game, "9", "p1");
        book.asDevice().body(Map.of("name", "Dag")).post("/api/games/{game}/players", game);
        book.asDevice().delete("/api/games/{game}/players/p2", game);
        book.score(game, "9", "p4");
    }

    private Response rematch(RequestSpecification request) {
        return request.post("/api/games/{game}/rematch", game);
    }

    private int games() {
        return given().get("/api/scorebooks/{book}", book.id()).path("games");
    }

    @Test
    void aRematchIsPlayedByThoseWhoStayed() {
        Response started = rematch(book.asDevice());
        String id = started.path("id");
        assertNotEquals(game, id);
        started.then()
                .statusCode(201)
                .header("Location", endsWith("/api/games/" + id))
                .header("ETag", "\"1\"")
                .body("scorebook", equalTo(book.id()))
                .body("variant", equalTo("agurk"))
                .body("rules.limit", equalTo(9))
                .body("status", equalTo("in-progress"))
                .body("players.id", contains("p1", "p2", "p3"))
                .body("players.name", contains("Anna", "Cai", "Dag"))
                .body("players.score", contains(0, 0, 0))
                .body("hands", nullValue())
                .body("next.dealer", equalTo("p2"));
        assertEquals(5, TestBook.version(game));
        assertEquals(2, games());
    }

    @Test
    void aRematchSentTwiceUnderOneKeyIsStartedOnce() {
        Response first = rematch(book.asDevice().header("Idempotency-Key", "tap"));
        Response second = rematch(book.asDevice().header("Idempotency-Key", "tap"));
        assertEquals(201, second.statusCode());
        assertEquals(first.asString(), second.asString());
        assertEquals(2, games());
        book.score(first.path("id"), "9", "p1");
        assertEquals(
                first.asString(),
                rematch(book.asDevice().header("Idempotency-Key", "tap")).asString());
    }

    @Test
    void aKeyThatStartedAnotherGameStartsNoRematch() {
        rematch(book.asDevice().header("Idempotency-Key", "tap"));
        game = book.agurk("Anna", "Bo");
        book.asDevice().post("/api/games/{game}/abandon", game);
        rematch(book.asDevice().header("Idempotency-Key", "tap")).then().statusCode(422);
        assertEquals(3, games());
    }

    @Test
    void aRematchThatGoesOnIsAnsweredInPlaceOfASecondOne() {
        Response first = rematch(book.asDevice());
        String id = first.path("id");
        book.score(id, "9", "p1");
        for (RequestSpecification again :
                List.of(book.asDevice(), book.withNewKey(), book.asDevice().header("If-Match", "\"4\""))) {
            rematch(again).then().statusCode(200).body("id", equalTo(id)).body("version", equalTo(2));
        }
        assertEquals(2, games());
        book.score(id, "9", "p2");
        rematch(book.asDevice()).then().statusCode(201);
        assertEquals(3, games());
    }

    @Test
    void devicesThatAskForARematchAtTheSameTimeStartOneGame() throws Exception {
        try (ExecutorService devices = Executors.newFixedThreadPool(4)) {
            List<Callable<String>> taps =
                    Collections.nCopies(8, () -> rematch(book.withNewKey()).path("id"));
            Set<String> begun = new HashSet<>();
            for (Future<String> tap : devices.invokeAll(taps)) {
                begun.add(tap.get());
            }
            assertEquals(1, begun.size(), begun::toString);
        }
        assertEquals(2, games());
    }

    @Test
    void aGameThatGoesOnHasNoRematch() {
        game = book.agurk("Anna", "Bo");
        rematch(book.asDevice())
                .then()
                .statusCode(409)
                .body(
                        "detail",
                        equalTo(
                                "The game is not over yet: a rematch comes after it. Finish it, end it early or abandon it first."));
        assertEquals(2, games());
    }

    @Test
    void tooFewPlayersHaveNoRematch() {
        game = book.agurk("Anna", "Bo");
        book.asDevice().delete("/api/games/{game}/players/p1", game).then().statusCode(200);
        rematch(book.asDevice())
                .then()
                .statusCode(422)
                .body("detail", equalTo("This game is for 2 to 7 players, not 1."));
        assertEquals(2, games());
    }

    @Test
    void aStaleOrUnauthorizedRematchIsRejected() {
        rematch(book.asDevice().header("If-Match", "\"4\""))
                .then()
                .statusCode(412)
                .body("game.version", equalTo(5));
        rematch(given()).then().statusCode(401);
        rematch(TestBook.open().asDevice()).then().statusCode(403);
        assertEquals(1, games());
        rematch(book.asDevice().header("If-Match", "\"5\"")).then().statusCode(201);
        game = "0".repeat(26);
        rematch(book.asDevice()).then().statusCode(404);
    }
}
