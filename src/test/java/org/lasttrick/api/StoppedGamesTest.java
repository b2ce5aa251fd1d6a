package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that the players end before their rules do. */
@QuarkusTest
class StoppedGamesTest {
    private static final String OVER =
            "The game is over. Correct or undo a hand to change how it ended; if it was ended early or abandoned, reopen it.";

    private TestBook book;
    private String game;

    @BeforeEach
    void aGameUnderWay() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo", "Cai");
        book.score(game, "9", "p1");
        book.score(game, "5", "p3");
    }

    private Response post(String what) {
        return book.asDevice().post("/api/games/{game}/{what}", game, what);
    }

    @Test
    void aClosedGameIsRankedAsItStands() {
        post("close")
                .then()
                .statusCode(200)
                .header("ETag", "\"4\"")
                .body("status", equalTo("closed"))
                .body("winners", contains("p2"))
                .body("players.place", contains(3, 1, 2))
                .body("players.score", contains(9, 0, 5))
                .body("next", nullValue())
                .body("canUndo", equalTo(true));
    }

    @Test
    void anAbandonedGameHasNoWinnerAndNoPlaces() {
        post("abandon")
                .then()
                .statusCode(200)
                .body("status", equalTo("abandoned"))
                .body("winners", empty())
                .body("players.place", contains(nullValue(), nullValue(), nullValue()))
                .body("next", nullValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "abandon"})
    void aGameThatIsReopenedOrWhoseEndIsUndoneGoesOn(String stop) {
        for (String goOn : List.of("reopen", "undo")) {
            post(stop).then().statusCode(200).body("next", nullValue());
            post(goOn)
                    .then()
                    .statusCode(200)
                    .body("status", equalTo("in-progress"))
                    .body("winners", empty())
                    .body("next.number", equalTo(3))
                    .body("next.dealer", equalTo("p3"));
        }
        assertEquals(201, book.score(game, "7", "p2").statusCode());
    }

    @Test
    void anEndThatWasUndoneIsBroughtBack() {
        post("close");
        post("undo").then().body("canRedo", equalTo(true));
        post("redo").then().statusCode(200).body("status", equalTo("closed")).body("winners", contains("p2"));
    }

    @Test
    void aHandOfAClosedGameIsCorrectedAndTheGameStaysClosed() {
        post("close");
        book.asDevice()
                .body(TestBook.highCard("9", "p2"))
                .put("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(200)
                .body("status", equalTo("closed"))
                .body("winners", contains("p1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "abandon"})
    void noHandComesAfterTheEndAndNoSecondEnd(String stop) {
        post(stop);
        assertNotNow(book.score(game, "7", "p2"), OVER);
        assertNotNow(post("close"), OVER);
        assertNotNow(post("abandon"), OVER);
        assertEquals(4, TestBook.version(game));
    }

    @Test
    void aGameWithoutHandsIsAbandonedAndNotClosed() {
        game = book.agurk("Anna", "Bo");
        assertNotNow(post("close"), "No hand is recorded yet, so there is nothing to score: abandon the game instead.");
        post("abandon").then().statusCode(200);
    }

    @Test
    void aGameThatWasNotStoppedIsNotReopened() {
        assertNotNow(post("reopen"), "The game was neither ended early nor abandoned, so there is nothing to reopen.");
        game = finished();
        assertNotNow(post("reopen"), "The game was neither ended early nor abandoned, so there is nothing to reopen.");
        assertNotNow(post("close"), OVER);
    }

    private String finished() {
        String duel = book.agurk("Anna", "Bo");
        for (int hand = 0; hand < 4; hand++) {
            book.score(duel, "A", "p2");
        }
        return duel;
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "abandon", "reopen"})
    void aRepeatedKeyChangesPlayersOnce(String what) {
        if (what.equals("reopen")) {
            post("close");
        }
        int version = TestBook.version(game);
        Response first = book.asDevice().header("Idempotency-Key", "tap").post("/api/games/{game}/" + what, game);
        Response second = book.asDevice().header("Idempotency-Key", "tap").post("/api/games/{game}/" + what, game);
        assertEquals(200, first.statusCode());
        assertEquals(first.asString(), second.asString());
        assertEquals(version + 1, TestBook.version(game));
        book.asDevice()
                .header("Idempotency-Key", "tap")
                .post("/api/games/{game}/undo", game)
                .then()
                .statusCode(422);
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "abandon", "reopen"})
    void aStaleOrUnauthorizedEndIsRejected(String what) {
        if (what.equals("reopen")) {
            post("abandon");
        }
        int version = TestBook.version(game);
        String address = "/api/games/" + game + "/" + what;
        book.asDevice()
                .header("If-Match", "\"2\"")
                .post(address)
                .then()
                .statusCode(412)
                .body("game.version", equalTo(version));
        given().post(address).then().statusCode(401).body("detail", notNullValue());
        new TestBook(book.id(), "0".repeat(32)).asDevice().post(address).then().statusCode(401);
        TestBook.open().asDevice().post(address).then().statusCode(403);
        book.asDevice().post("/api/games/{game}/" + what, "0".repeat(26)).then().statusCode(404);
        assertEquals(version, TestBook.version(game));
    }

    @Test
    void aClosedGameCountsAndAnAbandonedOneDoesNot() {
        post("abandon");
        people().body("people", empty());
        post("reopen");
        people().body("people", empty());
        post("close");
        people().body("people.name", contains("Anna", "Bo", "Cai"))
                .body("people.games", contains(1, 1, 1))
                .body("people.wins", contains(0, 1, 0))
                .body("people.points", contains(9, 0, 5));
    }

    private ValidatableResponse people() {
        return given().get("/api/scorebooks/{book}/people", book.id()).then().statusCode(200);
    }

    private static void assertNotNow(Response response, String detail) {
        assertEquals(409, response.statusCode(), response::asString);
        assertEquals(detail, response.path("detail"));
    }
}
