package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;
import org.lasttrick.web.GamePages;

/** A table goes on to its next game: what leads there, and what stays with one game. */
@QuarkusTest
class NextGameTest {
    private GamePages pages;

    @BeforeEach
    void aGameThatIsOver() {
        pages = GamePages.of("agurk", Map.of("limit", 9, "lives", 1), "Anna", "Bo");
        pages.scored("9", "p1");
    }

    private String rematch() {
        return pages.book()
                .asDevice()
                .post("/api/games/{game}/rematch", pages.game())
                .path("id");
    }

    private String screen() {
        pages.submits("/screen", Map.of()).statusCode(303).header("Location", endsWith("#screens"));
        String devices = pages.book().asTablet().get("/devices").asString();
        return devices.replaceFirst("(?s).*(/screens/[a-z0-9]{26})<.*", "$1");
    }

    private void assertNext(String game, @Nullable String next) {
        given().get("/api/games/{game}/next", game)
                .then()
                .statusCode(next == null ? 204 : 200)
                .body(next == null ? emptyString() : containsString(next));
        given().redirects()
                .follow(false)
                .get("/games/{game}/next", game)
                .then()
                .statusCode(303)
                .header("Location", equalTo("/games/" + (next == null ? game : next)));
    }

    private String start(String... players) {
        return TestBook.field(pages.book().start("agurk", Map.of(), players), "id");
    }

    @Test
    void theNextGameIsTheLastOfThoseThatFollow() {
        assertNext(pages.game(), null);
        String second = rematch();
        pages.book().score(second, "9", "p2");
        String third = start("Bo", "Cai", "Anna");
        assertNext(pages.game(), third);
        assertNext(second, third);
        String fourth = start("Cai", "Anna");
        assertNext(pages.game(), fourth);
        for (String unknown : List.of("/api/games/nothing/next", "/games/nothing/next")) {
            given().get(unknown).then().statusCode(404);
        }
    }

    @Test
    void twoSpellingsThatAreCountedTogetherAreOnePerson() {
        TestBook book = pages.book();
        String next = TestBook.field(book.start("agurk", Map.of("limit", 9, "lives", 1), "anna", "Bo"), "id");
        book.score(next, "9", "p1");
        assertNext(pages.game(), null);
        JsonPath people =
                given().get("/api/scorebooks/{book}/people", book.id()).jsonPath();
        book.asDevice()
                .body(Map.of("with", people.getString("people.find { it.name == 'Anna' }.id")))
                .post(
                        "/api/scorebooks/{book}/people/{person}/merge",
                        book.id(),
                        people.getString("people.find { it.name == 'anna' }.id"))
                .then()
                .statusCode(200);
        assertNext(pages.game(), next);
    }

    @Test
    void anotherTableOfTheBookIsNotFollowedNorOneAtWhichAllHaveMixed() {
        start("Cai", "Dag");
        assertNext(pages.game(), null);
        start("Bo", "Eva", "Dag", "Cai");
        start("Anna", "Finn", "Gerda", "Hans");
        assertNext(pages.game(), null);
    }

    @Test
    void whoWasRenamedIsStillFollowed() {
        String next = rematch();
        rename(next, "Annabel");
        assertNext(pages.game(), next);
        rename(pages.game(), "Ann");
        assertNext(pages.game(), next);
    }

    @Test
    void aTableOfTwoOfWhomOneIsReplacedIsNotFollowed() {
        String other = start("Anna", "Cai");
        rename(other, "Annabel");
        assertNext(pages.game(), null);
    }

    @Test
    void aGameThatIsNotCountedYetIsFollowedByItsTableOnly() {
        TableOwner.does("""
                DELETE FROM game_player WHERE game_id = '%1$s';
                DELETE FROM game_summary WHERE game_id = '%1$s'""".formatted(pages.game()));
        start("Cai", "Dag");
        assertNext(pages.game(), null);
        assertNext(pages.game(), start("Bo", "Anna"));
    }

    private void rename(String game, String name) {
        pages.book()
                .asDevice()
                .body(Map.of("name", name))
                .patch("/api/games/{game}/players/p1", game)
                .then()
                .statusCode(200);
    }

    @Test
    void anErasedGameLeadsNowhereAndIsLeftOut() {
        String second = rematch();
        pages.book().score(second, "9", "p1");
        String third = start("Anna", "Bo");
        pages.book().asDevice().delete("/api/games/{game}", second).then().statusCode(204);
        assertNext(pages.game(), third);
        given().get("/games/{game}/next", second).then().statusCode(410);
        given().get("/api/games/{game}/next", second).then().statusCode(410);
    }

    @Test
    void aGameThatWasPlayedOnAfterTheOthersIsFollowedByNone() {
        String open = start("Anna", "Bo");
        String second = rematch();
        pages.book().score(second, "9", "p1");
        pages.book().score(open, "9", "p1");
        assertNext(open, null);
    }

