package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class GameThroughHttpTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameOfThree() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo", "Cai");
    }

    @Test
    void aNewGameStartsAtZeroAndTheFirstPlayerDeals() {
        given().get("/api/games/{game}", game)
                .then()
                .statusCode(200)
                .body("variant", equalTo("agurk"))
                .body("rules.limit", equalTo(21))
                .body("rules.handSize", equalTo(7))
                .body("status", equalTo("in-progress"))
                .body("players.name", contains("Anna", "Bo", "Cai"))
                .body("players.score", contains(0, 0, 0))
                .body("players.place", contains(nullValue(), nullValue(), nullValue()))
                .body("next.number", equalTo(1))
                .body("next.dealer", equalTo("p1"))
                .body("next.leader", equalTo("p2"))
                .body("next.handSize", equalTo(7))
                .body("canUndo", equalTo(false))
                .body("head", matchesPattern("[0-9a-f]{64}"));
    }

    @Test
    void aHandIsScoredInBothForms() {
        book.score(game, "9", "p2", "p1")
                .then()
                .statusCode(201)
                .header("ETag", "\"2\"")
                .body("players.score", contains(9, 0, 0))
                .body("hand.effects", hasSize(2))
                .body("hand.effects[0].kind", equalTo("penalty"))
                .body("hand.effects[0].points", equalTo(9))
                .body("hand.recordedAt", matchesPattern("\\d{4}-\\d\\d-\\d\\dT.*Z"))
                .body("next.dealer", equalTo("p2"));
        Map<String, Object> trick = Map.of(
                "type",
                "last-trick",
                "plays",
                List.of(
                        Map.of("player", "p3", "card", "5"),
                        Map.of("player", "p1", "card", "K"),
                        Map.of("player", "p2", "card", "2")));
        book.asDevice()
                .body(trick)
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(201)
                .body("players.score", contains(0, 0, 0))
                .body("players.cucumbers", contains(1, 0, 0))
                .body("hand.effects.kind", contains("penalty", "cucumber", "re-entry"));
    }

    @Test
    void aCorrectionRecalculatesLaterTotals() {
        book.score(game, "9", "p2");
        book.score(game, "5", "p2");
        book.asDevice()
                .body(TestBook.highCard("3", "p1"))
                .put("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(200)
                .body("players.score", contains(3, 5, 0))
                .body("hand.corrected", equalTo(true))
                .body("version", equalTo(4));
    }

    @Test
    void strikingOutAHandMovesLaterHandsUp() {
        book.score(game, "9", "p2");
        book.score(game, "5", "p3");
        book.asDevice()
                .delete("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(200)
                .body("players.score", contains(0, 0, 5))
                .body("hand", nullValue());
        given().get("/api/games/{game}", game)
                .then()
                .body("hands.number", contains(1))
                .body("hands[0].dealer", equalTo("p1"));
    }

    @Test
    void undoTakesBackAndRedoBringsBack() {
        book.score(game, "9", "p2");
        String head = book.score(game, "5", "p3").path("head");
        book.asDevice()
                .post("/api/games/{game}/undo", game)
                .then()
                .statusCode(200)
                .body("players.score", contains(0, 9, 0));
        book.asDevice()
                .post("/api/games/{game}/undo", game)
                .then()
                .statusCode(200)
                .body("canUndo", equalTo(false));
        book.asDevice()
                .post("/api/games/{game}/undo", game)
                .then()
                .statusCode(409)
                .body("detail", equalTo("There is nothing to undo: only the start of the game is recorded."));
        book.asDevice().post("/api/games/{game}/redo", game);
        book.asDevice()
                .post("/api/games/{game}/redo", game)
                .then()
                .statusCode(200)
                .body("players.score", contains(0, 9, 5))
                .body("canRedo", equalTo(false))
                .body("version", equalTo(7))
                .body("head", not(equalTo(head)));
    }

    @Test
    void anEarlierVersionCanBeRead() {
        book.score(game, "9", "p2");
        book.score(game, "5", "p3");
        given().get("/api/games/{game}?version=2", game).then().body("players.score", contains(0, 9, 0));
        given().get("/api/games/{game}?version=9", game)
                .then()
                .statusCode(404)
                .body("detail", equalTo("The game has versions 1 to 3."));
        given().get("/api/games/{game}?version=x", game).then().statusCode(400);
    }

    @Test
    void aPreviewShowsTheChangesAndRecordsNothing() {
        book.score(game, "9", "p2");
        book.score(game, "K", "p2");
        book.asDevice()
                .body(TestBook.highCard("3", "p1"))
                .put("/api/games/{game}/hands/1?preview=true", game)
                .then()
                .statusCode(200)
                .body("version", equalTo(3))
                .body("changes.players.before.score", contains(0, 0))
                .body("changes.players.after.score", contains(3, 13))
                .body("changes.players.before.cucumbers", contains(0, 1))
                .body("changes.hands.number", contains(1, 2))
                .body("conflicts", hasSize(0));
        assertEquals(List.of(0, 0, 0), TestBook.scores(game));
        assertEquals(3, TestBook.version(game));
    }

    @Test
    void aConflictingCorrectionIsRejectedUnlessItStrikesTheLaterHands() {
        book.score(game, "A", "p2");
        book.score(game, "7", "p1");
        book.score(game, "A", "p2");
        book.score(game, "9", "p2");
        book.score(game, "3", "p2");
        Map<String, Object> correction = Map.of("type", "high-card", "card", "A", "players", List.of("p2"));
        book.asDevice()
                .body(correction)
                .put("/api/games/{game}/hands/2", game)
                .then()
                .statusCode(409)
                .body("conflicts.hand", contains(5))
                .body("conflicts.kind", contains("player-would-be-out"))
                .body("detail", containsString("Hand 5 names p2, who would be out."));
        book.asDevice()
                .body(correction)
                .put("/api/games/{game}/hands/2?preview=true", game)
                .then()
                .statusCode(200)
                .body("conflicts.hand", contains(5))
                .body("hands", hasSize(4));
        book.asDevice()
                .body(Map.of(
                        "type",
                        "high-card",
                        "card",
                        "A",
                        "players",
                        List.of("p2"),
                        "onConflict",
                        "strike",
                        "reason",
                        "Bo had it"))
                .put("/api/games/{game}/hands/2", game)
                .then()
                .statusCode(200)
                .body("hand.number", equalTo(2))
                .body("version", equalTo(7));
        given().get("/api/games/{game}", game).then().body("hands", hasSize(4));
    }

    @Test
    void aRepeatedIdempotencyKeyRecordsOnceWithTheSameAnswer() {
        Response first = book.asDevice()
                .header("Idempotency-Key", "tap-1")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game);
        book.score(game, "5", "p3");
        Response second = book.asDevice()
                .header("Idempotency-Key", "tap-1")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game);
        assertEquals(201, second.statusCode());
        assertEquals(first.asString(), second.asString());
        assertEquals(3, TestBook.version(game));
        book.asDevice()
                .header("Idempotency-Key", "tap-1")
                .body(TestBook.highCard("8", "p2"))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(422);
    }

    @Test
    void anIdenticalHandWithinSecondsIsRejectedWithoutAKeyOrVersion() {
        Map<String, Object> nine = TestBook.highCard("9", "p2");
        book.asDevice().body(nine).post("/api/games/{game}/hands", game).then().statusCode(201);
        book.asDevice()
                .body(nine)
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:same-hand-again"))
                .body("detail", containsString("Hand 1, scored "));
        book.asDevice()
                .header("If-Match", "\"2\"")
                .body(nine)
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(201);
        book.score(game, "9", "p2").then().statusCode(201);
        assertEquals(4, TestBook.version(game));
    }

    @Test
    void aCorrectionThatChangesNothingIsNotRecorded() {
        book.score(game, "9", "p2");
        book.asDevice()
                .body(TestBook.highCard("9", "p2"))
                .put("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:nothing-changed"));
        assertEquals(2, TestBook.version(game));
    }

    @Test
    void aGameStartedTwiceWithOneKeyIsOneGame() {
        String body = "{\"variant\":\"agurk\",\"players\":[{\"name\":\"Anna\"},{\"name\":\"Bo\"}]}";
        String first = book.asDevice()
                .header("Idempotency-Key", "start-1")
                .body(body)
                .post("/api/games")
                .path("id");
        String second = book.asDevice()
                .header("Idempotency-Key", "start-1")
                .body(body)
                .post("/api/games")
                .path("id");
        assertEquals(first, second);
        book.asDevice()
                .header("Idempotency-Key", "start-1")
                .body(body.replace("Bo", "Cai"))
                .post("/api/games")
                .then()
                .statusCode(422);
    }

    @Test
    void aStaleVersionIsAnsweredWithTheCurrentGame() {
        book.score(game, "9", "p2");
        book.asDevice()
                .header("If-Match", "\"1\"")
                .body(TestBook.highCard("5", "p3"))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(412)
                .body("game.version", equalTo(2))
                .body("game.players.score", contains(0, 9, 0));
    }

    @Test
    void aGameCanContinueAPaperSheet() {
        book.asDevice()
                .body(
                        "{\"variant\":\"agurk\",\"dealer\":\"p2\",\"name\":\"Friday\",\"rules\":{\"limitTest\":\"exceed\"},"
                                + "\"players\":[{\"name\":\"Anna\",\"score\":21,\"cucumbers\":1},{\"name\":\"Bo\",\"score\":4}]}")
                .post("/api/games")
                .then()
                .statusCode(201)
                .body("players.score", contains(21, 4))
                .body("players.cucumbers", contains(1, 0))
                .body("next.dealer", equalTo("p2"))
                .body("name", equalTo("Friday"))
                .body("rules.limitTest", equalTo("exceed"));
    }

    @Test
    void aBooksHistoryIsReadInPagesNewestFirst() {
        String second = book.agurk("Anna", "Dag");
        String third = book.agurk("Eva", "Anna");
        Response page = given().get("/api/scorebooks/{book}/games?limit=2", book.id());
        page.then().statusCode(200).body("games.id", contains(third, second));
        given().get("/api/scorebooks/{book}/games?limit=2&after={after}", book.id(), page.path("next"))
                .then()
                .body("games.id", contains(game))
                .body("next", nullValue());
        given().get("/api/scorebooks/{book}", book.id())
                .then()
                .body("games", equalTo(3))
                .body("players[0]", equalTo("Anna"));
    }

    @Test
    void aRemovedDeviceCanNoLongerScore() {
        Response added = book.asDevice().body("{\"name\":\"Phone\"}").post("/api/scorebooks/{book}/devices", book.id());
        TestBook phone = new TestBook(book.id(), added.path("key"));
        assertEquals(201, phone.score(game, "9", "p2").statusCode());
        book.asDevice()
                .delete("/api/scorebooks/{book}/devices/{device}", book.id(), added.path("id"))
                .then()
                .statusCode(204);
        assertEquals(401, phone.score(game, "9", "p2").statusCode());
        book.asDevice()
                .get("/api/scorebooks/{book}/devices", book.id())
                .then()
                .body("name", contains("Kitchen tablet"));
    }

    @Test
    void aBooksFinishedGamesAreCountedByPlayer() {
        String duel = book.agurk("Anna", "Bo");
        for (String card : List.of("A", "A", "A", "A")) {
            book.score(duel, card, "p2");
        }
        given().get("/api/games/{game}", duel)
                .then()
                .body("status", equalTo("finished"))
                .body("winners", contains("p1"))
                .body("players.place", contains(1, 2))
                .body("next", nullValue());
        given().get("/api/scorebooks/{book}/people", book.id())
                .then()
                .statusCode(200)
                .body("people.name", contains("Anna", "Bo"))
                .body("people.games", contains(1, 1))
                .body("people.wins", contains(1, 0))
                .body("people.cucumbers", contains(0, 2))
                .body("people.penalties", contains(0, 4))
                .body("people.points", contains(0, 56));
    }

    @Test
    void anInvalidPreviewRecordsNothing() {
        for (String preview : List.of("1", "yes", "")) {
            book.asDevice()
                    .body(TestBook.highCard("9", "p2"))
                    .post("/api/games/{game}/hands?preview=" + preview, game)
                    .then()
                    .statusCode(400);
        }
        book.asDevice()
                .header("If-Match", "\"7\"")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands?preview=true", game)
                .then()
                .statusCode(412);
        TestBook.open()
                .asDevice()
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands?preview=true", game)
                .then()
                .statusCode(403);
        assertEquals(1, TestBook.version(game));
    }

    @Test
    void theApiAnswersJsonOrNothing() {
        book.asDevice()
                .accept("text/html")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(406);
        assertEquals(1, TestBook.version(game));
    }

    @Test
    void aBooksLastDeviceStays() {
        String own =
                book.asDevice().get("/api/scorebooks/{book}/devices", book.id()).path("id[0]");
        book.asDevice()
                .delete("/api/scorebooks/{book}/devices/{device}", book.id(), own)
                .then()
                .statusCode(409)
                .body("detail", equalTo("It is the only device that may score in this book: add another one first."));
        assertEquals(201, book.score(game, "9", "p2").statusCode());
    }
}
