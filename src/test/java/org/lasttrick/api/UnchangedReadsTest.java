package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;

/** Who has what would be answered is told so, until it changes. */
@QuarkusTest
class UnchangedReadsTest {
    private static final String SHEET = "/api/games/{game}";
    private static final String HANDS = "/api/games/{game}/hands";
    private static final String LEDGER = "/api/games/{game}/ledger?after=1";
    private static final String EARLIER = "/api/games/{game}?version=2";
    private static final String CSV = "/api/games/{game}/export/csv";
    private static final String WORKBOOK = "/api/games/{game}/export/xlsx";
    private static final String PDF = "/api/games/{game}/export/pdf";
    private static final String JSON = "/api/games/{game}/export/json";

    private TestBook book;
    private String game;

    @BeforeEach
    void aGameWithAHand() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        book.score(game, "9", "p1");
    }

    private static Response read(RequestSpecification reader, String address, String id) {
        Response answer = reader.get(address, id);
        answer.then().statusCode(200);
        return answer;
    }

    private static String tag(String address, String id) {
        return assertNotNullTag(read(given(), address, id));
    }

    private static String assertNotNullTag(Response answer) {
        String tag = answer.header("ETag");
        assertNotNull(tag, "no tag");
        return tag;
    }

    private static int again(RequestSpecification reader, String tag, String address, String id) {
        return reader.header("If-None-Match", tag).get(address, id).statusCode();
    }

    @ParameterizedTest
    @ValueSource(strings = {SHEET, HANDS, LEDGER, CSV, WORKBOOK, PDF, JSON})
    void itIsUnchangedUntilTheNextEntry(String address) {
        String tag = tag(address, game);
        given().header("If-None-Match", tag)
                .get(address, game)
                .then()
                .statusCode(304)
                .header("ETag", equalTo(tag))
                .header("Cache-Control", equalTo("no-cache, no-transform"))
                .header("Vary", equalTo("Authorization, Cookie, Accept-Language"))
                .body(equalTo(""));
        book.score(game, "5", "p2");
        String hand = tag(address, game);
        assertEquals(200, again(given(), tag, address, game));
        book.asDevice().body(TestBook.highCard("7", "p2")).put("/api/games/{game}/hands/2", game);
        String corrected = tag(address, game);
        assertEquals(200, again(given(), hand, address, game));
        book.asDevice().body(Map.of("name", "Berta")).patch("/api/games/{game}/players/p2", game);
        assertEquals(200, again(given(), corrected, address, game));
        String renamed = tag(address, game);
        assertEquals(304, again(given(), renamed, address, game));
        book.asDevice().delete("/api/games/{game}", game);
        assertEquals(410, again(given(), renamed, address, game));
    }

    @ParameterizedTest
    @ValueSource(strings = {WORKBOOK, PDF, CSV})
    void itIsAnotherInAnotherLanguage(String address) {
        String english = tag(address, game);
        String danish = assertNotNullTag(read(given().header("Accept-Language", "da"), address, game));
        assertEquals(200, again(given().header("Accept-Language", "da"), english, address, game));
        assertEquals(304, again(given().header("Accept-Language", "da"), danish, address, game));
        assertEquals(200, again(given().cookie("lasttrick-language", "da"), english, address, game));
        assertEquals(304, again(given().cookie("lasttrick-language", "da"), danish, address, game));
    }

    @ParameterizedTest
    @ValueSource(strings = {SHEET, EARLIER})
    void itIsAnotherForADeviceThatIsToldTheScorebook(String address) {
        String watching = tag(address, game);
        String scoring = assertNotNullTag(read(book.asDevice(), address, game));
        assertEquals(200, again(book.asDevice(), watching, address, game));
        assertEquals(304, again(book.asDevice(), scoring, address, game));
    }

    @ParameterizedTest
    @ValueSource(strings = {SHEET, HANDS, EARLIER})
    void itIsWeakAndNotTheVersionAlone(String address) {
        assertTrue(tag(address, game).startsWith("W/\""));
        assertEquals(200, again(given(), "\"2\"", address, game));
    }

    @Test
    void anEarlierVersionNeverChanges() {
        String tag = tag(EARLIER, game);
        book.score(game, "5", "p2");
        assertEquals(304, again(given(), tag, EARLIER, game));
        assertEquals(200, again(given(), tag, "/api/games/{game}?version=3", game));
        book.asDevice().delete("/api/games/{game}", game);
        assertEquals(410, again(given(), tag, EARLIER, game));
    }

    @Test
    void aDamagedLedgerHasNoTag() {
        TableOwner.changes(game, 2, "\"9\"", "\"8\"");
        assertEquals(null, read(given(), LEDGER, game).header("ETag"));
    }

    @Test
    void theGamesOfABookAreUnchangedUntilOneOfThemChanges() {
        String games = "/api/scorebooks/{book}/games";
        String first = tag(games, book.id());
        given().header("If-None-Match", first)
                .get(games, book.id())
                .then()
                .statusCode(304)
                .header("ETag", equalTo(first));
        String other = book.agurk("Cai", "Dag");
        String started = tag(games, book.id());
        assertEquals(200, again(given(), first, games, book.id()));
        book.score(game, "5", "p2");
        String scored = tag(games, book.id());
        assertEquals(200, again(given(), started, games, book.id()));
        assertEquals(304, again(given(), scored, games, book.id()));
        assertEquals(200, again(book.asDevice(), scored, games, book.id()));
        assertEquals(200, again(given(), scored, games + "?limit=1", book.id()));
        book.asDevice().delete("/api/games/{game}", other);
        given().header("If-None-Match", scored)
                .get(games, book.id())
                .then()
                .statusCode(200)
                .header("ETag", not(equalTo(scored)));
    }

    @Test
    void figuresAreUnchangedUntilAGameEnds() {
        String people = "/api/scorebooks/{book}/people";
        String none = tag(people, book.id());
        book.score(game, "5", "p2");
        assertEquals(304, again(given(), none, people, book.id()));
        book.asDevice().post("/api/games/{game}/close", game);
        assertEquals(200, again(given(), none, people, book.id()));
        String ended = tag(people, book.id());
        assertEquals(304, again(given(), ended, people, book.id()));
        book.asDevice().body(Map.of("name", "Berta")).patch("/api/games/{game}/players/p2", game);
        assertEquals(200, again(given(), ended, people, book.id()));
    }
}
