package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was played some time ago and reaches the service now counts for when it was played. */
@QuarkusTest
class PlayedBeforeTest {
    private static final Duration SO_LONG = Duration.ofHours(18);

    private TestBook book;

    @BeforeEach
    void aBook() {
        book = TestBook.open();
    }

    private RequestSpecification waited(Duration waited) {
        return book.asTablet().header("Waited", waited.toMillis());
    }

    private String beganWithoutTheService() {
        Response start = waited(SO_LONG)
                .formParams(Map.of("players", "Anna\nBo", "variant", "agurk", "commandId", "one"))
                .post("/games");
        String game = start.header("Location").replace("/games/", "");
        waited(SO_LONG.minusMinutes(10))
                .formParams(Map.of("player", "p2", "card", "9", "commandId", "two"))
                .post("/games/{game}/hands", game)
                .then()
                .statusCode(303);
        waited(SO_LONG.minusMinutes(11))
                .formParam("commandId", "three")
                .post("/games/{game}/close", game)
                .then()
                .statusCode(303);
        return game;
    }

    private static Instant time(String game, String path) {
        return Instant.parse(given().get("/api/games/" + game).path(path));
    }

    private static void isAbout(Instant expected, Instant actual) {
        assertTrue(
                Duration.between(expected, actual).abs().compareTo(Duration.ofMinutes(1)) < 0,
                () -> expected + ", not " + actual);
    }

    private Instant evening(String end) {
        return Instant.parse(
                given().get("/api/scorebooks/" + book.id() + "/evenings").path("evenings[0]." + end));
    }

    @Test
    void aGameThatWasBegunWithoutTheServiceIsOfThatEvening() {
        String game = beganWithoutTheService();
        Instant begun = Instant.now().minus(SO_LONG);
        isAbout(begun, evening("from"));
        isAbout(begun.plus(Duration.ofMinutes(10)), evening("to"));
        isAbout(begun.plus(Duration.ofMinutes(10)), time(game, "hands[0].playedAt"));
        isAbout(Instant.now(), time(game, "hands[0].recordedAt"));
        given().get("/api/scorebooks/{book}/evenings", book.id()).then().body("evenings", hasSize(1));

        Response csv = given().get("/api/games/{game}/export/csv", game);
        String hour = begun.plus(Duration.ofMinutes(10)).toString().substring(0, 13);
        assertTrue(csv.asString().contains("," + hour), csv.asString());
        String play = URLDecoder.decode(
                given().redirects()
                        .follow(false)
                        .get("/api/games/{game}/export/bgstats", game)
                        .header("Location"),
                StandardCharsets.UTF_8);
        String ended = begun.plus(Duration.ofMinutes(10)).toString().substring(0, 10);
        assertTrue(play.contains("\"playDate\":\"" + ended), play);
        assertTrue(play.contains("\"durationMin\":10"), play);
    }

    @Test
    void aBooksTableSaysWhenTheLastHandOfAGameWasPlayed() throws IOException {
        beganWithoutTheService();
        book.game("agurk", "Anna", "Bo");
        String csv = new String(
                given().get("/api/scorebooks/{book}/export/csv", book.id()).asByteArray(), StandardCharsets.UTF_8);
        CSVFormat withHeader = CSVFormat.RFC4180
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        List<String> played = CSVParser.parse(csv.substring(1), withHeader).stream()
                .map(line -> line.get("last_hand_at"))
                .distinct()
                .toList();

        assertEquals("", played.getFirst(), "no hand yet");
        isAbout(Instant.now().minus(SO_LONG).plus(Duration.ofMinutes(10)), Instant.parse(played.getLast()));
    }

    @Test
    void theLedgerKeepsBothTimesAndShowsThem() {
        String game = beganWithoutTheService();
        book.asTablet()
                .header("Accept-Language", "en")
                .get("/games/{game}/ledger", game)
                .then()
                .statusCode(200)
                .body(containsString("· played "));
        given().get("/api/games/{game}/verification", game).then().body("valid", equalTo(true));
        String plain = book.agurk("Cai", "Dag");
        book.asTablet()
                .header("Accept-Language", "en")
                .get("/games/{game}/ledger", plain)
                .then()
                .body(not(containsString("· played ")));
    }

    @Test
    void anImportedGameIsOfItsEvening() {
        String game = beganWithoutTheService();
        String file = given().get("/api/games/{game}/export/json", game).asString();
        TestBook other = TestBook.open();
        other.asDevice()
                .body(file)
                .post("/api/scorebooks/{book}/import", other.id())
                .then()
                .statusCode(201);
        isAbout(
                Instant.now().minus(SO_LONG),
                Instant.parse(given().get("/api/scorebooks/" + other.id() + "/evenings")
                        .path("evenings[0].from")));
    }

