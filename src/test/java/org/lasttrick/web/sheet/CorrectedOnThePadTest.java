package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.api.TestBook;
import org.lasttrick.web.GamePages;

/** A correction on the pad keeps what the pad doesn't ask for of a hand that a program recorded. */
@QuarkusTest
class CorrectedOnThePadTest {
    private TestBook book;

    @BeforeEach
    void aScorebook() {
        book = TestBook.open();
    }

    /** @return the game's id, after one hand */
    private String recorded(String variant, String hand) {
        String game = book.game(variant, "Anna", "Bo", "Cai");
        book.score(game, hand).then().statusCode(201);
        return game;
    }

    private void corrected(String game, Map<String, String> fields, String expected) throws IOException {
        corrected(game, 1, fields, expected);
    }

    private void corrected(String game, int hand, Map<String, String> fields, String expected) throws IOException {
        new GamePages(book, game).submits("/hands/" + hand, fields).statusCode(303);
        JsonNode now = new ObjectMapper()
                .readTree(given().get("/api/games/{game}", game).asString())
                .at("/hands/" + (hand - 1) + "/result");
        assertEquals(new ObjectMapper().readTree(expected), now);
    }

    @Test
    void aHandOfMarksKeepsItsCard() throws IOException {
        String game = recorded("matapesa", """
                {"type":"high-card","card":"K","players":["p3","p1"],"handSize":5}""");
        corrected(game, Map.of("player", "p1", "handSize", "6"), """
                {"type":"high-card","card":"K","players":["p3","p1"],"handSize":6}""");
        corrected(game, Map.of("player", "p2", "handSize", "6"), """
                {"type":"high-card","players":["p2"],"handSize":6}""");
    }

    @Test
    void aPlayerWhoPaysNothingKeepsTheMultiplier() throws IOException {
        String game = recorded("rassi", """
                {"type":"high-card","card":"9","players":["p1"],"multipliers":{"p1":2,"p3":4}}""");
        corrected(game, Map.of("player", "p1", "card", "9", "times-p1", "1"), """
                {"type":"high-card","card":"9","players":["p1"],"multipliers":{"p3":4}}""");
        corrected(game, Map.of("player", "p3", "card", "9"), """
                {"type":"high-card","card":"9","players":["p3"],"multipliers":{"p3":4}}""");
    }

    @Test
    void anUnchangedFullTrickStaysAFullTrick() throws IOException {
        String trick = """
                {"type":"last-trick","plays":[{"player":"p2","card":"9"},{"player":"p3","card":"4"},\
                {"player":"p1","card":"9"}],"pickle":"%s"}""";
        String game = recorded("pickle", trick.formatted("5"));
        corrected(game, Map.of("trick", "false", "player", "p2", "card", "9", "pickle", "6"), """
                {"type":"high-card","card":"9","players":["p2"],"pickle":"6"}""");
        String another = recorded("pickle", trick.formatted("5"));
        book.asTablet().get("/games/{game}?correct=1", another).then().body(containsString("id=\"play-p2-9\""));
        corrected(another, Map.of("show", "cards", "pickle", "9"), trick.formatted("9"));
        // With the four as the pickle, the four is the highest card: the nine that was chosen makes it another hand.
        corrected(another, Map.of("trick", "false", "player", "p1", "card", "9", "pickle", "4"), """
                {"type":"high-card","card":"9","players":["p1"],"pickle":"4"}""");
    }