    @Test
    void aTableGoesOnAlthoughTheGameBeforeWasCorrectedSince() {
        String next = rematch();
        pages.book()
                .asDevice()
                .body(Map.of("type", "high-card", "card", "10", "players", List.of("p1")))
                .put("/api/games/{game}/hands/1", pages.game())
                .then()
                .statusCode(200);
        assertNext(pages.game(), next);
    }

    @Test
    void aResultOffersTheNextGameAndOnlyADeviceThatScoresIsLedThere() {
        given().get("/games/{game}", pages.game()).then().body(not(containsString("next-game")));
        String next = rematch();
        String url = "/games/" + next;
        given().get("/games/{game}", pages.game())
                .then()
                .body(containsString("id=\"next-game\" href=\"" + url + "\""))
                .body(not(containsString("data-next")));
        pages.sees("").body(containsString("data-next=\"" + url + "\"")).body(not(containsString("/rematch\"")));
        given().get("/games/{game}/tv", pages.game()).then().body(not(containsString(url)));
        pages.book().score(next, "9", "p1");
        pages.sees("").body(containsString("href=\"" + url + "\"")).body(not(containsString("data-next")));
    }

    @Test
    void aResultIsSentAgainOnceTheTableGoesOn() {
        String url = "/games/" + pages.game();
        String tag = given().get(url).header("ETag");
        given().header("If-None-Match", tag).get(url).then().statusCode(304).header("ETag", equalTo(tag));
        rematch();
        given().header("If-None-Match", tag).get(url).then().statusCode(200);
    }

    @Test
    void playAgainOnASecondTabletLeadsToTheRematchThatGoesOn() {
        String begun = location(pages.submits("/rematch", Map.of("commandId", "first", "version", "2")));
        pages.book()
                .asDevice()
                .body(Map.of("type", "high-card", "card", "10", "players", List.of("p2")))
                .put("/api/games/{game}/hands/1", pages.game())
                .then()
                .statusCode(200);
        assertEquals(begun, location(pages.submits("/rematch", Map.of("commandId", "late", "version", "2"))));
        assertEquals(begun, location(pages.submits("/rematch", Map.of("commandId", "later", "version", "3"))));
        given().post("/games/{game}/rematch", pages.game()).then().statusCode(403);
        TestBook.open()
                .asTablet()
                .post("/games/{game}/rematch", pages.game())
                .then()
                .statusCode(403);
        pages.book().score(begun.substring("/games/".length()), "9", "p2");
        assertNotEquals(begun, location(pages.submits("/rematch", Map.of("commandId", "another", "version", "3"))));
    }

    @Test
    void playAgainLeadsToTheRematchOfWhichTheRulesWereCorrected() {
        String begun = location(pages.submits("/rematch", Map.of("commandId", "first", "version", "2")));
        pages.book()
                .asDevice()
                .body(Map.of("rules", Map.of("limit", 12, "lives", 1)))
                .put("/api" + begun + "/rules")
                .then()
                .statusCode(200);
        assertEquals(begun, location(pages.submits("/rematch", Map.of("commandId", "late", "version", "2"))));
    }

    /** A device without the service may have hands for its rematch by now, which are not of that other game. */
    @Test
    void playAgainDoesNotLeadToAnotherGameThanTheRematch() {
        String other = start("Bo", "Anna");
        assertNotEquals(
                "/games/" + other, location(pages.submits("/rematch", Map.of("commandId", "x", "version", "2"))));
    }

    /** What goes on at a table goes by when it was entered there, whatever evening it counts for. */
    @Test
    void aGameThatIsMovedToAnEarlierDayStaysAtItsTable() {
        String screen = screen();
        String second = rematch();
        moveToNewYear(second);
        assertNext(pages.game(), second);
        given().get(screen).then().body(containsString("data-game=\"/games/" + second + "\""));
        assertEquals("/games/" + second, location(pages.submits("/rematch", Map.of("commandId", "x", "version", "2"))));
        pages.book().score(second, "9", "p2");
        assertNext(pages.game(), second);
        String third = start("Bo", "Anna");
        moveToNewYear(pages.game());
        for (String game : List.of(pages.game(), second)) {
            assertNext(game, third);
        }
        assertNext(third, null);
    }

    @Test
    void whatWasBegunOnPaperIsWhatATableGoesOnWith() {
        String paper = pages.book()
                .asDevice()
                .header("Played-At", "2026-01-01")
                .body(Map.of("variant", "agurk", "players", TestBook.seats(List.of("Anna", "Bo"))))
                .post("/api/games")
                .path("id");
        assertNext(pages.game(), paper);
    }

    private void moveToNewYear(String game) {
        pages.book()
                .asDevice()
                .body(Map.of("day", "2026-01-01"))
                .put("/api/games/{game}/day", game)
                .then()
                .statusCode(200);
    }

    private static String location(ValidatableResponse answer) {
        return answer.statusCode(303).extract().header("Location").replaceFirst("^https?://[^/]+", "");
    }