    /** A form that waited longer than the last entry is old, or from a device whose clock has jumped. */
    @Test
    void nothingIsPlayedBeforeTheEntryBefore() {
        String game = book.agurk("Anna", "Bo");
        waited(SO_LONG)
                .formParams(Map.of("player", "p2", "card", "9", "commandId", "one"))
                .post("/games/{game}/hands", game)
                .then()
                .statusCode(303);
        isAbout(
                Instant.now(),
                Instant.parse(given().get("/api/games/{game}", game).path("hands[0].playedAt")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"30000", "-1", "soon", "99999999999999"})
    void whatIsNoTimeAgoIsNow(String ago) {
        Response start = book.asTablet()
                .header("Waited", ago)
                .formParams(Map.of("players", "Anna\nBo", "variant", "agurk", "commandId", "one"))
                .post("/games");
        start.then().statusCode(303);
        isAbout(Instant.now(), evening("from"));
    }

    @Test
    void aProgramSaysWhenItWasPlayed() {
        Map<String, Object> body = Map.of("variant", "agurk", "players", TestBook.seats(List.of("Anna", "Bo")));
        String game = book.asDevice()
                .header("Played-At", "2026-01-03T20:14:00Z")
                .body(body)
                .post("/api/games")
                .path("id");
        book.withNewKey()
                .header("Played-At", "2026-01-03T20:20:00Z")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(201)
                .body("hand.playedAt", equalTo("2026-01-03T20:20:00Z"));
        given().get("/api/games/{game}/ledger", game)
                .then()
                .body("entries.playedAt", contains("2026-01-03T20:14:00Z", "2026-01-03T20:20:00Z"));
        given().get("/api/scorebooks/{book}/evenings", book.id())
                .then()
                .body("evenings.from", contains("2026-01-03T20:14:00Z"));
        book.asDevice()
                .header("Played-At", "tomorrow")
                .body(body)
                .post("/api/games")
                .then()
                .statusCode(400)
                .body("detail", startsWith("Played-At must be"));
    }

    @Test
    void aGameThatWasKeptOnPaperIsOfItsDay() {
        Response start = book.asTablet()
                .formParams(Map.of("players", "Anna\nBo", "variant", "agurk", "commandId", "one", "day", "2026-01-03"))
                .post("/games");
        String game = start.header("Location").replace("/games/", "");
        assertEquals(201, book.score(game, "9", "p2").statusCode());
        book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        assertEquals(Instant.parse("2026-01-03T12:00:00Z"), time(game, "hands[0].playedAt"));
        given().get("/api/scorebooks/{book}/evenings", book.id())
                .then()
                .body("evenings.from", contains("2026-01-03T12:00:00Z"))
                .body("evenings.to", contains("2026-01-03T12:00:00Z"));
        given().get("/api/games/{game}/export/csv", game)
                .then()
                .header("Content-Disposition", containsString("2026-01-03"));
        // A rematch is played today.
        String rematch = book.asDevice().post("/api/games/{game}/rematch", game).path("id");
        assertFalse(rematch.isEmpty());
        given().get("/api/scorebooks/{book}/evenings", book.id()).then().body("evenings", hasSize(2));
    }

    private Response move(String game, String evening, String day) {
        return book.asTablet()
                .header("Accept-Language", "en")
                .formParams(Map.of("game", game, "day", day))
                .post("/evenings/{evening}/day", evening);
    }

    private String eveningOf(String game) {
        return book.asTablet()
                .get("/games/{game}/evening", game)
                .header("Location")
                .replace("/evenings/", "");
    }

    private List<String> gamesOf(String evening) {
        return given().get("/api/scorebooks/{book}/evenings/{evening}", book.id(), evening)
                .path("games");
    }

    private String closedOn(String played, String... players) {
        String game = book.asDevice()
                .header("Played-At", played)
                .body(Map.of("variant", "agurk", "players", TestBook.seats(List.of(players))))
                .post("/api/games")
                .path("id");
        book.withNewKey()
                .header("Played-At", played)
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game);
        book.asDevice().post("/api/games/{game}/close", game);
        return game;
    }

