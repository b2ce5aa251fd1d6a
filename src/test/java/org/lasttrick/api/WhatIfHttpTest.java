package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game that is over, asked for under other rules. */
@QuarkusTest
class WhatIfHttpTest {
    private TestBook book;
    private String game;

    /** Bo is out after the fourth. */
    @BeforeEach
    void aFinishedGame() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        for (int hand = 0; hand < 4; hand++) {
            book.score(game, "A", "p2").then().statusCode(201);
        }
    }

    private Response ask(String... query) {
        var request = given();
        for (int i = 0; i < query.length; i += 2) {
            request.queryParam(query[i], query[i + 1]);
        }
        return request.get("/api/games/{game}", game);
    }

    private ValidatableResponse answers(String... query) {
        return ask(query).then().statusCode(200);
    }

    @Test
    void theGameIsRecomputedAndNothingIsStored() {
        answers("under", "agurk-over-21")
                .body("variant", equalTo("agurk-over-21"))
                .body("rules.limitTest", equalTo("exceed"))
                .body("status", equalTo("finished"))
                .body("winners", contains("p1"))
                .body("hands", hasSize(4))
                .body("version", equalTo(5))
                .body("canUndo", equalTo(false))
                .body("scorebook", nullValue())
                .body("stoppedAt", nullValue());
        answers().body("variant", equalTo("agurk")).body("canUndo", equalTo(true));
    }

    @Test
    void houseRulesAloneAreThoseOfItsOwnGame() {
        answers("rules", "{\"lives\":3}")
                .body("variant", equalTo("agurk"))
                .body("rules.lives", equalTo(3))
                .body("status", equalTo("in-progress"))
                .body("winners", empty())
                .body("next.number", equalTo(5))
                .body("stoppedAt", nullValue());
    }

    @Test
    void itSaysAtWhichHandTheGameCantGoOnAndWhy() {
        answers("under", "letzter", "rules", "{\"end\":\"hands\",\"hands\":8}")
                .body("hands", empty())
                .body("stoppedAt.hand", equalTo(1));
        answers("under", "agurk", "rules", "{\"lives\":1}")
                .body("status", equalTo("finished"))
                .body("winners", contains("p1"))
                .body("hands", hasSize(2))
                .body("stoppedAt.hand", equalTo(3))
                .body("stoppedAt.reason", equalTo("The game would have ended after hand 2."));
    }

    @Test
    void theTagDependsOnTheRules() {
        String tag = ask("under", "agurk-over-21").header("ETag");

        for (Response other : Stream.of(ask(), ask("under", "agurk"), ask("under", "agurk-over-21", "rules", "{}"))
                .toList()) {
            assertNotEquals(tag, other.header("ETag"));
        }
        assertEquals(304, asked(tag, "agurk-over-21"));
        assertEquals(200, asked(tag, "agurk"));
        assertEquals(200, asked(ask().header("ETag"), "agurk"));
    }

    private int asked(String tag, String under) {
        return given().header("If-None-Match", tag)
                .queryParam("under", under)
                .get("/api/games/{game}", game)
                .statusCode();
    }

    @Test
    void aGameThatGoesOnCanBeAskedForAndNoneThatWasAbandoned() {
        book.asDevice().post("/api/games/{game}/undo", game).then().statusCode(200);
        answers("under", "agurk-over-21").body("status", equalTo("in-progress"));
        book.asDevice().post("/api/games/{game}/abandon", game).then().statusCode(200);
        ask("under", "kurkku")
                .then()
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:not-now"))
                .body("detail", equalTo("A game that was abandoned can’t be scored by other rules."));
        book.asDevice().post("/api/games/{game}/reopen", game).then().statusCode(200);
        book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        answers("under", "agurk-over-21").body("status", equalTo("closed"));
    }

    @Test
    void rulesThatCantBeAreRefused() {
        ask("under", "whist").then().statusCode(422).body("errors.pointer", contains("/under"));
        ask("rules", "{\"limit\":null}").then().statusCode(422).body("errors.pointer", contains("/rules/limit"));
        ask("rules", "{\"luck\":1}").then().statusCode(400).body("errors.pointer", contains("/rules/luck"));
        ask("rules", "[").then().statusCode(400).body("detail", containsString("must be a JSON object"));
        ask("rules", "null").then().statusCode(400);
        ask("under", "").then().statusCode(400).body("detail", containsString("must be the id of a variant"));
        ask("under", "kurkku", "version", "2")
                .then()
                .statusCode(400)
                .body("detail", containsString("leave version out"));
    }
}
