package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The rules of a game are corrected once hands are recorded. */
@QuarkusTest
class RulesCorrectionHttpTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void boIsOut() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        for (int hand = 0; hand < 4; hand++) {
            book.score(game, "A", "p2").then().statusCode(201);
        }
    }

    private ValidatableResponse put(String body, String query) {
        return book.asDevice()
                .body(body.replace('\'', '"'))
                .put("/api/games/{game}/rules" + query, game)
                .then();
    }

    @Test
    void aPreviewSaysWhatWouldBeOtherwiseAndTheEntryIsUndone() {
        put("{'rules':{'limit':30}}", "?preview=true")
                .statusCode(200)
                .body("changes.players.before.status", contains("out"))
                .body("changes.players.after.status", contains("active"))
                .body("changes.hands.number", contains(2, 3, 4))
                .body("changes.winners.before", contains("p1"))
                .body("changes.winners.after", empty())
                .body("conflicts", empty());
        given().get("/api/games/{game}", game).then().body("rules.limit", equalTo(21));
        put("{'rules':{'limit':30}}", "")
                .statusCode(200)
                .body("version", equalTo(6))
                .body("rules.limit", equalTo(30))
                .body("status", equalTo("in-progress"));
        put("{'rules':{'limit':30}}", "")
                .statusCode(409)
                .body("type", containsString("nothing-changed"))
                .body("title", not(containsString("hand")));
        book.asDevice().post("/api/games/{game}/undo", game).then().body("status", equalTo("finished"));
    }

    @Test
    void conflictsAreNamedAndDecided() {
        put("{'variant':'agurk','rules':{'lives':1}}", "")
                .statusCode(409)
                .body("type", containsString("contradicts"))
                .body("conflicts.hand", contains(3, 4));
        put("{'rules':{'lives':1},'onConflict':'strike'}", "").statusCode(200);
        given().get("/api/games/{game}", game).then().body("hands", hasSize(2)).body("winners", contains("p1"));
    }

    @Test
    void whatCantBeIsRefused() {
        put("{'variant':'whist'}", "").statusCode(422).body("errors.pointer", contains("/variant"));
        put("{'rules':{'limit':null}}", "").statusCode(422).body("errors.pointer", contains("/rules/limit"));
        put("{'variant':'pickle'}", "").statusCode(409).body("detail", containsString("Hand 1 can’t be scored"));
        put("{'rules':{'limits':30}}", "").statusCode(400);
        put("{'onConflict':'ask'}", "").statusCode(400);
    }

    @Test
    void anExportedGameWithCorrectedRulesIsImported() {
        put("{'rules':{'limit':30}}", "").statusCode(200);
        String file = book.asDevice()
                .get("/api/games/{game}/export/json", game)
                .then()
                .statusCode(200)
                .extract()
                .asString();
        TestBook other = TestBook.open();
        other.asDevice()
                .body(file)
                .post("/api/scorebooks/{book}/import", other.id())
                .then()
                .statusCode(201);
        String id = given().get("/api/scorebooks/{book}/games", other.id())
                .then()
                .body("games", hasSize(1))
                .extract()
                .path("games[0].id");
        given().get("/api/games/{game}", id)
                .then()
                .body("rules.limit", equalTo(30))
                .body("status", equalTo("in-progress"));
    }
}
