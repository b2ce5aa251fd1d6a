package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a late joiner sits, who returns, and what becomes of hands for which a correction brings somebody back. */
@QuarkusTest
class RulingsHttpTest {
    private TestBook book;
    private String game;

    /** Anna is out after the first of three hands. */
    @BeforeEach
    void aGameThatAnnaIsOutOf() {
        book = TestBook.open();
        game = book.start("agurk", Map.of("limit", 9, "lives", 1), "Anna", "Bo", "Cai", "Dag")
                .path("id");
        book.score(game, "9", "p1");
        book.score(game, "2", "p2");
        book.score(game, "4", "p3");
    }

    private Response join(Object seat) {
        return book.asDevice().body(Map.of("name", "Eva", "seat", seat)).post("/api/games/{game}/players", game);
    }

    private Response correct(String card, String player, String onConflict, String query) {
        Map<String, Object> correction = new HashMap<>(TestBook.highCard(card, player));
        correction.put("onConflict", onConflict);
        return book.asDevice().body(correction).put("/api/games/{game}/hands/1" + query, game);
    }

    @Test
    void aLateJoinerTakesTheSeatAskedFor() {
        join(2).then()
                .statusCode(200)
                .body("players.id", contains("p1", "p5", "p2", "p3", "p4"))
                .body("players.find { it.id == 'p5' }.score", equalTo(4));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6})
    void aSeatBeyondTheTableIsRefused(int seat) {
        join(seat)
                .then()
                .statusCode(422)
                .body("errors.pointer", contains("/seat"))
                .body(
                        "errors.detail",
                        contains("There is no seat %d: choose 1 to 5, clockwise, or leave it out for the last one."
                                .formatted(seat)));
        join("two").then().statusCode(400);
    }

    @Test
    void aPlayerWhoLeftIsListedLastAndReturnsToTheSameSeat() {
        book.asDevice()
                .delete("/api/games/{game}/players/p2", game)
                .then()
                .statusCode(200)
                .body("players.id", contains("p1", "p3", "p4", "p2"))
                .body("players[3].status", equalTo("left"));
        book.asDevice()
                .post("/api/games/{game}/players/p2/return", game)
                .then()
                .statusCode(200)
                .body("players.id", contains("p1", "p2", "p3", "p4"))
                .body("players.status", contains("out", "active", "active", "active"))
                .body("players.score", contains(9, 4, 4, 0));
    }

    @Test
    void aPlayerWhoHasNotLeftCannotReturn() {
        book.asDevice()
                .post("/api/games/{game}/players/p3/return", game)
                .then()
                .statusCode(409)
                .body("detail", equalTo("p3 has not left, so there is nothing to come back to."));
        book.asDevice().post("/api/games/{game}/players/p9/return", game).then().statusCode(404);
    }

    @Test
    void aCorrectionSaysForWhichHandsItBringsSomebodyBack() {
        correct("3", "p1", "refuse", "")
                .then()
                .statusCode(409)
                .body("conflicts.hand", contains(2, 3))
                .body("conflicts.kind", contains("player-would-be-in", "player-would-be-in"))
                .body("conflicts.player", contains("p1", "p1"))
                .body("detail", containsString("p1 would be in again for hands 2 and 3, and held no card in them."));
        correct("3", "p1", "refuse", "?preview=true")
                .then()
                .statusCode(200)
                .body("conflicts.kind", contains("player-would-be-in", "player-would-be-in"))
                .body("hands", hasSize(3));
        assertEquals(4, TestBook.version(game));
    }

    @Test
    void handsThatAreKeptStandAsTheyWereEntered() {
        correct("3", "p1", "keep", "")
                .then()
                .statusCode(200)
                .body("players.status", contains("active", "active", "active", "active"))
                .body("players.score", contains(3, 2, 4, 0));
        // What was kept once isn't asked about again.
        correct("4", "p1", "refuse", "").then().statusCode(200).body("players.score", contains(4, 2, 4, 0));
    }

    @Test
    void theSameHandsMayBeStruck() {
        correct("3", "p1", "strike", "?preview=true").then().statusCode(200).body("hands", hasSize(1));
        correct("3", "p1", "strike", "").then().statusCode(200).body("players.score", contains(3, 0, 0, 0));
    }

    @Test
    void keepingIsRefusedBesideConflictsOfAnotherKind() {
        correct("9", "p2", "keep", "")
                .then()
                .statusCode(409)
                .body("conflicts.hand", contains(2))
                .body("conflicts.kind", contains("player-would-be-out"));
        assertEquals(4, TestBook.version(game));
    }

    @Test
    void strikingAHandOutAsksTheSame() {
        book.asDevice()
                .delete("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(409)
                .body("conflicts.kind", contains("player-would-be-in", "player-would-be-in"));
        book.asDevice()
                .delete("/api/games/{game}/hands/1?onConflict=keep", game)
                .then()
                .statusCode(200)
                .body("players.score", contains(0, 2, 4, 0));
    }

    @Test
    void theDescriptionNamesTheChoicesAndTheConflicts() {
        JsonPath described =
                given().queryParam("format", "json").get("/q/openapi").jsonPath();
        List<String> choices = List.of("refuse", "strike", "keep");
        assertEquals(choices, described.get("components.schemas.HandCorrection.allOf[1].properties.onConflict.enum"));
        assertEquals(
                choices,
                described.get("paths.'/api/games/{id}/hands/{number}'.delete.parameters"
                        + ".find { it.name == 'onConflict' }.schema.enum"));
        given().queryParam("format", "json")
                .get("/q/openapi")
                .then()
                .body(
                        "components.schemas.Conflict.properties.kind.enum",
                        containsInAnyOrder(
                                "player-would-be-out",
                                "player-would-be-in",
                                "stake-would-be-too-high",
                                "game-would-be-over"))
                .body("components.schemas.Joiner.properties.seat.minimum", equalTo(1))
                .body("components.schemas.Joiner.properties.names.maxItems", equalTo(2));
    }
}