    /** Somebody typed Saturday's paper on Sunday, and has forgotten to say so. */
    @Test
    void aGameThatIsOverIsMovedToTheDayOnWhichItWasPlayed() {
        String game = closedOn(Instant.now().toString(), "Anna", "Bo");
        String before = evening("from").toString();
        assertEquals(303, move(game, eveningOf(game), "2026-01-03").statusCode());

        assertEquals("2026-01-03T12:00:00Z", evening("from").toString());
        assertEquals(Instant.parse("2026-01-03T12:00:00Z"), time(game, "hands[0].playedAt"));
        Response csv = given().get("/api/games/{game}/export/csv", game);
        csv.then().header("Content-Disposition", containsString("2026-01-03"));
        assertTrue(csv.asString().contains(",2026-01-03T12:00:00Z"), csv.asString());
        String play = URLDecoder.decode(
                given().redirects()
                        .follow(false)
                        .get("/api/games/{game}/export/bgstats", game)
                        .header("Location"),
                StandardCharsets.UTF_8);
        assertTrue(play.contains("\"playDate\":\"2026-01-03"), play);
        book.asDevice()
                .queryParams(Map.of("from", "2026-01-01", "to", "2026-01-31"))
                .get("/api/scorebooks/{book}/people", book.id())
                .then()
                .body("people.games", contains(1, 1));
        given().get("/api/games/{game}/ledger", game)
                .then()
                .body("entries[-1].type", equalTo("day-corrected"))
                .body("entries[-1].says", equalTo("Played on 2026-01-03"));
        given().get("/api/games/{game}/verification", game).then().body("valid", equalTo(true));

        String file = given().get("/api/games/{game}/export/json", game).asString();
        TestBook other = TestBook.open();
        other.asDevice()
                .body(file)
                .post("/api/scorebooks/{book}/import", other.id())
                .then()
                .statusCode(201);
        given().get("/api/scorebooks/{book}/evenings", other.id())
                .then()
                .body("evenings.from", contains("2026-01-03T12:00:00Z"));

        assertEquals(303, move(game, eveningOf(game), "2026-01-04").statusCode());
        assertEquals("2026-01-04T12:00:00Z", evening("from").toString());
        book.asDevice().post("/api/games/{game}/undo", game).then().statusCode(200);
        book.asDevice().post("/api/games/{game}/undo", game).then().statusCode(200);
        assertEquals(before, evening("from").toString());
    }

    @Test
    void aGameThatGoesOnCountsForItsDayToItsEnd() {
        String game = book.agurk("Anna", "Bo");
        book.asDevice()
                .body(Map.of("day", "2026-01-03"))
                .put("/api/games/{game}/day", game)
                .then()
                .statusCode(200);
        book.score(game, "9", "p2");
        book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        assertEquals(Instant.parse("2026-01-03T12:00:00Z"), time(game, "hands[0].playedAt"));
        assertEquals("2026-01-03T12:00:00Z", evening("to").toString());
        for (String day : List.of(LocalDate.now(ZoneOffset.UTC).plusDays(3).toString(), "2026-01-03T20:00:00Z", "")) {
            book.asDevice()
                    .body(Map.of("day", day))
                    .put("/api/games/{game}/day", game)
                    .then()
                    .statusCode(400)
                    .body("errors.pointer", contains("/day"));
        }
        book.asDevice()
                .body(Map.of("day", "2026-01-03"))
                .put("/api/games/{game}/day", game)
                .then()
                .statusCode(409)
                .body("type", containsString("nothing-changed"));
    }

    /** Paper has no times: that the others of that day were played later makes it no evening of its own. */
    @Test
    void aGameIsMovedIntoTheEveningOfThatDay() {
        String first = closedOn("2026-01-03T19:00:00Z", "Anna", "Bo");
        String second = closedOn("2026-01-03T20:00:00Z", "Anna", "Bo");
        String next = closedOn("2026-01-04T19:00:00Z", "Anna", "Bo");
        String paper = closedOn(Instant.now().toString(), "Anna", "Bo");
        move(paper, eveningOf(paper), "2026-01-03");
        assertEquals(List.of(paper, first, second), gamesOf(eveningOf(first)));
        assertEquals(List.of(next), gamesOf(eveningOf(next)));
        book.asTablet()
                .get("/evenings/{evening}", eveningOf(first))
                .then()
                .body(not(containsString(">13:00<")))
                .body(not(containsString(">12:00<")));
    }

    @Test
    void aSharedEveningWhoseFirstGameIsMovedToAnotherDayLeadsToTheEveningThatIsLeft() {
        String first = closedOn("2026-01-03T19:00:00Z", "Anna", "Bo");
        String second = closedOn("2026-01-03T20:00:00Z", "Anna", "Bo");
        String shared = eveningOf(first);
        move(first, shared, "2026-01-10");
        assertEquals(List.of(second), gamesOf(shared));
        assertEquals(List.of(first), gamesOf(eveningOf(first)));
        book.asDevice().post("/api/games/{game}/undo", first).then().statusCode(200);
        assertEquals(List.of(first, second), gamesOf(shared));
        assertEquals(shared, eveningOf(second));
    }

    @Test
    void aGameIsMovedToNoDayThatHasNotBegun() {
        String game = closedOn("2026-01-03T19:00:00Z", "Anna", "Bo");
        for (String day : List.of(LocalDate.now(ZoneOffset.UTC).plusDays(3).toString(), "Friday", "")) {
            move(game, eveningOf(game), day).then().statusCode(422).body(containsString("A day up to today"));
        }
        given().get("/api/games/{game}", game).then().body("version", equalTo(3));
    }

    @Test
    void aDayThatHasNotBegunIsRefused() {
        for (String day : List.of(LocalDate.now(ZoneOffset.UTC).plusDays(3).toString(), "last Friday")) {
            book.asTablet()
                    .header("Accept-Language", "en")
                    .formParams(Map.of("players", "Anna\nBo", "variant", "agurk", "commandId", "one", "day", day))
                    .post("/games")
                    .then()
                    .statusCode(422)
                    .body(containsString("A day up to today"))
                    .body(containsString("value=\"" + day + "\""));
        }
    }
}
