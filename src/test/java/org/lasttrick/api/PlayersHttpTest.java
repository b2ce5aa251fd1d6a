package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Joining late, leaving, renaming and changing seats. */
@QuarkusTest
class PlayersHttpTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameUnderWay() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo", "Cai");
        book.score(game, "9", "p1");
    }

    private RequestSpecification with(String body) {
        return book.asDevice().body(body.replace('\'', '"'));
    }

    private Response join(String name) {
        return book.asDevice().body(Map.of("name", name)).post("/api/games/{game}/players", game);
    }

    private Response leave(String player) {
        return book.asDevice().delete("/api/games/{game}/players/{player}", game, player);
    }

    private Response rename(String player, String name) {
        return book.asDevice().body(Map.of("name", name)).patch("/api/games/{game}/players/{player}", game, player);
    }

    @Test
    void aLateJoinerHasTheNextIdTheHighestScoreAndNoEarlierHands() {
        join(" Dag ")
                .then()
                .statusCode(200)
                .header("ETag", "\"3\"")
                .body("players.id", contains("p1", "p2", "p3", "p4"))
                .body("players[3].name", equalTo("Dag"))
                .body("players[3].score", equalTo(9))
                .body("players[3].cucumbers", equalTo(0))
                .body("players[3].status", equalTo("active"));
        given().get("/api/games/{game}", game).then().body("hands[0].totals", hasSize(3));
        book.score(game, "2", "p4")
                .then()
                .statusCode(201)
                .body("players.score", contains(9, 0, 0, 11))
                .body("hand.totals.player", contains("p1", "p2", "p3", "p4"))
                .body("next.dealer", equalTo("p3"))
                .body("next.leader", equalTo("p4"));
    }

    @Test
    void partnersAreOnePlayerWithBothNames() {
        String partners = book.start("cucumber-30-partners", Map.of(), "Anna & Cai", "Bo & Dag")
                .then()
                .statusCode(201)
                .body("players.name", contains("Anna & Cai", "Bo & Dag"))
                .body("players[0].names", contains("Anna", "Cai"))
                .body("next.dealer", equalTo("p1"))
                .extract()
                .path("id");
        with("{'names':['Eva','Finn']}")
                .post("/api/games/{game}/players", partners)
                .then()
                .statusCode(200)
                .body("players[2].names", contains("Eva", "Finn"));
        with("{'names':['Bente','Dag']}")
                .patch("/api/games/{game}/players/p2", partners)
                .then()
                .statusCode(200)
                .body("players.name", contains("Anna & Cai", "Bente & Dag", "Eva & Finn"));
        book.asDevice()
                .get("/api/games/{game}/ledger", partners)
                .then()
                .body("entries[2].payload", equalTo("{\"player\":\"p2\",\"name\":\"Bente\",\"partner\":\"Dag\"}"));
        given().get("/api/games/{game}", game).then().body("players[0]", not(hasKey("names")));
        for (String shown : List.of("anna & cai", "bente", "finn")) {
            given().queryParam("q", shown)
                    .get("/api/scorebooks/{book}/games", book.id())
                    .then()
                    .body("games.id", contains(partners));
        }
    }

    @Test
    void aPreviewOfACorrectionShowsAJoinersTotals() {
        join("Dag");
        book.asDevice()
                .body(TestBook.highCard("5", "p1"))
                .put("/api/games/{game}/hands/1?preview=true", game)
                .then()
                .statusCode(200)
                .body("changes.players.before.player", contains("p1", "p4"))
                .body("changes.players.after.score", contains(5, 5))
                .body("conflicts", empty());
        assertEquals(List.of(9, 0, 0, 9), TestBook.scores(game));
    }

    @Test
    void aPreviewThatEndsTheGameBeforeAPlayerJoinedRemovesThePlayer() {
        game = book.start("agurk", Map.of("limit", 9, "lives", 1), "Anna", "Bo").path("id");
        book.score(game, "5", "p1");
        join("Dag");
        book.asDevice()
                .body(TestBook.highCard("9", "p1"))
                .put("/api/games/{game}/hands/1?preview=true", game)
                .then()
                .statusCode(200)
                .body("status", equalTo("finished"))
                .body("players.name", contains("Anna", "Bo"))
                .body("changes.players.before.player", contains("p1", "p3"))
                .body("changes.players[1].after", nullValue())
                .body("changes.winners.after", contains("p2"));
    }

    @Test
    void whoWasForgottenIsDealtInFromAnEarlierHandOn() {
        with("{'name':'Dag','hand':1,'score':'start'}")
                .post("/api/games/{game}/players?preview=true", game)
                .then()
                .statusCode(200)
                .body("changes.players.after.player", contains("p4"))
                .body("changes.players.after.score", contains(0))
                .body("changes.deals", hasSize(0));
        with("{'name':'Dag','hand':1,'score':'start'}")
                .post("/api/games/{game}/players", game)
                .then()
                .statusCode(200)
                .body("players[3].score", equalTo(0));
        book.asDevice()
                .body(TestBook.highCard("5", "p4"))
                .put("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(200)
                .body("players.score", contains(0, 0, 0, 5));
        with("{'name':'Eva','hand':1,'score':'zero'}")
                .post("/api/games/{game}/players", game)
                .then()
                .statusCode(400);
        with("{'name':'Eva','hand':3}")
                .post("/api/games/{game}/players", game)
                .then()
                .statusCode(404);
    }

    @Test
    void aSubstitutePlaysOnWithTheScoreOfThePlayer() {
        with("{'name':'Eva'}")
                .post("/api/games/{game}/players/p1/substitute?preview=true", game)
                .then()
                .statusCode(200)
                .body("players[0].name", equalTo("Eva"))
                .body("changes.players", hasSize(0));
        with("{'name':'Eva'}")
                .post("/api/games/{game}/players/p1/substitute", game)
                .then()
                .statusCode(200)
                .body("players[0].name", equalTo("Eva"))
                .body("players[0].turns.hand", contains(1, 2))
                .body("players[0].turns.name", contains("Anna", "Eva"))
                .body("players[1].turns", nullValue());
        with("{'name':'Eva'}")
                .post("/api/games/{game}/players/p2/substitute", game)
                .then()
                .statusCode(422);
        with("{'name':'Dag','hand':3}")
                .post("/api/games/{game}/players/p2/substitute", game)
                .then()
                .statusCode(404);
        with("{'name':'Dag'}")
                .post("/api/games/{game}/players/p9/substitute", game)
                .then()
                .statusCode(404);
    }

    @Test
    void partnersWhoWereSubstitutedAreNamedEach() {
        game = book.agurk("Anna & Cai", "Bo & Dag");
        book.score(game, "9", "p1");
        with("{'names':['Anna','Eva']}")
                .post("/api/games/{game}/players/p1/substitute", game)
                .then()
                .statusCode(200)
                .body("players[0].turns.names", contains(List.of("Anna", "Cai"), List.of("Anna", "Eva")));
    }

    @Test
    void aPlayerWhoLeavesKeepsTheScoreAndIsRanked() {
        leave("p1")
                .then()
                .statusCode(200)
                .header("ETag", "\"3\"")
                .body("players.id", contains("p2", "p3", "p1"))
                .body("players.status", contains("active", "active", "left"))
                .body("players.score", contains(0, 0, 9))
                .body("players.place", contains(null, null, 3))
                .body("next.dealer", equalTo("p2"));
        leave("p2")
                .then()
                .statusCode(200)
                .body("status", equalTo("finished"))
                .body("winners", contains("p3"))
                .body("players.place", contains(1, 3, 2))
                .body("next", nullValue());
    }

    @Test
    void aRenamedPlayerHasTheNewNameExceptInEarlierVersions() {
        rename("p2", "Bente")
                .then()
                .statusCode(200)
                .header("ETag", "\"3\"")
                .body("players.name", contains("Anna", "Bente", "Cai"));
        book.asDevice().post("/api/games/{game}/close", game);
        rename("p1", "Åse").then().statusCode(200).body("players.name", contains("Åse", "Bente", "Cai"));
        given().get("/api/scorebooks/{book}", book.id()).then().body("players", contains("Bente", "Cai", "Åse"));
        given().get("/api/games/{game}?version=2", game).then().body("players.name", contains("Anna", "Bo", "Cai"));
    }

    @Test
    void joiningLeavingAndRenamingCanBeUndoneAndRedone() {
        join("Dag");
        leave("p1");
        rename("p2", "Bente");
        String last = given().get("/api/games/{game}", game).path("players").toString();
        for (int i = 0; i < 3; i++) {
            book.asDevice().post("/api/games/{game}/undo", game).then().statusCode(200);
        }
        given().get("/api/games/{game}", game)
                .then()
                .body("players.name", contains("Anna", "Bo", "Cai"))
                .body("players.status", contains("active", "active", "active"));
        for (int i = 0; i < 3; i++) {
            book.asDevice().post("/api/games/{game}/redo", game).then().statusCode(200);
        }
        assertEquals(
                last, given().get("/api/games/{game}", game).path("players").toString());
    }

    @Test
    void seatsCanBeChangedBeforeTheFirstHand() {
        game = book.agurk("Anna", "Bo", "Cai");
        with("{'players':['p2','p1','p3'],'dealer':'p3'}")
                .put("/api/games/{game}/seats", game)
                .then()
                .statusCode(200)
                .header("ETag", "\"2\"")
                .body("players.id", contains("p1", "p2", "p3"))
                .body("players.name", contains("Bo", "Anna", "Cai"))
                .body("next.dealer", equalTo("p3"))
                .body("next.leader", equalTo("p1"));
        with("{'players':['p3','p2','p1']}")
                .put("/api/games/{game}/seats", game)
                .then()
                .statusCode(200)
                .body("players.name", contains("Cai", "Anna", "Bo"))
                .body("next.dealer", equalTo("p1"));
    }

    @Test
    void seatsThatWereSeenLateAreCorrectedAndTheDealsFollow() {
        game = book.agurk("Anna", "Bo", "Cai");
        book.score(game, "9", "p1");
        String body = "{'players':['p1','p3','p2'],'dealer':'p3','hand':1}";
        with(body)
                .queryParam("preview", true)
                .put("/api/games/{game}/seats", game)
                .then()
                .statusCode(200)
                .body("version", equalTo(2))
                .body("changes.players", empty())
                .body("changes.deals.before.dealer", contains("p1", "p2"))
                .body("changes.deals.after.dealer", contains("p3", "p2"))
                .body("changes.deals.after.leader", contains("p2", "p1"));
        with(body)
                .put("/api/games/{game}/seats", game)
                .then()
                .statusCode(200)
                .header("ETag", "\"3\"")
                .body("players.id", contains("p1", "p3", "p2"))
                .body("next.dealer", equalTo("p2"));
        assertDetail(
                with(body).put("/api/games/{game}/seats", game),
                409,
                "This correction would change nothing, and was not recorded.");
        with("{'players':['p1','p3','p2'],'hand':3}")
                .put("/api/games/{game}/seats", game)
                .then()
                .statusCode(404);
    }

    @Test
    void theSheetIsShownAfterPlayersJoinedAndLeft() {
        join("Dag");
        book.score(game, "2", "p4");
        leave("p1");
        given().get("/games/{game}", game).then().statusCode(200).body(containsString("Dag"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            {}                        | 422 | /name | A name is missing: give one of 1 to 40 characters.
            {'name':null}             | 422 | /name | A name is missing: give one of 1 to 40 characters.
            {'name':' '}              | 422 | /name | A name is missing: give one of 1 to 40 characters.
            {'name':'Bo'}             | 422 | /name | There is already a player called Bo in this game. Add an initial.
            {'name':5}                | 400 | /name | must be text.
            {'names':['Dag']}         | 400 | /names | must be two names, in place of name
            {'name':'Dag','names':['Dag','Eva']} | 400 | /names | must be two names, in place of name
            """)
    void anInvalidNameIsRejected(String body, int status, String pointer, String detail) {
        assertRefused(with(body).post("/api/games/{game}/players", game), status, pointer, detail);
        assertRefused(with(body).patch("/api/games/{game}/players/p3", game), status, pointer, detail);
    }

    @Test
    void anInvisibleNameIsMissingAndOneThatLooksLikeAnotherIsTaken() {
        for (String nothing : List.of("\u3164", "\u2800", "\u200B", "\uFE0F", "\uDB40\uDC61")) {
            assertRefused(join(nothing), 422, "/name", "A name is missing: give one of 1 to 40 characters.");
        }
        for (String anna : List.of("ANNA", "An\u200Bna", "Anna\uFE0F", "\u3164Anna")) {
            assertRefused(
                    join(anna), 422, "/name", "There is already a player called Anna in this game. Add an initial.");
            assertRefused(
                    rename("p2", anna),
                    422,
                    "/name",
                    "There is already a player called Anna in this game. Add an initial.");
        }
        join("Anna\u00AD  B.").then().statusCode(200).body("players[3].name", equalTo("Anna B."));
    }

    @Test
    void anUnknownFieldOfAPlayerIsRejected() {
        String known = "is not known here; known are ";
        String body = "{'name':'Dag','points':5}";
        assertRefused(
                with(body).post("/api/games/{game}/players", game),
                400,
                "/points",
                known + "hand, name, names, score, seat.");
        assertRefused(with(body).patch("/api/games/{game}/players/p3", game), 400, "/points", known + "name, names.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            {'players':[]} | 422 | /players | There is no seat for p1, p2, p3: name everyone at the table, clockwise.
            {} | 400 | /players | must be a list.
            {'players':['p1',null,'p3']} | 400 | /players/1 | must be a player, written p1, p2 and so on.
            {'players':['p1','p2']}                   | 422 | /players   | There is no seat for p3: name everyone at the table, clockwise.
            {'players':['p1','p2','p3','p1']}         | 422 | /players/3 | p1 can’t have two seats; name everyone once, clockwise.
            {'players':['p1','p2','p3','p4']}         | 422 | /players/3 | There is no player p4 in this game; the players are p1 to p3.
            {'players':['p1','p2','p3'],'dealer':'p4'}| 422 | /dealer    | There is no player p4 in this game; the players are p1 to p3.
            {'players':['p1','Bo','p3']}              | 400 | /players/1 | must be a player, written p1, p2 and so on, not “Bo”.
            {'players':['p1','p2','p3'],'seats':3}    | 400 | /seats     | is not known here; known are dealer, hand, players.
            """)
    void invalidSeatsAreRejected(String body, int status, String pointer, String detail) {
        game = book.agurk("Anna", "Bo", "Cai");
        assertRefused(with(body).put("/api/games/{game}/seats", game), status, pointer, detail);
    }

    @Test
    void nobodyCanJoinAFullTable() {
        game = book.game("agurk", TestBook.names(7));
        assertRefused(join("Dag"), 422, "", "This game is for 2 to 7 players, not 8.");
        game = book.start("agurk", Map.of("handSize", 13), TestBook.names(4)).path("id");
        assertRefused(
                join("Dag"),
                422,
                "",
                "There are too few cards to deal 13 each to 5 players, as this game’s rules ask.");
        game = book.game("letzter", "Anna", "Bo", "Cai");
        assertRefused(join("Dag"), 422, "", "This game is for 9 hands, and they can’t be shared out among 4 dealers.");
    }

    private void assertRefused(Response response, int status, String pointer, String detail) {
        assertEquals(status, response.statusCode(), response::asString);
        assertEquals(List.of(Map.of("pointer", pointer, "detail", detail)), response.path("errors"));
        int hands = given().get("/api/games/{game}", game).path("hands.size()");
        assertEquals(1 + hands, TestBook.version(game));
    }

    @Test
    void impossibleChangesOfPlayersAreRejected() {
        leave("p3");
        assertDetail(leave("p3"), 409, "p3 has left already.");
        book.asDevice().post("/api/games/{game}/close", game);
        String over =
                "The game is over. Correct or undo a hand to change how it ended; if it was ended early or abandoned, reopen it.";
        assertDetail(join("Dag"), 409, over);
        assertDetail(leave("p1"), 409, over);
        assertEquals(4, TestBook.version(game));
    }

    @Test
    void aPlayerWhoIsOutCannotLeave() {
        game = book.start("agurk", Map.of("limit", 9, "lives", 1), "Anna", "Bo", "Cai")
                .path("id");
        book.score(game, "9", "p1");
        assertDetail(leave("p1"), 409, "p1 is out already, and stays on the sheet.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            p9   | There is no player p9 in this game; the players are p1 to p3.
            Anna | There is no such player. Check the address: players are written p1, p2 and so on.
            """)
    void anUnknownPlayerIsNotFound(String player, String detail) {
        assertDetail(leave(player), 404, detail);
        assertDetail(rename(player, "Dag"), 404, detail);
        assertEquals(2, TestBook.version(game));
    }

    private static void assertDetail(Response response, int status, String detail) {
        assertEquals(status, response.statusCode(), response::asString);
        assertEquals(detail, response.path("detail"));
    }

    private Response send(String what, RequestSpecification request) {
        return switch (what) {
            case "join" -> request.body("{\"name\":\"Dag\"}").post("/api/games/{game}/players", game);
            case "rename" -> request.body("{\"name\":\"Dag\"}").patch("/api/games/{game}/players/p2", game);
            case "leave" -> request.delete("/api/games/{game}/players/p2", game);
            default -> request.body("{\"players\":[\"p2\",\"p1\",\"p3\"]}").put("/api/games/{game}/seats", game);
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"join", "rename", "leave", "seats"})
    void aRepeatedKeyChangesPlayersOnce(String what) {
        book.asDevice().post("/api/games/{game}/undo", game);
        Response first = send(what, book.asDevice().header("Idempotency-Key", "tap"));
        Response second = send(what, book.asDevice().header("Idempotency-Key", "tap"));
        assertEquals(200, first.statusCode(), first::asString);
        assertEquals(first.asString(), second.asString());
        assertEquals(4, TestBook.version(game));
        book.asDevice()
                .header("Idempotency-Key", "tap")
                .post("/api/games/{game}/undo", game)
                .then()
                .statusCode(422);
    }

    @ParameterizedTest
    @ValueSource(strings = {"join", "rename", "leave", "seats"})
    void staleOrUnauthorizedChangesOfPlayersAreRejected(String what) {
        book.asDevice().post("/api/games/{game}/undo", game);
        send(what, book.asDevice().header("If-Match", "\"2\""))
                .then()
                .statusCode(412)
                .body("game.version", equalTo(3));
        send(what, given().contentType("application/json")).then().statusCode(401);
        send(what, TestBook.open().asDevice()).then().statusCode(403);
        assertEquals(3, TestBook.version(game));
        game = "0".repeat(26);
        send(what, book.asDevice()).then().statusCode(404);
    }
}
