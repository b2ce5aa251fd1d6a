package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;
import org.lasttrick.history.BookPerson;

/** Games that follow one another are an evening, unless the book says otherwise. */
@QuarkusTest
@Timeout(120)
class EveningsHttpTest {
    private TestBook book;
    private List<String> games;

    @BeforeEach
    void threeGamesOfOneEvening() {
        book = TestBook.open();
        games = new ArrayList<>();
        for (String[] players : new String[][] {{"Anna", "Bo"}, {"Bo", "Cai"}, {"Cai", "Anna", "Dag"}}) {
            String game = book.agurk(players);
            book.score(game, "9", "p2");
            book.asDevice().post("/api/games/{game}/close", game);
            games.add(game);
        }
    }

    private ValidatableResponse get(String what) {
        return given().get("/api/scorebooks/" + book.id() + "/evenings" + what).then();
    }

    private ValidatableResponse move(int game, String to) {
        return move(book, games.get(game - 1), to);
    }

    private ValidatableResponse move(TestBook of, String game, String to) {
        return of.asDevice()
                .body(Map.of("game", game, "to", to))
                .post("/api/scorebooks/{book}/evenings/moves", of.id())
                .then();
    }

    /** The numbers of the games of each evening, the oldest first, such as {@code 12 3}. */
    private String evenings() {
        List<List<String>> all = get("").statusCode(200).extract().path("evenings.games");
        StringBuilder text = new StringBuilder();
        for (List<String> evening : all.reversed()) {
            text.append(' ');
            evening.forEach(game -> text.append(games.indexOf(game) + 1));
        }
        return text.toString().strip();
    }

    @Test
    void anEveningHasItsGamesAndAStanding() {
        get("").statusCode(200)
                .body("evenings", hasSize(1))
                .body("next", nullValue())
                .body("evenings[0].games", equalTo(games))
                .body("evenings[0].standing.name", contains("Bo", "Cai", "Anna", "Dag"))
                .body("evenings[0].standing.person[0]", equalTo(BookPerson.id("Bo")))
                .body("evenings[0].standing.points", contains(5, 5, 4, 3));
    }

    @Test
    void eachWayToCountHasAnotherStanding() {
        points("wins", 204);
        get("").body("evenings[0].standing.wins", contains(1, 1, 1, 1))
                .body("evenings[0].standing.place", contains(1, 1, 1, 1));
        String bo = book.agurk("Bo", "Dag");
        for (int hand = 0; hand < 4; hand++) {
            book.score(bo, "A", "p2");
        }
        get("").body("evenings[0].standing.name[0]", equalTo("Bo"))
                .body("evenings[0].standing.place", contains(1, 2, 2, 2));
        points("cucumbers", 204);
        get("").body("evenings[0].standing.cucumbers", contains(0, 0, 0, 2))
                .body("evenings[0].standing.name[3]", equalTo("Dag"))
                .body("evenings[0].standing.name[0]", equalTo("Bo"));
        points("places", 204);
        get("").body("evenings[0].standing.points[0]", equalTo(8));
        points("luck", 400).body("errors.pointer", contains("/by"));
    }

    private ValidatableResponse points(String by, int status) {
        return book.asDevice()
                .body(Map.of("by", by))
                .put("/api/scorebooks/{book}/evenings/points", book.id())
                .then()
                .statusCode(status);
    }

    @ParameterizedTest
    @CsvSource({
        "1, next, 123, previous, 1 23",
        "2, next, 1 23, previous, 12 3",
        "3, next, 12 3, previous, 123",
        "1, previous, 1 23, next, 123",
        "2, previous, 12 3, next, 1 23",
        "3, previous, 123, next, 12 3"
    })
    void aGameIsMovedAndBack(int game, String to, String then, String back, String atLast) {
        move(game, to).statusCode(200);
        assertEquals(then, evenings());
        move(game, back).statusCode(200);
        assertEquals(atLast, evenings());
    }

    @Test
    void aGameMovesBetweenEveningsWithThoseBeforeOrAfterIt() {
        move(2, "next").body("games", equalTo(games.subList(1, 3)));
        move(3, "next").body("games", equalTo(games.subList(2, 3)));
        assertEquals("1 2 3", evenings());
        move(3, "previous").body("games", equalTo(games.subList(1, 3)));
        move(3, "previous").body("games", equalTo(games));
        assertEquals("123", evenings());
        move(3, "next");
        move(1, "next").body("games", equalTo(games));
        assertEquals("123", evenings());
    }

    @Test
    void anEveningCanBeginWithAnyGame() {
        move(2, "next");
        move(1, "next");
        assertEquals("123", evenings());
        move(2, "new").body("games", equalTo(games.subList(1, 3)));
        move(3, "new");
        assertEquals("1 2 3", evenings());
    }