    @Test
    void aScreenShowsWhatGoesOnUntilItIsEnded() {
        String screen = screen();
        given().get(screen)
                .then()
                .statusCode(200)
                .body(containsString("data-url=\"" + screen + "\" data-game=\"/games/" + pages.game() + "\""));
        String next = rematch();
        given().get(screen).then().body(containsString("data-game=\"/games/" + next + "\""));
        TestBook.open().asTablet().post(screen + "/end");
        given().get(screen).then().statusCode(200);
        given().post(screen + "/end").then().statusCode(403);
        pages.book().asTablet().post(screen + "/end").then().statusCode(303);
        given().get(screen).then().statusCode(410).body(containsString("This screen is no longer in use"));
        pages.book().asTablet().get("/devices").then().body(not(containsString(screen)));
    }

    /** So that a television, whose people have nothing to tap on, goes on by itself. */
    @Test
    void aScreenOfAnErasedGameWaitsUntilItsTableStartsAgain() {
        String screen = screen();
        erase();
        assertWaits(screen);
        pages.book().asTablet().get("/devices").then().body(containsString("This game was erased"));
        String next = start("Cai", "Dag");
        given().get(screen).then().statusCode(200).body(containsString("data-game=\"/games/" + next + "\""));
        start("Eva", "Finn");
        given().get(screen).then().body(containsString("data-game=\"/games/" + next + "\""));
    }

    @Test
    void aScreenStaysAtItsTableWhenTheGameBeforeIsErased() {
        String screen = screen();
        String next = rematch();
        erase();
        given().get(screen).then().statusCode(200).body(containsString("data-game=\"/games/" + next + "\""));
        pages.book()
                .asTablet()
                .formParams(Map.of("sure", "yes", "version", "1"))
                .post("/games/{game}/erase", next)
                .then()
                .statusCode(303);
        assertWaits(screen);
    }

    @Test
    void aScreenOfAnErasedGameDoesNotShowAnotherTablesGame() {
        String screen = screen();
        start("Cai", "Dag");
        erase();
        assertWaits(screen);
        start("Anna", "Bo");
        assertWaits(screen);
    }

    private void erase() {
        pages.book().asDevice().delete("/api/games/{game}", pages.game()).then().statusCode(204);
    }

    private static void assertWaits(String screen) {
        given().get(screen)
                .then()
                .header("Cache-Control", "no-store")
                .statusCode(410)
                .body(containsString("<meta http-equiv=\"refresh\" content=\"10\">"))
                .body(containsString("If the next game doesn’t appear here by itself"));
    }

    @Test
    void aScreenIsListedByItsTable() {
        screen();
        rename(pages.game(), "Annabel <b>");
        String devices = pages.book()
                .asTablet()
                .header("Accept-Language", "en")
                .get("/devices")
                .asString();
        assertTrue(devices.contains("<b><bdi translate=\"no\">Annabel &lt;b&gt;, Bo</bdi></b>"), devices);
        assertTrue(devices.contains("aria-label=\"End Annabel &lt;b&gt;, Bo http"), devices);
        assertFalse(devices.contains("One more ends the oldest"), devices);
        for (int more = 1; more < 20; more++) {
            screen();
        }
        pages.book()
                .asTablet()
                .header("Accept-Language", "en")
                .get("/devices")
                .then()
                .body(containsString("There are 20 screens, as many as there can be. One more ends the oldest."));
    }

    /** Whoever scans a code of last week isn't led from table to table to today's. */
    @Test
    void theGamesThatFollowEndAfterADayAndAHalf() {
        String last = pages.game();
        List<String> followers = new ArrayList<>();
        Instant begun = Instant.now().minus(Duration.ofDays(5));
        backdate(last, begun);
        for (int hours = 10; hours <= 50; hours += 10) {
            String next = start("Anna", "Bo");
            pages.book().score(next, "9", "p1");
            pages.book().asDevice().post("/api/games/{game}/close", next);
            backdate(next, begun.plus(Duration.ofHours(hours)));
            followers.add(next);
        }
        assertNext(pages.game(), followers.get(2));
        assertNext(followers.getFirst(), followers.get(3));
        String screen = screen();
        given().get(screen).then().body(containsString("data-game=\"/games/" + followers.getLast() + "\""));
    }

    private static void backdate(String game, Instant at) {
        TableOwner.does("UPDATE game_summary SET entered_from = '%2$s', entered_until = '%2$s' WHERE game_id = '%1$s'"
                .formatted(game, at));
    }

    @Test
    void onlyADeviceOfItsBookMakesAScreen() {
        given().post("/games/{game}/screen", pages.game()).then().statusCode(403);
        TestBook.open()
                .asTablet()
                .post("/games/{game}/screen", pages.game())
                .then()
                .statusCode(403);
        pages.sees("?panel=watching").body(containsString("/games/" + pages.game() + "/screen"));
        given().get("/games/{game}?panel=watching", pages.game()).then().body(not(containsString("/screen\"")));
    }
}