    @Test
    void aTrickThatWasKeptWithoutAReturnedPlayerNeedsNoCardOfThatPlayer() throws IOException {
        String anna = """
                {"type":"high-card","card":"A","players":["p1"]}""";
        String game = recorded("agurk", anna);
        for (String hand : List.of(anna, anna, anna)) {
            book.score(game, hand).then().statusCode(201);
        }
        book.asDevice()
                .body("""
                {"type":"last-trick","plays":[{"player":"p2","card":"9"},{"player":"p3","card":"4"}]}""")
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(201)
                .body("players[0].status", equalTo("out"));
        book.asDevice()
                .body("""
                {"type":"high-card","card":"2","players":["p2"],"onConflict":"keep"}""")
                .put("/api/games/{game}/hands/4", game)
                .then()
                .statusCode(200)
                .body("players[0].status", equalTo("active"));

        String two = """
                {"type":"last-trick","plays":[{"player":"p2","card":"9"},{"player":"p3","card":"%s"}]}""";
        corrected(game, 5, Map.of("trick", "false", "player", "p2", "card", "9"), two.formatted("4"));
        Map<String, String> trick = Map.of("trick", "true", "led", "p2", "play-p2", "9", "play-p3", "5");
        corrected(game, 5, trick, two.formatted("5"));
        Map<String, String> withAnna = new HashMap<>(trick);
        withAnna.put("play-p1", "3");
        corrected(game, 5, withAnna, """
                {"type":"last-trick","plays":[{"player":"p2","card":"9"},{"player":"p3","card":"5"},\
                {"player":"p1","card":"3"}]}""");
    }

    @Test
    void aFollowUpQuestionIsAskedBeforeTheHandIsRecorded() {
        String rassi = recorded("rassi", """
                {"type":"high-card","card":"9","players":["p1"]}""");
        refused(rassi, Map.of("trick", "false", "player", "p2", "card", "9"), "Tap how often Bo pays");
        String minibluff = recorded("minibluff", """
                {"type":"stakes","doubles":[],"winner":"p2"}""");
        refused(minibluff, Map.of("doubles", "", "double", "p1", "winner", "p2"), "Anna doubled just now");
    }

    private void refused(String game, Map<String, String> fields, String why) {
        book.asTablet()
                .formParams(fields)
                .post("/games/{game}/hands", game)
                .then()
                .statusCode(422)
                .body(containsString(why));
        given().get("/api/games/{game}", game).then().body("version", equalTo(2));
    }

    @Test
    void aPlayerWhoIsNotAtTheTableCountsAsNotChosen() {
        String game = recorded("rassi", """
                {"type":"high-card","card":"9","players":["p1"]}""");
        book.asTablet()
                .get("/games/{game}?trick=false&player=p99&card=9", game)
                .then()
                .statusCode(200);
    }

    @Test
    void aChoiceThatWasTakenBackStaysTakenBack() {
        String game = recorded("matapesa", """
                {"type":"high-card","players":["p1"],"handSize":5}""");
        book.asTablet()
                .get("/games/{game}?correct=1&trick=false&handSize=5", game)
                .then()
                .body(containsString("Tap who took the last trick."));
    }

    @Test
    void anAbandonedGameShowsNoPointsToGo() {
        String game = recorded("agurk", """
                {"type":"high-card","card":"9","players":["p1"]}""");
        given().get("/games/{game}", game).then().body(containsString("12 to go"));
        book.asDevice().post("/api/games/{game}/abandon", game).then().statusCode(200);
        given().get("/games/{game}", game).then().body(not(containsString("to go")));
    }

    @Test
    void aTrickKeepsAnOrderThatIsNotClockwise() throws IOException {
        String trick = """
                {"type":"last-trick","plays":[{"player":"p2","card":"9"},{"player":"p1","card":"9"},\
                {"player":"p3","card":"4"}]}""";
        String game = recorded("agurk", trick);
        corrected(game, Map.of("trick", "true", "led", "p2", "play-p1", "9", "play-p2", "9", "play-p3", "4"), trick);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pickle | highest | It outranks Aces, and whoever takes the last trick with it pays twice.",
                "pickle | plain | this hand. Whoever takes the last trick with it pays twice.",
                "none | highest | It outranks Aces.<"
            })
    void thePadSaysWhatThePickleDoesAtThisTable(String multiplier, String rank, String hint) {
        GamePages.of("pickle", Map.of("multiplier", multiplier, "pickleRank", rank), "Anna", "Bo")
                .sees("")
                .body(containsString(hint));
    }
}
