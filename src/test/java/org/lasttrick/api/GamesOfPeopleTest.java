package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.TableOwner;
import org.lasttrick.history.BookPerson;

/** Games are found by who played them, under whatever name, and by what somebody did in them. */
@QuarkusTest
class GamesOfPeopleTest {
    private static final String BONUS = "{'type':'high-card','card':'9','players':['p1','p2']}";

    private TestBook book;
    private List<String> games;

    /** Åse is called Aase, too; the first two games are hers. The third goes on, and Bo has won the others. */
    @BeforeEach
    void gamesOfThreePeople() {
        book = TestBook.open();
        games = List.of(book.agurk("Åse", "Bo"), book.agurk("Aase", "Cai"), book.agurk("Bo", "Cai"));
        book.score(games.get(0), "A", "p1");
        book.score(games.get(0), "A", "p1");
        book.score(games.get(1), BONUS);
        book.score(games.get(2), "9", "p1");
        for (String game : games.subList(0, 2)) {
            book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        }
        book.asDevice()
                .body(Map.of("with", BookPerson.id("Åse")))
                .post("/api/scorebooks/{book}/people/{person}/merge", book.id(), BookPerson.id("Aase"))
                .then()
                .statusCode(200);
    }

    /** The numbers of the games that are found, the first one first. */
    private String found(String query) {
        List<String> ids = given().get("/api/scorebooks/" + book.id() + "/games?" + query)
                .then()
                .statusCode(200)
                .extract()
                .path("games.id");
        List<Integer> numbers = new ArrayList<>();
        ids.reversed().forEach(id -> numbers.add(games.indexOf(id) + 1));
        return numbers.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "player=Åse, '1, 2'",
        "player=Aase, '1, 2'",
        "player=aase, '1, 2'",
        "player=ÅSE, '1, 2'",
        "player=ase, '1, 2'",
        "player=Åse M., ''",
        "player=Bo, '1, 3'",
        "player=Åse&with=Bo, '1'",
        "player=Bo&with=Aase, '1'",
        "player=bo&with=AASE, '1'",
        "with=Cai, '2, 3'",
        "player=Åse&with=Dag, ''",
        "player=Bo&with=Bo, '1, 3'",
        "player=Åse&having=wins, '2'",
        "player=Bo&having=wins, '1'",
        "player=bo&having=wins, '1'",
        "player=Cai&having=penalties, '2'",
        "player=Åse&having=cucumbers, '1'",
        "player=Aase&having=cucumbers, '1'",
        "player=ase&having=cucumbers, '1'",
        "player=Åse&having=returns, '1'",
        "player=Åse&having=penalties, '1'",
        "player=Åse&having=bonuses, '2'",
        "player=Åse&having=bonuses&with=Bo, ''",
        "player=Åse&having=behind&with=Bo, '1'",
        "player=Bo&having=ahead&with=Aase, '1'",
        "player=Åse&having=ahead&with=Bo, ''",
        "player=Åse&having=ahead&with=Cai, '2'",
        "player=Åse&having=ahead&with=Dag, ''",
        "player=Cai&having=wins&state=running, ''"
    })
    void gamesAreFoundByAllNamesOfAPersonAndByTheirFigures(String query, String numbers) {
        assertEquals("[" + numbers + "]", found(query));
    }

    /** Whoever plays last has the game; whoever has paid in it before is found by that. */
    @Test
    void aSubstituteHasTheGameAndWhoPlayedBeforeTheirHands() {
        TestBook other = TestBook.open();
        String game = other.agurk("Anna", "Bo");
        other.score(game, "9", "p2");
        other.asDevice()
                .body(Map.of("name", "Eva"))
                .post("/api/games/{game}/players/p2/substitute", game)
                .then()
                .statusCode(200);
        other.score(game, "4", "p1");
        other.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        String finished = "/api/scorebooks/" + other.id() + "/games?state=finished&player=";
        given().get(finished + "Eva").then().body("games.id", contains(game));
        given().get(finished + "Bo").then().body("games", hasSize(0));
        given().get(finished + "Bo&having=penalties").then().body("games.id", contains(game));
        given().get("/api/scorebooks/" + other.id() + "/people")
                .then()
                .body("people.name", contains("Anna", "Eva", "Bo"))
                .body("people.games", contains(1, 1, 0))
                .body("people.points", contains(4, 0, 9));
    }

    /** Whether or not they have finished a game before, and whoever plays for them now. */
    @Test
    void whoWasSubstitutedIsFoundWhileTheGameGoesOnToo() {
        TestBook other = TestBook.open();
        String before = other.agurk("Bo", "Cai");
        other.score(before, "9", "p1");
        other.asDevice().post("/api/games/{game}/close", before).then().statusCode(200);
        String game = other.agurk("Anna & Bo", "Dag & Finn");
        other.score(game, "9", "p1");
        substitute(other, game, "p1", Map.of("names", List.of("Anna", "Eva")));
        substitute(other, game, "p2", Map.of("names", List.of("Gro", "Hal")));
        String running = "/api/scorebooks/" + other.id() + "/games?state=running&player=";
        String all = "/api/scorebooks/" + other.id() + "/games?player=";
        for (String name : List.of("Anna", "Bo", "Dag", "Finn", "Eva", "Gro", "Hal")) {
            given().get(running + name).then().body("games.id", contains(game));
        }
        given().get(running + "Cai").then().body("games", hasSize(0));
        given().get(all + "Bo").then().body("games.id", contains(game, before));
        given().get(all + "Bo&with=Gro").then().body("games.id", contains(game));
        other.score(game, "4", "p1");
        other.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        for (String name : List.of("Anna", "Dag", "Finn", "Eva", "Gro", "Hal")) {
            given().get(all + name).then().body("games.id", contains(game));
        }
        given().get(all + "Bo").then().body("games.id", contains(game, before));
        other.asTablet().get("/games?player=Bo").then().body(containsString("/games/" + game));
    }

    private static void substitute(TestBook book, String game, String player, Map<String, Object> whom) {
        book.asDevice()
                .body(whom)
                .post("/api/games/{game}/players/{player}/substitute", game, player)
                .then()
                .statusCode(200);
    }

    /** It says neither who was substituted nor when the game was entered. */
    @Test
    void whatAnOlderServiceHasStoredIsCompleted() {
        TestBook other = TestBook.open();
        String game = other.agurk("Anna", "Bo");
        String figures = """
                "total": 0, "opponents": 1, "wins": 0, "cucumbers": 0, "penalties": 0, "points": 0, "bonuses": 0, "returns": 0""";
        TableOwner.does("""
                SELECT store_summary(id, 1, '{"variant": "agurk", "houseRules": "", "status": "FINISHED", "players": [
                    {"seat": 1, "name": "Eva", "place": 1, "hands": 2, %1$s}, {"seat": 1, "name": "Anna", "hands": 1, %1$s},
                    {"seat": 2, "name": "Bo"}]}') FROM game WHERE id = '%2$s'
                """.formatted(figures, game));
        assertEquals(
                List.of("Anna true", "Bo false", "Eva false"),
                TableOwner.rows("SELECT name || ' ' || substituted FROM game_player WHERE game_id = '" + game
                        + "' ORDER BY name"));
        assertEquals(
                List.of("true"),
                TableOwner.rows("SELECT (entered_from = recorded_at)::text FROM game_summary"
                        + " JOIN entry USING (game_id) WHERE version = 1 AND game_id = '" + game + "'"));
    }

    /** Anna has gone home, comes back, and plays on for Bo: one person, one game, one place. */
    @Test
    void whoPlaysOnAfterASeatOfTheirOwnHasOneGame() {
        TestBook other = TestBook.open();
        String game = other.agurk("Anna", "Bo", "Cai");
        other.score(game, "9", "p1");
        other.asDevice().delete("/api/games/{game}/players/p1", game).then().statusCode(200);
        substitute(other, game, "p2", Map.of("name", "anna"));
        other.asDevice()
                .post("/api/games/{game}/players/p1/return", game)
                .then()
                .statusCode(409)
                .body("detail", containsString("p1 is playing on for somebody else"));
        other.score(game, "4", "p2");
        other.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        isOneGame(other, game);
        TestBook copy = TestBook.open();
        String file = given().get("/api/games/{game}/export/json", game).asString();
        copy.asDevice()
                .body(file)
                .post("/api/scorebooks/{book}/import", copy.id())
                .then()
                .statusCode(201);
        isOneGame(copy, given().get("/api/scorebooks/" + copy.id() + "/games").path("games[0].id"));
    }

    private static void isOneGame(TestBook book, String game) {
        given().get("/api/games/{game}", game)
                .then()
                .body("players.name", contains("Anna", "Cai", "Anna"))
                .body("players[0].turns.name", contains("Bo", "Anna"));
        given().get("/api/scorebooks/" + book.id() + "/people")
                .then()
                .body("people.name", contains("Anna", "Bo", "Cai"))
                .body("people.games", contains(1, 1, 1))
                .body("people.points", contains(13, 0, 0))
                .body("people.hands", contains(2, 1, 2));
        given().get("/api/scorebooks/{book}/people/{person}", book.id(), BookPerson.id("Anna"))
                .then()
                .body("against.name", containsInAnyOrder("Bo", "Cai"));
        given().get("/api/scorebooks/" + book.id() + "/games?state=finished&player=Anna")
                .then()
                .body("games.id", contains(game));
        given().get("/api/games/{game}/export/csv", game).then().body(containsString("Anna (Bo)"));
        String play = given().redirects()
                .follow(false)
                .get("/api/games/{game}/export/bgstats", game)
                .header("Location");
        assertTrue(play.contains("%22name%22%3A%22Bo%22"), play);
    }

    /** Figures are counted by person: their links lead to no more games. */
    @Test
    void whoIsCalledExactlySoIsMeant() {
        TestBook other = TestBook.open();
        List<String> own = new ArrayList<>();
        for (String name : List.of("Jörg", "Jorg", "Anna", "anna")) {
            own.add(other.agurk(name, "Bo"));
            other.score(own.getLast(), "9", "p2");
            other.asDevice().post("/api/games/{game}/close", own.getLast());
        }
        // Anna leaves before the first hand.
        String left = other.agurk("Anna", "Bo", "Cai");
        other.asDevice().delete("/api/games/{game}/players/p1", left);
        other.score(left, "9", "p2");
        other.asDevice().post("/api/games/{game}/close", left);
        for (String name : List.of("Jörg", "Jorg", "Anna", "anna")) {
            for (String having : List.of("", "&having=wins", "&with=Bo", "&with=Bo&having=ahead")) {
                given().queryParam("player", name)
                        .get("/api/scorebooks/" + other.id() + "/games?state=finished" + having)
                        .then()
                        .body(
                                "games.id",
                                equalTo(List.of(own.get(
                                        List.of("Jörg", "Jorg", "Anna", "anna").indexOf(name)))));
            }
        }
        given().get("/api/scorebooks/" + other.id() + "/games?player=JORG")
                .then()
                .body("games", hasSize(2));
    }

    @Test
    void afterANameIsSplitOffItIsSomebodyElsesAgain() {
        book.asDevice()
                .body(Map.of("name", "Aase"))
                .post("/api/scorebooks/{book}/people/{person}/split", book.id(), BookPerson.id("Åse"))
                .then()
                .statusCode(200);
        assertEquals("[2]", found("player=Aase"));
        assertEquals("[1]", found("player=Åse"));
    }

    @ParameterizedTest
    @CsvSource({
        "player=Bo&having=luck, 'having must be wins, cucumbers, penalties, bonuses, returns, or,'",
        "player=Bo&having=ahead, having=ahead needs another player",
        "having=wins, having needs a player."
    })
    void whatNobodyCanHaveIsRefused(String query, String detail) {
        given().get("/api/scorebooks/" + book.id() + "/games?" + query)
                .then()
                .statusCode(400)
                .body("detail", containsString(detail));
    }
}