    /** Imported games may have begun at the same time. */
    @Test
    void cucumbersOfGamesThatBeganAtTheSameTimeAreCountedInTheirOwnEvenings() {
        List<String> same = Stream.generate(() -> book.agurk("Anna", "Bo"))
                .limit(2)
                .sorted()
                .toList();
        for (String game : same) {
            for (String card : List.of("3", "A", "A", "A", "A")) {
                book.score(game, card, "p2");
            }
            TableOwner.does("""
                    UPDATE game SET started_at = '2026-01-01' WHERE id = '%1$s';
                    UPDATE game_summary SET started_at = '2026-01-01' WHERE game_id = '%1$s';
                    UPDATE game_player SET started_at = '2026-01-01' WHERE game_id = '%1$s'""".formatted(game));
        }
        move(book, same.getFirst(), "new").statusCode(200);
        assertEquals(4, mostCucumbersInAnEvening());
        move(book, same.getLast(), "new").statusCode(200);
        assertEquals(2, mostCucumbersInAnEvening());
    }

    private int mostCucumbersInAnEvening() {
        return given().get("/api/scorebooks/{book}/records", book.id())
                .path("records.find { it.kind == 'most-cucumbers-in-an-evening' }.value");
    }

    @Test
    void aMoveFromAnEveningToWhichTheGameNoLongerBelongsIsRefused() {
        String evening = get("").extract().path("evenings[0].id");
        Map<String, String> body = Map.of("game", games.get(1), "to", "next", "evening", evening);
        for (int status : new int[] {200, 400}) {
            book.asDevice()
                    .body(body)
                    .post("/api/scorebooks/{book}/evenings/moves", book.id())
                    .then()
                    .statusCode(status);
        }
        assertEquals("1 23", evenings());
    }

    @Test
    void theFirstGameOfTheFirstEveningStaysWhereItIs() {
        move(2, "previous");
        assertEquals(
                "3",
                String.join(
                        " ",
                        TableOwner.rows(
                                        "SELECT game_id FROM evening_break JOIN game ON id = game_id WHERE scorebook_id = '%s'"
                                                .formatted(book.id()))
                                .stream()
                                .map(game -> Integer.toString(games.indexOf(game) + 1))
                                .toList()));
    }

    @Test
    void anErasedGameThatWasMovedKeepsNoEveningsTogether() {
        move(3, "new");
        move(2, "next");
        assertEquals("1 23", evenings());
        book.asDevice().delete("/api/games/{game}", games.get(1)).then().statusCode(204);
        assertEquals(
                0,
                TableOwner.rows("SELECT game_id FROM evening_break JOIN game ON id = game_id WHERE scorebook_id = '%s'"
                                .formatted(book.id()))
                        .size());
    }

    @Test
    void aMoveOfNoGameOrToNowhereIsRefused() {
        move(1, "elsewhere").statusCode(400).body("errors.pointer", contains("/to"));
        move(book, "unknown", "next").statusCode(400).body("errors.pointer", contains("/game"));
        TestBook other = TestBook.open();
        move(book, other.agurk("Anna", "Bo"), "next").statusCode(400).body("errors.pointer", contains("/game"));
        book.asDevice().delete("/api/games/{game}", games.getFirst()).then().statusCode(204);
        move(1, "next").statusCode(400);
        assertEquals("23", evenings());
    }

    @Test
    void whatWasSaidOfAnErasedGameIsForgotten() {
        move(2, "next");
        book.asDevice().delete("/api/games/{game}", games.get(1)).then().statusCode(204);
        assertEquals("13", evenings());
    }

