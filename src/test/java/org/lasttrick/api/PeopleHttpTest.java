package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;
import org.lasttrick.history.BookPerson;

/** Who has played in a scorebook, under whatever names. */
@QuarkusTest
class PeopleHttpTest {
    private static final String ANNA = BookPerson.id("Anna");

    private TestBook book;
    private String first;

    /** Anna has won against Bo, and Ana, who is the same, has lost against Bo and Cai. */
    @BeforeEach
    void twoGames() {
        book = TestBook.open();
        first = closed(book.agurk("Anna", "Bo"), "9", "p2");
        closed(book.game("ogorek", "Ana", "Bo", "Cai"), "7", "p1");
    }

    private String closed(String game, String card, String player) {
        assertEquals(201, book.score(game, card, player).statusCode());
        closed(book, game);
        return game;
    }

    private static void closed(TestBook of, String game) {
        of.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
    }

    private ValidatableResponse get(String what) {
        return given().get("/api/scorebooks/" + book.id() + what).then();
    }

    private ValidatableResponse post(String what, Map<String, String> body) {
        return book.asDevice()
                .body(body)
                .post("/api/scorebooks/" + book.id() + what)
                .then();
    }

    private ValidatableResponse merged(String name, String with) {
        return post("/people/" + BookPerson.id(name) + "/merge", Map.of("with", BookPerson.id(with)));
    }

    @Test
    void everybodyHasFiguresOfAllTheirGames() {
        get("/people")
                .statusCode(200)
                .body("people.name", contains("Bo", "Ana", "Anna", "Cai"))
                .body("people[0].id", equalTo(BookPerson.id("Bo")))
                .body("people[0].names", contains("Bo"))
                .body("people[0].games", equalTo(2))
                .body("people[0].wins", equalTo(1))
                .body("people[0].shareBeaten", equalTo(0.5f))
                .body("people[0].penalties", equalTo(1))
                .body("people[0].points", equalTo(9))
                .body("people[0].tieBonuses", equalTo(0))
                .body("people[0].reEntries", equalTo(0))
                .body("people[0].hands", equalTo(2));
    }

    @Test
    void whoIsMeantIsFoundWhateverTheAccentsCapitalsAndBlanks() {
        get("/people?like=änna").body("people.name", contains("Anna"));
        get("/people?like=B O").body("people.name", contains("Bo"));
        get("/people?like=An").statusCode(200).body("people", hasSize(0));
    }

    @Test
    void onlyTheGamesOfAVariantAndOfSomeDaysCount() {
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        get("/people?variant=agurk").body("people.name", contains("Anna", "Bo"));
        // Midnight may have come since the games began.
        get("/people?from=" + today.minusDays(1) + "&to=" + today).body("people.size()", equalTo(4));
        get("/people?from=" + today.plusDays(1)).body("people", empty());
        get("/people?to=" + today.minusDays(2)).body("people", empty());
        get("/people?from=0000-01-01&to=9999-12-31").body("people.size()", equalTo(4));
        get("/people/" + ANNA + "?variant=ogorek")
                .statusCode(200)
                .body("games", equalTo(0))
                .body("form", empty());
    }

    @Test
    void anUnknownVariantIsOneThatNobodyHasPlayed() {
        get("/people?variant=bridge").statusCode(200).body("people", empty());
    }

    @ParameterizedTest
    @CsvSource({
        "from=yesterday, from must be a day such as 2026-11-22.",
        "to=2026-02-30, to must be a day such as 2026-11-22."
    })
    void whatCannotBeADayIsRefused(String query, String detail) {
        for (String what : List.of("/people?", "/people/" + ANNA + "?")) {
            get(what + query).statusCode(400).body("detail", equalTo(detail));
        }
    }

