package org.lasttrick.web.games;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** All games of a scorebook, on the page and for programs: searched, filtered, and page by page. */
@QuarkusTest
class AllGamesTest {
    private static final Pattern GAME = Pattern.compile("<li>\\s*<a class=\"game-line\" href=\"/games/([^\"/]+)\"");
    private static final Pattern OLDER = Pattern.compile("href=\"([^\"]+)\" rel=\"next\"");
    private static final Pattern NEWER = Pattern.compile("href=\"([^\"]+)\" rel=\"prev\"");

    private TestBook book;

    @BeforeEach
    void aNewBook() {
        book = TestBook.open();
    }

    private String page(String query) {
        return at("/games" + query);
    }

    private String at(String address) {
        Response page = book.asTablet().urlEncodingEnabled(false).get(address);
        page.then().statusCode(200);
        return page.asString();
    }

    private static List<String> games(String page) {
        return GAME.matcher(page).results().map(game -> game.group(1)).toList();
    }

    private static String link(Pattern pattern, String page) {
        Matcher link = pattern.matcher(page);
        assertTrue(link.find(), page);
        return link.group(1).replace("&amp;", "&");
    }

    private Response api(Map<String, String> query) {
        return given().queryParams(query).get("/api/scorebooks/{book}/games", book.id());
    }

    private List<String> found(String... query) {
        Map<String, String> parameters = query.length == 0 ? Map.of() : Map.of(query[0], query[1]);
        return api(parameters).then().statusCode(200).extract().path("games.id");
    }

    @Test
    void aGameIsFoundByPartOfItsNameItsVariantsOrAPlayers() {
        String easter = named("Påske på Ærø", "agurk", "Anna", "Bo");
        String other = book.game("ogorek", "Carl", "Dagný", "Eva");
        assertEquals(List.of(other, easter), found());
        assertEquals(List.of(easter), found("q", "ÆRØ"));
        assertEquals(List.of(easter), found("q", "ann"));
        assertEquals(List.of(other), found("q", "NÝ"));
        assertEquals(List.of(other), found("q", "GÓR"));
        assertEquals(List.of(other), found("player", "carl"));
        assertEquals(List.of(), found("player", "car"));
        assertEquals(List.of(), found("player", "påske på ærø"));
        assertEquals(List.of(), found("q", "%"));
        assertEquals(List.of(), found("q", "_"));
        assertEquals(List.of(), found("q", "\\"));
        assertEquals(List.of(easter), games(page("?q=%C3%A6r")));
        assertTrue(page("?q=%3Cb%3E").contains("No game with “&lt;b&gt;”."));
    }

    @Test
    void lettersAreFoundByThoseThatAKeyboardHas() {
        String game = named("Låtur á Ærø", "ogorek", "Björn", "Łucja", "Øyvind", "Þóra");
        for (String typed : List.of("bjorn", "BJÖRN", "lucja", "oyvind", "thora", "latur", "aero", "ærø", "ogor")) {
            assertEquals(List.of(game), found("q", typed), typed);
        }
        assertEquals(List.of(game), found("player", "bjorn"));
        assertEquals(List.of(game), games(page("?q=bjorn")));
        assertEquals(List.of(), found("q", "bjarn"));
    }

    @Test
    void aGameWithHouseRulesSaysSo() {
        book.game("agurk", "Anna", "Bo");
        book.start("agurk", Map.of("limit", 30), "Cai", "Dag").then().statusCode(201);
        String page = page("");
        assertTrue(page.contains("Agurk, 2 players · house rules · hand 1 is next"), page);
        assertTrue(page.contains("Agurk, 2 players · hand 1 is next"), page);
    }

    private String named(String name, String variant, String... players) {
        List<Map<String, String>> seats =
                List.of(players).stream().map(player -> Map.of("name", player)).toList();
        return book.asDevice()
                .body(Map.of("variant", variant, "name", name, "players", seats))
                .post("/api/games")
                .path("id");
    }

    @Test
    void aGameIsFoundByWhetherItGoesOnAndWhatIsPlayed() {
        String running = book.agurk("Anna", "Bo");
        String closed = over("close");
        String abandoned = over("abandon");
        book.game("ogorek", "Anna", "Bo", "Carl");
        assertEquals(List.of(closed), found("state", "finished"));
        assertEquals(List.of(abandoned), found("state", "abandoned"));
        assertEquals(
                List.of(running),
                api(Map.of("state", "running", "variant", "agurk")).path("games.id"));
        String page = page("?state=running&game=agurk");
        assertEquals(List.of(running), games(page));
        assertTrue(page.contains("value=\"running\" selected"));
        assertTrue(page.contains("value=\"agurk\" selected"));
    }

    private String over(String how) {
        String game = book.agurk("Anna", "Bo");
        book.score(game, "9", "p2").then().statusCode(201);
        book.asDevice().post("/api/games/{game}/" + how, game).then().statusCode(200);
        return game;
    }

    @Test
    void aGameIsFoundByTheDayOnWhichItBegan() {
        String game = book.agurk("Anna", "Bo");
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        assertEquals(List.of(game), found("from", today.toString()));
        assertEquals(List.of(game), found("to", today.plusDays(1).toString()));
        assertEquals(List.of(), found("to", today.minusDays(1).toString()));
        assertEquals(List.of(), found("from", today.plusDays(2).toString()));
    }

