package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.anEmptyMap;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Method;
import io.restassured.response.Response;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A write tells what it has changed, unless the client prefers more or less (RFC 7240). */
@QuarkusTest
class AnswersToWritesTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameOfTwoHands() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        book.score(game, "9", "p2").then().statusCode(201);
        book.score(game, "5", "p1").then().statusCode(201);
    }

    private Response scored(String preference) {
        return book.withNewKey()
                .header("Prefer", preference)
                .body(TestBook.highCard("3", "p1"))
                .post("/api/games/{game}/hands", game);
    }

    private Map<String, Object> whole() {
        return book.asDevice().get("/api/games/{game}", game).path("");
    }

    @Test
    void aHandIsAnsweredWithItselfAndTheGameWithoutHands() {
        Response answer = book.score(game, "3", "p1");
        Map<String, Object> rest = whole();
        assertEquals(3, given().get("/api/games/{game}", game).<Integer>path("hands.size()"));
        Map<String, Object> told = answer.path("");
        assertEquals(given().get("/api/games/{game}", game).path("hands[2]"), told.remove("hand"));
        rest.remove("hands");
        assertEquals(rest, told);
        answer.then()
                .statusCode(201)
                .header("Preference-Applied", nullValue())
                .header("Location", not(nullValue()))
                .header("ETag", "\"4\"");
    }

    @Test
    void aCorrectionIsAnsweredWithTheCorrectedHand() {
        book.asDevice()
                .body(TestBook.highCard("3", "p1"))
                .put("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(200)
                .body("hand.number", equalTo(1))
                .body("hand.corrected", equalTo(true))
                .body("hands", nullValue());
    }

    @ParameterizedTest
    @CsvSource({
        "DELETE, /hands/1",
        "POST,   /undo",
        "POST,   /close",
        "DELETE, /players/p1",
    })
    void aWriteOfNoHandIsAnsweredWithout(Method method, String address) {
        Response answer = book.asDevice().request(method, "/api/games/" + game + address);
        Map<String, Object> rest = whole();
        rest.remove("hands");
        assertEquals(rest, answer.path(""));
    }

    @Test
    void aHandThatIsRedoneIsNotOneThatWasScored() {
        book.asDevice().post("/api/games/{game}/undo", game);
        Response redone = book.asDevice().post("/api/games/{game}/redo", game);
        redone.then().statusCode(200).body("players.score", contains(5, 9));
        assertNull(redone.path("hand"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return=representation",
                "Return = \"REPRESENTATION\"",
                "respond-async, return=representation; x=1, return=minimal",
            })
    void preferRepresentationReturnsTheWholeGame(String preference) {
        Response answer = scored(preference);
        answer.then().statusCode(201).header("Preference-Applied", "return=representation");
        assertEquals(whole(), answer.path(""));
    }

    @Test
    void preferMinimalReturnsTheVersionAlone() {
        Response answer = scored("return=minimal");
        Map<String, Object> whole = whole();
        assertEquals(Map.of("version", 4, "head", whole.get("head")), answer.path(""));
        answer.then()
                .statusCode(201)
                .header("Preference-Applied", "return=minimal")
                .header("Location", not(nullValue()))
                .header("ETag", "\"4\"");
    }

    @Test
    void theLocationOfANewGameIsAlwaysReturned() {
        Response started = book.asDevice()
                .header("Prefer", "return=minimal")
                .body("{\"variant\":\"agurk\",\"players\":[{\"name\":\"Anna\"},{\"name\":\"Bo\"}]}")
                .post("/api/games");
        assertEquals(Set.of("version", "head"), started.<Map<String, ?>>path("").keySet());
        given().get(started.header("Location")).then().statusCode(200).body("version", equalTo(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"return=everything", "minimal", "return", "x-return=minimal", ""})
    void anUnknownPreferenceIsIgnored(String preference) {
        scored(preference)
                .then()
                .statusCode(201)
                .header("Preference-Applied", nullValue())
                .body("hand.number", equalTo(3));
    }

    @Test
    void aRepeatedCommandIsAnsweredInTheFormThatIsPreferredNow() {
        for (int i = 0; i < 2; i++) {
            book.asDevice()
                    .header("Idempotency-Key", "tap")
                    .body(TestBook.highCard("3", "p1"))
                    .post("/api/games/{game}/hands", game)
                    .then()
                    .statusCode(201)
                    .body("hand.number", equalTo(3))
                    .body("version", equalTo(4));
        }
        book.asDevice()
                .header("Idempotency-Key", "tap")
                .header("Prefer", "return=representation")
                .body(TestBook.highCard("3", "p1"))
                .post("/api/games/{game}/hands", game)
                .then()
                .body("hands", hasSize(3));
        assertEquals(4, TestBook.version(game));
    }

    @Test
    void aStaleWriteReturnsTheGameInTheSameForm() {
        book.withNewKey()
                .header("If-Match", "\"1\"")
                .body(TestBook.highCard("3", "p1"))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(412)
                .body("game.version", equalTo(3))
                .body("game.hands", nullValue())
                .body("game.hand.number", equalTo(2))
                .body("game.players.score", contains(5, 9));
    }

    @Test
    void aPreviewReturnsTheWholeGameDespitePreferMinimal() {
        book.asDevice()
                .header("Prefer", "return=minimal")
                .body(TestBook.highCard("3", "p1"))
                .post("/api/games/{game}/hands?preview=true", game)
                .then()
                .statusCode(200)
                .header("Preference-Applied", nullValue())
                .body("hands", hasSize(3))
                .body("changes", not(anEmptyMap()));
    }
}