    @Test
    void anEveningIsFoundByItsId() {
        move(3, "next");
        List<String> ids = get("").extract().path("evenings.id");
        assertNotEquals(ids.getFirst(), ids.getLast());
        get("/" + ids.getLast()).statusCode(200).body("games", equalTo(games.subList(0, 2)));
        get("/" + ids.getFirst()).statusCode(200).body("games", equalTo(games.subList(2, 3)));
        String tag = get("/" + ids.getFirst()).extract().header("ETag");
        given().header("If-None-Match", tag)
                .get("/api/scorebooks/{book}/evenings/{id}", book.id(), ids.getFirst())
                .then()
                .statusCode(304);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theAddressOfAnEveningLeadsToWhatIsLeftOfIt(boolean isErased) {
        move(2, "next");
        String id = get("").extract().path("evenings[0].id");
        if (isErased) {
            book.asDevice().delete("/api/games/{game}", games.get(1)).then().statusCode(204);
            // Nothing says any more that an evening begins there.
            get("/" + id).statusCode(200).body("games", equalTo(List.of(games.get(0), games.get(2))));
        } else {
            move(2, "previous");
            assertEquals("12 3", evenings());
            get("/" + id).statusCode(200).body("games", equalTo(games.subList(2, 3)));
            given().get("/evenings/{id}/tv", id).then().statusCode(200);
            move(3, "previous");
            get("/" + id).statusCode(200).body("games", equalTo(games));
            move(2, "new");
            get("/" + id).statusCode(200).body("id", equalTo(id)).body("games", equalTo(games.subList(1, 3)));
        }
    }

    @Test
    void theAddressOfTheFirstEveningLeadsOnIfItsFirstGamesAreErased() {
        String id = get("").extract().path("evenings[0].id");
        for (int erased = 0; erased < 2; erased++) {
            book.asDevice()
                    .delete("/api/games/{game}", games.get(erased))
                    .then()
                    .statusCode(204);
            get("/" + id).statusCode(200).body("games", equalTo(games.subList(erased + 1, 3)));
        }
        book.asDevice().delete("/api/games/{game}", games.get(2)).then().statusCode(204);
        get("/" + id).statusCode(404);
    }

    /** A second tap on the same page, after which the game is of another evening. */
    @Test
    void aGameIsMovedOnlyFromTheEveningThatThePageShows() {
        move(2, "new");
        move(3, "new");
        String id = get("").extract().path("evenings[0].id");
        for (int tap = 0; tap < 2; tap++) {
            book.asTablet()
                    .formParam("game", games.get(2))
                    .formParam("to", "previous")
                    .post("/evenings/{id}/move", id)
                    .then()
                    .statusCode(303);
        }
        assertEquals("1 23", evenings());
    }

    /** Who watches a game knows its id, and no other game of the evening. */
    @Test
    void anEveningIsNotGuessedFromAGame() {
        String id = get("").extract().path("evenings[0].id");
        String game = games.getFirst();
        assertTrue(id.startsWith(game + "-"), id);
        TestBook other = TestBook.open();
        String elsewhere = other.agurk("Anna", "Bo");
        String token = given().get("/api/scorebooks/{book}/evenings", other.id())
                .<String>path("evenings[0].id")
                .substring(elsewhere.length());
        for (String guess : List.of(
                game,
                game + "-",
                game + "-" + "0".repeat(32),
                game + token,
                games.get(1) + id.substring(game.length()),
                id.substring(0, id.length() - 1),
                "unknown")) {
            get("/" + guess).statusCode(404).body("type", equalTo("urn:lasttrick:unknown-evening"));
        }
        given().get("/api/scorebooks/{book}/evenings/{id}", other.id(), id)
                .then()
                .statusCode(404);
        given().get("/api/scorebooks/unknown/evenings/{id}", id).then().statusCode(404);
    }

    @Test
    void olderEveningsAreOnTheNextPage() {
        move(2, "next");
        move(3, "next");
        List<String> ids = get("").extract().path("evenings.id");
        get("?limit=2").body("evenings.id", equalTo(ids.subList(0, 2))).body("next", equalTo(ids.get(1)));
        get("?limit=2&after=" + ids.get(1))
                .body("evenings.id", equalTo(ids.subList(2, 3)))
                .body("next", nullValue());
        get("?limit=0").statusCode(400);
        get("?limit=101").statusCode(400);
    }

    @Test
    void aDamagedGameIsPartOfNoEvening() {
        TableOwner.changes(games.get(1), 2, "\"9\"", "\"8\"");
        TableOwner.does("INSERT INTO summary_due VALUES ('%s', '%s')".formatted(games.get(1), book.id()));
        get("").statusCode(200);
        assertEquals("13", evenings());
        move(3, "next").statusCode(200).body("games", equalTo(games.subList(2, 3)));
        assertEquals("1 3", evenings());
        move(2, "next").statusCode(400);
    }

    /** The damaged game would begin one. */
    @Test
    void anEveningBeginsAfterADamagedGame() {
        move(2, "next");
        TableOwner.changes(games.get(1), 2, "\"9\"", "\"8\"");
        TableOwner.does("INSERT INTO summary_due VALUES ('%s', '%s')".formatted(games.get(1), book.id()));
        String id = get("").extract().path("evenings[0].id");
        get("/" + id).body("games", equalTo(List.of(games.get(0), games.get(2))));
    }

    @Test
    void nobodyWaitsForWhoMovesGamesOrEndsThem() throws Exception {
        List<Callable<List<String>>> tasks = new ArrayList<>();
        for (String game : games) {
            tasks.add(() -> repeated(20, i -> move(book, game, i % 2 == 0 ? "next" : "previous")));
            tasks.add(() -> repeated(
                    20,
                    i -> book.asDevice()
                            .post("/api/games/{game}/{what}", game, i % 2 == 0 ? "reopen" : "close")
                            .then()));
        }
        try (var threads = Executors.newFixedThreadPool(tasks.size())) {
            for (Future<List<String>> refusals : threads.invokeAll(tasks)) {
                assertEquals(Set.of(), Set.copyOf(refusals.get()));
            }
        }
    }

    private interface Repeated {
        ValidatableResponse send(int number);
    }

    private static List<String> repeated(int times, Repeated request) {
        List<String> refusals = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            Response answer = request.send(i).extract().response();
            if (answer.statusCode() != 200) {
                refusals.add(answer.asString());
            }
        }
        return refusals;
    }
}
