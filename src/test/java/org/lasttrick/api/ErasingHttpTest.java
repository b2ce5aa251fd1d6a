package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;
import org.lasttrick.history.BookPerson;

/** A game is erased for good, by whoever may score in it. */
@QuarkusTest
class ErasingHttpTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameThatWasPlayedToItsEnd() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        for (int hand = 0; hand < 4; hand++) {
            book.score(game, "A", "p2");
        }
    }

    private ValidatableResponse erased() {
        return book.asDevice().delete("/api/games/{game}", game).then();
    }

    @Test
    void anErasedGameIsGoneFromEverywhere() {
        String other = book.agurk("Cai", "Dea");
        given().get("/api/scorebooks/{book}/people", book.id())
                .then()
                .body("people.name", equalTo(List.of("Anna", "Bo")));
        erased().statusCode(204);
        given().get("/api/scorebooks/{book}/games", book.id()).then().body("games.id", equalTo(List.of(other)));
        given().get("/api/scorebooks/{book}/people", book.id()).then().body("people", equalTo(List.of()));
        given().get("/api/scorebooks/{book}", book.id())
                .then()
                .body("games", equalTo(1))
                .body("players", equalTo(List.of("Cai", "Dea")));
    }

    @Test
    void noSpellingIsLeftOfWhoHasPlayedOnlyInErasedGames() {
        String other = book.agurk("Cai", "Dea");
        for (int hand = 0; hand < 4; hand++) {
            book.score(other, "A", "p2");
        }
        String people = "/api/scorebooks/" + book.id() + "/people/";
        book.asDevice()
                .body(Map.of("with", BookPerson.id("Anna")))
                .post(people + BookPerson.id("Cai") + "/merge")
                .then()
                .statusCode(200)
                .body("names", equalTo(List.of("Anna", "Cai")));
        erased();
        given().get(people + BookPerson.id("Cai")).then().body("names", equalTo(List.of("Cai")));
        assertEquals(
                List.of(), TableOwner.rows("SELECT name FROM spelling WHERE scorebook_id = '%s'".formatted(book.id())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?version=1", "/ledger", "/verification", "/stream"})
    void anErasedGameIsAnsweredAsErased(String what) {
        erased();
        given().get("/api/games/" + game + what)
                .then()
                .statusCode(410)
                .contentType("application/problem+json")
                .body("type", equalTo("urn:lasttrick:erased-game"))
                .body("detail", containsString("erased for good"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo", "redo", "close", "abandon", "reopen", "rematch"})
    void everyWriteToItIsAnsweredAsErased(String what) {
        erased();
        book.asDevice().post("/api/games/{game}/{what}", game, what).then().statusCode(410);
        book.score(game, "9", "p1").then().statusCode(410);
    }

    @Test
    void anAnswerFromTheCacheIsNotGivenEither() {
        Response before = given().get("/api/games/{game}", game);
        erased();
        given().header("If-None-Match", before.header("ETag"))
                .get("/api/games/{game}", game)
                .then()
                .statusCode(410);
    }

    @Test
    void erasedTwiceItIsGoneOnce() {
        erased().statusCode(204).body(equalTo(""));
        erased().statusCode(204);
        book.asDevice()
                .header("If-Match", "\"5\"")
                .header("Idempotency-Key", "tap")
                .delete("/api/games/{game}", game)
                .then()
                .statusCode(204);
    }

    @Test
    void onlyItsOwnBookErasesIt() {
        TestBook others = TestBook.open();
        others.asDevice().delete("/api/games/{game}", game).then().statusCode(403);
        given().delete("/api/games/{game}", game).then().statusCode(401);
        assertEquals(5, TestBook.version(game));
        erased();
        others.asDevice().delete("/api/games/{game}", game).then().statusCode(410);
        book.asDevice().delete("/api/games/unknown").then().statusCode(404);
    }

    @Test
    void aSheetThatHasMovedOnIsNotErased() {
        book.asDevice()
                .header("If-Match", "\"4\"")
                .delete("/api/games/{game}", game)
                .then()
                .statusCode(412)
                .body("type", equalTo("urn:lasttrick:stale"))
                .body("detail", containsString("The game is at version 5 now"))
                .body("game.version", equalTo(5));
        assertEquals(5, TestBook.version(game));
        book.asDevice()
                .header("If-Match", "\"5\"")
                .delete("/api/games/{game}", game)
                .then()
                .statusCode(204);
    }

    @Test
    void theCommandThatStartedItStartsANewOne() {
        Map<String, Object> start =
                Map.of("variant", "agurk", "players", List.of(Map.of("name", "Anna"), Map.of("name", "Bo")));
        String first = started(start);
        assertEquals(first, started(start));
        book.asDevice().delete("/api/games/{game}", first).then().statusCode(204);
        assertNotEquals(first, started(start));
    }

    private String started(Map<String, Object> start) {
        return book.asDevice()
                .header("Idempotency-Key", "start")
                .body(start)
                .post("/api/games")
                .path("id");
    }

    @Test
    void itsRematchStaysAndNoOtherCanBeStarted() {
        String rematch = book.asDevice().post("/api/games/{game}/rematch", game).path("id");
        erased();
        given().get("/api/games/{game}", rematch).then().statusCode(200);
        book.asDevice().post("/api/games/{game}/rematch", game).then().statusCode(410);
    }

    @Test
    void itsPagesSayThatItWasErased() {
        erased();
        for (String page : List.of("", "/tv", "/rules", "?panel=entries")) {
            given().cookie("lasttrick-key", book.key())
                    .get("/games/" + game + page)
                    .then()
                    .statusCode(410)
                    .body(containsString("This game was erased"))
                    .body(not(containsString("Anna")));
        }
    }
}