    /** A day begins half a day earlier here, and ends half a day later there. */
    @Test
    void daysAndTimesAreThoseOfTheReadersTimeZone() {
        String game = book.agurk("Anna", "Bo");
        String began = given().get("/api/games/{game}/ledger", game).path("entries[0].recordedAt");
        for (ZoneOffset zone : List.of(ZoneOffset.ofHours(14), ZoneOffset.ofHours(-12))) {
            OffsetDateTime local = Instant.parse(began).atOffset(zone);
            String address = "/games?from=" + local.toLocalDate() + "&to=" + local.toLocalDate();
            String page = in(zone).get(address).asString();
            assertEquals(List.of(game), games(page), address + " in " + zone);
            assertTrue(page.contains("<span>%02d:%02d</span>".formatted(local.getHour(), local.getMinute())), page);
        }
    }

    private RequestSpecification in(ZoneOffset zone) {
        return book.asTablet().cookie("lasttrick-zone", zone.getId());
    }

    @Test
    void pagesOfTwentyLeadToOneAnotherAndKeepWhatIsSearched() {
        List<String> all = new ArrayList<>(IntStream.range(0, 45)
                .mapToObj(_ -> book.agurk("Anna", "Bo"))
                .toList()
                .reversed());
        book.agurk("Carl", "Dora");
        String first = page("?q=bo");
        assertEquals(all.subList(0, 20), games(first));
        String second = at(link(OLDER, first));
        assertEquals(all.subList(20, 40), games(second));
        String third = at(link(OLDER, second));
        assertEquals(all.subList(40, 45), games(third));
        assertEquals(0, OLDER.matcher(third).results().count());
        assertEquals(all.subList(20, 40), games(at(link(NEWER, third))));
        assertEquals(all.subList(0, 20), games(at(link(NEWER, second))));
        assertEquals(0, NEWER.matcher(first).results().count());
    }

    @Test
    void aPageWithoutGamesLeadsToTheFirst() {
        String only = book.agurk("Anna", "Bo");
        book.asTablet()
                .redirects()
                .follow(false)
                .get("/games?q=anna&after=" + only)
                .then()
                .statusCode(303)
                .header("Location", "/games?q=anna");
    }

    @Test
    void theFilterHasEverybodyWhoPlayed() {
        String old = over("close");
        IntStream.range(0, 31).forEach(_ -> book.agurk("Carl", "Dora"));
        String page = page("?player=Anna");
        assertEquals(List.of(old), games(page));
        assertTrue(page("").contains("<option value=\"Bo\">"));
    }

    @Test
    void apiPagesHaveACursorUntilTheLast() {
        List<String> games = List.of(book.agurk("Anna", "Bo"), book.agurk("Anna", "Carl"));
        Response first = api(Map.of("limit", "1", "q", "anna"));
        first.then().body("games.id", equalTo(List.of(games.getLast()))).body("next", equalTo(games.getLast()));
        api(Map.of("limit", "1", "q", "anna", "after", first.path("next")))
                .then()
                .body("games.id", equalTo(List.of(games.getFirst())))
                .body("next", nullValue());
    }

    @Test
    void aGameThatGoesOnIsContinuedAndOneThatIsOverPlayedAgain() {
        String running = book.agurk("Anna", "Bo");
        String over = over("close");
        String page = page("");
        assertTrue(page.contains("<a class=\"button\" href=\"/games/" + running + "\">Continue"), page);
        assertTrue(page.contains("action=\"/games/" + over + "/rematch\""), page);
        Matcher form = Pattern.compile("name=\"commandId\" value=\"([^\"]+)\">\\s*<input[^>]*value=\"(\\d+)\"")
                .matcher(page);
        assertTrue(form.find(), page);
        book.asTablet()
                .formParam("commandId", form.group(1))
                .formParam("version", form.group(2))
                .post("/games/{game}/rematch", over)
                .then()
                .statusCode(303)
                .header("Location", containsString("/games/"));
    }

    @Test
    void aDamagedGameIsListedAndLeadsToItsLedger() {
        String game = book.agurk("Anna", "Bo");
        book.score(game, "9", "p2").then().statusCode(201);
        TableOwner.changes(game, 2, "card", "kard");
        assertTrue(page("").contains("href=\"/games/" + game + "/ledger\""));
    }

    @Test
    void aBookWithoutGamesAndADeviceWithoutABookAreLedToANewGame() {
        assertTrue(page("").contains("There are no games in this scorebook yet."));
        given().redirects().follow(false).get("/games").then().statusCode(303).header("Location", equalTo("/"));
    }

    @Test
    void theStartPageLeadsToAllGamesOnceThereAreMoreThanItShows() {
        for (int i = 0; i < 11; i++) {
            over("close");
        }
        assertTrue(at("/").contains("href=\"/games\">All games (11)"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            state | over | state must be running, finished or abandoned.
            from | yesterday | from must be a day such as 2026-11-22.
            to | 2026-02-30 | to must be a day such as 2026-11-22.
            to | +12026-01-01 | to must be a day such as 2026-11-22.
            """)
    void theProblemNamesWhatCannotBeRead(String name, String value, String detail) {
        api(Map.of(name, value)).then().statusCode(400).body("detail", equalTo(detail));
    }

    @ParameterizedTest
    @CsvSource({"state,over", "from,yesterday", "to,+12026-01-01", "after,unknown", "before,unknown", "game,whist"})
    void thePageIgnoresWhatNoFormSends(String name, String value) {
        String page = page("?" + name + "=" + value);
        assertTrue(page.contains("<h1>All games</h1>"), page);
    }

    @Test
    void gamesOfOtherBooksAreNotThere() {
        book.agurk("Anna", "Bo");
        TestBook other = TestBook.open();
        assertEquals(List.of(), games(other.asTablet().get("/games").asString()));
    }
}
