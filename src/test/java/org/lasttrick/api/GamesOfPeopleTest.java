package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
