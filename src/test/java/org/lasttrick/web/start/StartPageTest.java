package org.lasttrick.web.start;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;

/** What the start page offers: the games that go on, and who and what was played last. */
@QuarkusTest
class StartPageTest {
    private static final Pattern RUNNING = Pattern.compile("class=\"recent running\".*?</section>", Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("join-code\" translate=\"no\">([0-9a-z-]+)<");
    private static final Pattern GAME = Pattern.compile("href=\"/games/([^\"]+)\"");

    private TestBook book;

    @BeforeEach
    void aNewBook() {
        book = TestBook.open();
    }

    private String page() {
        return book.asTablet().get("/").asString();
    }

    private List<String> running() {
        return RUNNING.matcher(page())
                .results()
                .map(MatchResult::group)
                .flatMap(section -> GAME.matcher(section).results().map(game -> game.group(1)))
                .toList();
    }

    @Test
    void aGameThatIsTypedInFromPaperGoesOnHoweverManyGamesBeganSince() {
        for (int i = 0; i < 31; i++) {
            String over = book.agurk("Anna", "Bo");
            book.asDevice().post("/api/games/{game}/abandon", over).then().statusCode(200);
        }
        String paper = book.asTablet()
                .formParams(Map.of("players", "Anna\nBo", "variant", "agurk", "commandId", "one", "day", "2026-01-03"))
                .post("/games")
                .header("Location")
                .replace("/games/", "");
        assertEquals(List.of(paper), running());
    }

    @Test
    void theGamesThatGoOnComeFirstAndTheOneLastScoredBeforeTheOthers() {
        String scored = book.agurk("Anna", "Bo");
        String waiting = book.agurk("Cai", "Dag");
        String over = book.agurk("Eva", "Finn");
        book.score(scored, "9", "p2").then().statusCode(201);
        book.asDevice().post("/api/games/{game}/abandon", over).then().statusCode(200);

        assertEquals(List.of(scored, waiting), running());
        String page = page();
        assertTrue(page.contains("Agurk, 2 players · hand 2 is next · Anna is ahead on 0"), page);
        assertTrue(page.indexOf("Continue") < page.indexOf("id=\"new-game\""));
        assertTrue(page.indexOf("/games/" + over) > page.indexOf("id=\"new-game\""));
    }

    @Test
    void aNewBookIsNamedBeforeStart() {
        String page = given().get("/").asString();
        assertTrue(page.indexOf("id=\"book\"") > page.indexOf("class=\"house-rules\""), page);
        assertTrue(page.indexOf("id=\"book\"") < page.indexOf(">Start</button>"), page);
    }

    @Test
    void aNewBookShowsItsRecoveryCodeBesideTheFirstSheetAndNeverAgain() {
        Map<String, String> form = Map.of("players", "Anna\nBo", "variant", "agurk", "commandId", "a-first-game");
        Response opened = given().redirects().follow(false).formParams(form).post("/games");
        opened.then().statusCode(201).header("Cache-Control", equalTo("no-store"));
        Matcher shown = CODE.matcher(opened.asString());
        assertTrue(shown.find(), opened.asString());
        String sheet = opened.header("Location");
        assertTrue(opened.asString().contains("href=\"" + sheet + "\""));
        assertTrue(opened.asString().contains("id=\"record\""));
        assertNull(opened.header("ETag"));
        String key = TestBook.key(opened);
        Response again = given().redirects()
                .follow(false)
                .cookie("lasttrick-key", key)
                .formParams(form)
                .post("/games");
        again.then().statusCode(303).header("Location", equalTo(sheet));
        for (String page : List.of("/", sheet, "/devices", "/import")) {
            String html = given().cookie("lasttrick-key", key).get(page).asString();
            assertFalse(html.contains(shown.group(1)), page);
        }
        assertFalse(given().get(sheet).asString().contains(shown.group(1)), "a watcher");
    }

    private Response start(String players, Map<String, String> more) {
        return book.asTablet()
                .header("Accept-Language", "en")
                .formParam("players", players)
                .formParam("variant", "agurk")
                .formParams(more)
                .post("/games");
    }

    /** Whoever types on a phone has no capitals and no accents. */
    @Test
    void whoIsWrittenLikeSomebodyOfTheBookIsProposed() {
        book.agurk("Ännchen", "Bo");
        Response asked = start("annchen\nCai", Map.of());
        asked.then()
                .statusCode(422)
                .body(containsString("“annchen” hasn’t played here, but “Ännchen” has. Who plays?"));

        String known = start("annchen\nCai", Map.of("typed", "annchen", "meant", "Ännchen"))
                .header("Location");
        book.asTablet().get(known).then().body(containsString("Ännchen")).body(not(containsString("annchen")));
        String other = start("annchen\nCai", Map.of("typed", "annchen", "somebodyElse", "annchen"))
                .header("Location");
        book.asTablet().get(other).then().body(containsString("annchen"));
        // They are two from now on.
        start("annchen\nCai", Map.of()).then().statusCode(303);
    }

    /** The device has shown its sheet already. */
    @Test
    void nobodyIsProposedForAGameThatWasBegunWithoutTheService() {
        book.agurk("Anna", "Bo");
        book.asTablet()
                .header("Waited", "5000")
                .formParams(Map.of("players", "anna\nCai", "variant", "agurk", "commandId", "one"))
                .post("/games")
                .then()
                .statusCode(303);
    }

    @Test
    void aGameInABookThatThereIsStartsAtItsSheet() {
        book.asTablet()
                .formParam("players", "Anna\nBo")
                .post("/games")
                .then()
                .statusCode(303)
                .header("Location", startsWith("/games/"));
    }

    @Test
    void nothingGoesOnInANewBook() {
        assertFalse(page().contains("running"));
    }

    @Test
    void regularPlayersAreThoseOfAllScriptsWhoPlayedMostAndThenWhoPlayedLast() {
        book.agurk("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda");
        book.agurk("Hans", "Ida", "Jens", "Kirsten", "Lars", "Anna", "Mette");
        book.agurk("דוד", "🥒 Ole", "Åse");
        List<String> regulars = book.asDevice()
                .get("/api/scorebooks/{book}", book.id())
                .then()
                .statusCode(200)
                .extract()
                .path("players");
        assertEquals(16, regulars.size());
        assertEquals(List.of("Anna", "Åse", "דוד", "🥒 Ole"), regulars.subList(0, 4));
        assertTrue(page().contains("<bdi translate=\"no\">דוד</bdi>"));
    }

    @Test
    void theGameLastPlayedIsProposedByTheHouseRulesThatItHad() {
        Map<String, Object> rules = Map.of("lives", 3);
        book.asDevice()
                .body(Map.of("name", "Friday’s", "variant", "kurkku", "rules", rules))
                .post("/api/scorebooks/{book}/house-rules", book.id())
                .then()
                .statusCode(201);
        book.start("kurkku", rules, "Anna", "Bo", "Cai").then().statusCode(201);
        assertProposed("kept:[^\"]+");
        book.game("rassi", "Anna", "Bo", "Cai");
        assertProposed("rassi");
    }

    @Test
    void rulesOfTheLastGameThatWereNotKeptAreFilledInAgain() {
        book.start("agurk", Map.of("lives", 3), "Anna", "Bo").then().statusCode(201);
        assertTrue(livesAre(3, page()));
        String chosen = book.asTablet().formParam("variant", "kurkku").post("/").asString();
        assertFalse(chosen.contains("class=\"mark\""), chosen);
        String published = book.asTablet()
                .formParam("variant", "agurk")
                .formParam("rulesOf", "agurk")
                .formParam("rule-lives", "2")
                .post("/")
                .asString();
        assertTrue(livesAre(2, published));
    }

    private static boolean livesAre(int lives, String page) {
        return Pattern.compile("name=\"rule-lives\".*?value=\"" + lives + "\" selected", Pattern.DOTALL)
                .matcher(page.substring(0, page.indexOf("</select>", page.indexOf("name=\"rule-lives\""))))
                .find();
    }

    private void assertProposed(String game) {
        Matcher first =
                Pattern.compile("name=\"variant\" value=\"([^\"]+)\" checked").matcher(page());
        assertTrue(first.find());
        assertTrue(first.group(1).matches(game), first.group(1));
    }

    @Test
    void aNumberOfHandsForAGameThatEndsOtherwiseIsAskedAbout() {
        String page = book.asTablet()
                .formParam("players", "Anna\nBo")
                .formParam("rulesOf", "agurk")
                .formParam("rule-end", "last-one")
                .formParam("rule-hands", "5")
                .post("/games")
                .then()
                .statusCode(422)
                .extract()
                .asString();
        assertTrue(page.contains("Number of hands: this goes with another choice for"), page);
    }
}