    @Test
    void aVariantThatIsTooLongIsRefused() {
        get("/people?variant=" + "x".repeat(101)).statusCode(400).body("detail", containsString("variant"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"unknown", "0000000000000000", "%25", "p1"})
    void whoHasNotFinishedAGameIsUnknown(String person) {
        get("/people/" + person).statusCode(404).body("type", equalTo("urn:lasttrick:unknown-person"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/people", "/people/x", "/records"})
    void anUnknownScorebookHasNobody(String what) {
        given().get("/api/scorebooks/unknown" + what)
                .then()
                .statusCode(404)
                .body("type", equalTo("urn:lasttrick:unknown-scorebook"));
    }

    @Test
    void aPersonHasAHistory() {
        get("/people/" + BookPerson.id("Bo"))
                .statusCode(200)
                .body("name", equalTo("Bo"))
                .body("games", equalTo(2))
                .body("form.variant", contains("agurk", "ogorek"))
                .body("form.game[0]", equalTo(first))
                .body("form.place", contains(2, 1))
                .body("form.opponents", contains(1, 2))
                .body("byVariant.variant", contains("agurk", "ogorek"))
                .body("byVariant.wins", contains(0, 1))
                .body("against.name", contains("Ana", "Anna", "Cai"))
                .body("against.ahead", contains(1, 0, 0))
                .body("against.behind", contains(0, 1, 0))
                .body("byCard.card", contains("9"))
                .body("byCard.points", contains(9))
                .body("longestWinning.games", equalTo(1))
                .body("longestWithoutWin.games", equalTo(1));
        get("/people/" + BookPerson.id("Cai"))
                .body("longestWithoutWin", nullValue())
                .body("byCard", empty());
    }

    @Test
    void twoSpellingsAreOnePersonWhoIsCalledAsTheOther() {
        merged("Ana", "Anna")
                .statusCode(200)
                .body("name", equalTo("Anna"))
                .body("names", contains("Anna", "Ana"))
                .body("games", equalTo(2))
                .body("wins", equalTo(1));
        get("/people").body("people.name", contains("Anna", "Bo", "Cai"));
        get("/people/" + BookPerson.id("Ana")).statusCode(200).body("id", equalTo(ANNA));
        get("/people/" + BookPerson.id("Bo"))
                .body("against.name", contains("Anna", "Cai"))
                .body("against.games", contains(2, 1));
        get("").body("players", contains("Anna", "Bo", "Cai"));
        given().get("/api/games/{game}", first).then().body("players.name", contains("Anna", "Bo"));
    }

    @Test
    void mergingSomebodyWithThemselvesChangesNothing() {
        merged("Ana", "Anna");
        merged("Ana", "Anna").statusCode(200).body("names", contains("Anna", "Ana"));
        merged("Anna", "Anna").statusCode(200).body("names", contains("Anna", "Ana"));
    }

    @Test
    void allNamesOfBothAreMerged() {
        closed(book.agurk("Anna B.", "Dag"), "9", "p2");
        merged("Ana", "Anna");
        merged("Anna", "Anna B.").body("names", contains("Anna B.", "Ana", "Anna"));
    }

    @Test
    void whoHaveMetAreTwoPeople() {
        merged("Anna", "Bo")
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:people-have-met"))
                .body("game", equalTo(first));
        merged("Ana", "Anna");
        merged("Cai", "Anna").statusCode(409).body("game", not(equalTo(first)));
        get("/people").body("people.name", contains("Anna", "Bo", "Cai"));
    }

    @Test
    void aNameIsSplitOff() {
        merged("Ana", "Anna");
        post("/people/" + ANNA + "/split", Map.of("name", "Ana"))
                .statusCode(200)
                .body("name", equalTo("Ana"))
                .body("games", equalTo(1));
        get("/people").body("people.name", contains("Bo", "Ana", "Anna", "Cai"));
    }

    @Test
    void theOthersStayTogetherWhenTheNameByWhichTheyAreCalledIsSplitOff() {
        closed(book.agurk("Anna B.", "Dag"), "9", "p2");
        merged("Ana", "Anna");
        merged("Anna B.", "Anna");
        post("/people/" + ANNA + "/split", Map.of("name", "Anna"))
                .statusCode(200)
                .body("names", contains("Anna"))
                .body("games", equalTo(1));
        get("/people/" + BookPerson.id("Anna B."))
                .body("name", equalTo("Ana"))
                .body("names", contains("Ana", "Anna B."));
    }

    @Test
    void aNameThatIsNotOneOfSeveralIsNotSplitOff() {
        post("/people/" + ANNA + "/split", Map.of("name", "Anna"))
                .statusCode(400)
                .body("errors.pointer", contains("/name"));
        merged("Ana", "Anna");
        post("/people/" + ANNA + "/split", Map.of("name", "Bo")).statusCode(400);
        post("/people/" + ANNA + "/split", Map.of()).statusCode(400);
        post("/people/" + ANNA + "/merge", Map.of("with", "unknown"))
                .statusCode(400)
                .body("errors.pointer", contains("/with"));
        post("/people/unknown/merge", Map.of("with", ANNA)).statusCode(404);
        post("/people/unknown/split", Map.of("name", "Anna")).statusCode(404);
    }

    @Test
    void anotherBookSaysNothingAboutThesePeople() {
        TestBook other = TestBook.open();
        for (String what : List.of("merge", "split")) {
            other.asDevice()
                    .body(what.equals("merge") ? Map.of("with", ANNA) : Map.of("name", "Anna"))
                    .post("/api/scorebooks/{book}/people/{person}/{what}", book.id(), BookPerson.id("Ana"), what)
                    .then()
                    .statusCode(404);
        }
        get("/people").body("people.size()", equalTo(4));
    }

    @Test
    void figuresAreAnsweredAgainOnlyWhenTheyHaveChanged() {
        for (String what : List.of("/people", "/people/" + ANNA, "/records", "/evenings")) {
            String tag = get(what).extract().header("ETag");
            unchanged(what, tag).statusCode(304);
        }
        String people = get("/people").extract().header("ETag");
        String evenings = get("/evenings").extract().header("ETag");
        String bo = get("/people/" + BookPerson.id("Bo")).extract().header("ETag");
        merged("Ana", "Anna");
        unchanged("/people", people).statusCode(200);
        unchanged("/people/" + BookPerson.id("Bo"), bo).statusCode(200);
        unchanged("/evenings", evenings).statusCode(200);
    }

    private ValidatableResponse unchanged(String what, String tag) {
        return given().header("If-None-Match", tag)
                .get("/api/scorebooks/" + book.id() + what)
                .then();
    }

    @Test
    void nothingIsAnsweredWhileGamesAreCounted() {
        TableOwner.does("INSERT INTO summary_due SELECT 'gone-' || n || '%1$s', '%1$s' FROM generate_series(1, 9999) n"
                .formatted(book.id()));
        try {
            for (String what : List.of("/people", "/people/" + ANNA, "/records", "/evenings", "/evenings/x")) {
                get(what)
                        .statusCode(503)
                        .header("Retry-After", notNullValue())
                        .body("type", equalTo("urn:lasttrick:counting"));
            }
        } finally {
            TableOwner.does("DELETE FROM summary_due WHERE scorebook_id = '%s'".formatted(book.id()));
        }
        get("/people").statusCode(200);
    }

    @Test
    void aBookHasRecordsWithTheGamesInWhichTheyWereMade() {
        String duel = book.agurk("Bo", "Dag");
        for (String card : List.of("3", "A", "A", "A", "A")) {
            book.score(duel, card, "p2");
        }
        get("/records")
                .statusCode(200)
                .body(
                        "records.kind",
                        contains(
                                "most-cucumbers-in-an-evening",
                                "longest-game",
                                "lowest-winning-total",
                                "most-hands-without-paying"))
                .body("records.value", contains(2, 5, 0, 5))
                .body("records.person", contains(BookPerson.id("Dag"), null, BookPerson.id("Bo"), BookPerson.id("Bo")))
                .body("records.game[1]", equalTo(duel))
                .body("records.game[2]", equalTo(duel))
                .body("records.game[3]", equalTo(duel))
                .body("records.hand", contains(nullValue(), nullValue(), nullValue(), equalTo(1)));
    }

    @Test
    void whoEqualledARecordIsNamed() {
        get("/records")
                .body("records.kind[0]", equalTo("longest-game"))
                .body("records[0].game", equalTo(first))
                .body("records[0].equalledBy", hasSize(1))
                .body("records[1].kind", equalTo("most-hands-without-paying"))
                .body("records[1].person", equalTo(ANNA))
                .body("records[1].equalledBy.person", contains(BookPerson.id("Bo"), BookPerson.id("Cai")));
    }

    /** Dan leaves before the first hand, and Eva joins after the last. */
    @Test
    void whoWasNeverDealtInIsNobody() {
        TestBook own = TestBook.open();
        String game = own.agurk("Anna", "Bo", "Dan");
        own.asDevice().delete("/api/games/{game}/players/p3", game).then().statusCode(200);
        own.score(game, "9", "p2");
        own.asDevice().body(Map.of("name", "Eva")).post("/api/games/{game}/players", game);
        closed(own, game);
        String people = "/api/scorebooks/" + own.id();
        given().get(people + "/people")
                .then()
                .body("people.name", contains("Anna", "Bo"))
                .body("people.shareBeaten", contains(1.0f, 0.0f));
        given().get(people + "/evenings").then().body("evenings[0].standing.name", contains("Anna", "Bo"));
        given().get("/api/games/{game}", game).then().body("players.place", contains(1, 2, null, null));
        given().get(people + "/export/csv")
                .then()
                .body(not(containsString("Dan")))
                .body(not(containsString("Eva")));
        String play = given().redirects()
                .follow(false)
                .get("/api/games/{game}/export/bgstats", game)
                .header("Location");
        assertTrue(play.contains("Anna") && !play.contains("Dan") && !play.contains("Eva"), play);
    }

    @Test
    void aBookWithoutGamesHasNoRecords() {
        given().get("/api/scorebooks/{book}/records", TestBook.open().id())
                .then()
                .statusCode(200)
                .body("records", empty());
    }

    /** Its longest run is that of somebody else, and its only winner came late. */
    @Test
    void theLongestGameIsThatWithTheMostHands() {
        String changing = book.agurk("Dag", "Eva");
        for (int hand = 0; hand < 4; hand++) {
            book.score(changing, "2", hand % 2 == 0 ? "p1" : "p2");
        }
        for (String name : List.of("Fay", "Gus")) {
            book.asDevice().body(Map.of("name", name)).post("/api/games/{game}/players", changing);
        }
        for (String player : List.of("p1", "p2")) {
            book.asDevice().delete("/api/games/{game}/players/{player}", changing, player);
        }
        for (int hand = 0; hand < 3; hand++) {
            book.score(changing, "2", "p3");
        }
        book.asDevice().post("/api/games/{game}/close", changing);
        get("/records").body("records.find { it.kind == 'longest-game' }.value", equalTo(7));
    }
}
