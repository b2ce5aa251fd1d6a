package org.lasttrick.web.ledger;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.lessThan;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** The ledger page shows every entry, and whether the ledger is valid. */
@QuarkusTest
class LedgerPageTest {
    private static final Pattern SUM = Pattern.compile("<tfoot>.*</tfoot>", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("<span class=\"sum\">([0-9]+)</span>");
    private static final Pattern CODE =
            Pattern.compile("<strong class=\"code\" translate=\"no\">([0-9a-z-]{14})</strong>");

    private TestBook book;
    private String game;

    /** Eight entries: four hands, hand 2 corrected, hand 1 struck out, that taken back, and somebody who joins. */
    @BeforeEach
    void aGameWithCorrections() {
        book = TestBook.openOn("Kitchen <tablet>");
        List<Map<String, String>> players =
                List.of(Map.of("name", "Anna"), Map.of("name", "Bo & <b>"), Map.of("name", "Cai"));
        game = book.asDevice()
                .body(Map.of("variant", "agurk", "name", "Second thoughts", "players", players))
                .post("/api/games")
                .path("id");
        hand("9", "p2");
        hand("5", "p3");
        hand("A", "p2");
        done(book.asDevice().body(highCard("7", "p1")).put("/api/games/{game}/hands/2", game));
        done(book.asDevice().delete("/api/games/{game}/hands/1", game));
        done(book.asDevice().post("/api/games/{game}/undo", game));
        done(book.asDevice().body(Map.of("name", "Dag")).post("/api/games/{game}/players", game));
    }

    @ParameterizedTest
    @CsvSource({
        "2, '\"p2\"', '\"p9\"'",
        "5, '\"hand\":2', '\"hand\":77'",
        "6, '\"hand\":1', '\"hand\":77'",
        "7, '\"version\":6', '\"version\":9999'",
        "9, '\"p3\"', '\"p9\"'"
    })
    void anEntryThatReadsWellAndCannotHaveHappenedIsNamed(int entry, String from, String to) {
        done(book.asDevice().delete("/api/games/{game}/players/p3", game));
        TableOwner.changes(game, entry, from, to);
        assertSays(ledger(), "No: entry " + entry + " is the first that is wrong.");
        ledger("?from=1&to=9");
        given().get("/api/games/{game}/ledger", game).then().statusCode(200);
    }

    private void hand(String card, String player) {
        done(book.asDevice()
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(highCard(card, player))
                .post("/api/games/{game}/hands", game));
    }

    private static Map<String, Object> highCard(String card, String player) {
        return Map.of("type", "high-card", "card", card, "players", List.of(player));
    }

    private static void done(Response response) {
        response.then().statusCode(lessThan(300));
    }

    private String ledger() {
        return ledger("");
    }

    private String ledger(String query) {
        Response page = given().urlEncodingEnabled(false).get("/games/" + game + "/ledger" + query);
        assertEquals(200, page.statusCode());
        return page.asString();
    }

    private static void assertSays(String page, String... said) {
        for (String each : said) {
            assertTrue(page.contains(each), () -> each + " is not on " + page);
        }
    }

    private static String row(String page, int entry) {
        int begin = page.indexOf("<li id=\"entry-" + entry + "\"");
        assertTrue(begin > 0, page);
        return page.substring(begin, page.indexOf("</li>", begin));
    }

    @Test
    void everyEntryIsShownWithRelatedEntries() {
        String page = ledger();
        assertEquals(8, page.split("<li id=\"entry-", -1).length - 1);
        assertSays(row(page, 1), "The game began: Anna, Bo &amp; &lt;b&gt;", "/ledger/1\"");
        assertSays(row(page, 3), "Hand 2: Cai took", "href=\"#entry-5\">corrected since: entry 5</a>");
        assertSays(row(page, 5), "Hand 2 corrected", "href=\"#entry-3\">about entry 3</a>");
        assertSays(row(page, 6), "about entry 2", "undone: entry 7");
        assertSays(row(page, 7), "Undone: Hand 1 struck out", "about entry 6");
        assertSays(row(page, 8), "Dag joined", "Kitchen &lt;tablet&gt;", "<time datetime=\"20");
        assertFalse(row(page, 8).contains("about"), page);
        assertSays(page, "<bdi translate=\"no\">Second thoughts</bdi>");
    }

    @Test
    void everyEntryShowsItsHashAndThePreviousHash() {
        String page = ledger();
        String head = given().get("/api/games/{game}", game).path("head");
        String before = given().get("/api/games/{game}?version=7", game).path("head");
        assertSays(row(page, 8), head, before);
        assertSays(row(page, 1), "0".repeat(64));
    }

    @Test
    void anUnknownDeviceIsCalledUnknown() {
        TableOwner.does("UPDATE entry SET actor = 'nobody' WHERE version = 8 AND game_id = '" + game + "'");
        assertSays(row(ledger(), 8), "an unknown device");
    }

    @Test
    void anUnchangedLedgerIsReportedAsValid() {
        assertSays(ledger(), "Yes: all 8 entries are as they were written.");
    }

    @Test
    void aFingerprintIsFoundAfterMoreEntries() {
        String noted =
                CODE.matcher(ledger()).results().findFirst().orElseThrow().group(1);
        assertSays(ledger("?head=" + noted), "Yes: it is that of entry 8.");
        hand("2", "p1");
        assertSays(ledger("?head=" + noted), "Yes: it is that of entry 8.", "all 9 entries");
        assertSays(ledger("?head=" + noted.replace("-", "").toUpperCase()), "Yes: it is that of entry 8.");
        TableOwner.cutsAfter(game, 7);
        assertSays(ledger("?head=" + noted), "all 7 entries", "No entry has it.");
        assertSays(ledger("?head=%3Cb%3E"), "This is not a fingerprint", "value=\"&lt;b&gt;\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "recorded_at = recorded_at + interval '1 second'",
                "payload = replace(payload, '\"A\"', '\"K\"')",
                "type = 'hand-imagined'",
                "payload = '{}'"
            })
    void aDamagedLedgerIsShownWithTheFirstWrongEntryNamed(String change) {
        TableOwner.does("UPDATE entry SET " + change + " WHERE version = 4 AND game_id = '" + game + "'");
        String page = ledger();
        assertSays(page, "No: entry 4 is the first that is wrong.", "Entry 4 is not as it was recorded");
        assertEquals(8, page.split("<li id=\"entry-", -1).length - 1);
        assertSays(row(page, 3), "Hand 2: Cai took", "/ledger/3\"");
        assertSays(row(page, 4), "<strong class=\"mark\">wrong</strong>");
        assertFalse(row(page, 3).contains("wrong"), page);
    }

    @Test
    void anUnreadableEntryAndLaterOnesAreListedAsUnreadable() {
        TableOwner.does("UPDATE entry SET type = 'hand-<b>' WHERE version = 4 AND game_id = '" + game + "'");
        String page = ledger("?from=1&to=8");
        assertSays(row(page, 4), "can’t be read (hand-&lt;b&gt;)");
        assertFalse(row(page, 4).contains("/ledger/4"), page);
        assertSays(row(page, 8), "can’t be read (player-joined)");
        assertSays(page, "From entry 1 to entry 3");
        given().get("/games/{game}/ledger/3", game).then().statusCode(200);
        given().get("/games/{game}/ledger/4", game).then().statusCode(404);
    }

    @Test
    void thePageIsShownEvenIfTheStartIsUnreadable() {
        TableOwner.changes(game, 1, "\"players\"", "\"plaiers\"");
        assertSays(
                ledger("?from=1&to=8&head=x"), "This game can’t be shown", "No: entry 1 is the first that is wrong.");
        given().get("/games/{game}/ledger/1", game).then().statusCode(404);
    }

    @Test
    void thePastSheetAfterEachEntryMatchesTheApi() {
        for (int version : IntStream.rangeClosed(1, 8).toArray()) {
            JsonPath then = given().get("/api/games/{game}?version={version}", game, version)
                    .jsonPath();
            String page =
                    given().get("/games/{game}/ledger/{version}", game, version).asString();
            assertEquals(then.getList("players.score", Integer.class), totals(page), () -> "after entry " + version);
            assertEquals(then.getList("hands").size(), page.split("<tr id=\"hand-", -1).length - 1);
            assertSays(page, "As it stood after entry " + version + " of 8", "max=\"8\" value=\"" + version + "\"");
            assertFalse(page.contains("id=\"live\""), "is not kept up to date");
            assertFalse(page.contains("method=\"post\" action=\"/games"), "nothing can be entered");
        }
    }

    private static List<Integer> totals(String page) {
        String foot =
                SUM.matcher(page).results().findFirst().map(MatchResult::group).orElseThrow();
        return NUMBER.matcher(foot)
                .results()
                .map(sum -> Integer.valueOf(sum.group(1)))
                .toList();
    }

    @Test
    void aScoreOnAPastSheetIsExplained() {
        String page = given().get("/games/{game}/ledger/3?panel=why-p3-2", game).asString();
        assertSays(page, "Why 5?", "As it stood after entry 3 of 8", "/ledger/3#why-p3-2\"");
    }

    @Test
    void theSliderLeadsToThePastSheet() {
        Response slid = given().redirects().follow(false).get("/games/{game}/ledger?entry=3", game);
        assertEquals(303, slid.statusCode());
        assertTrue(slid.header("Location").endsWith("/games/" + game + "/ledger/3"), slid.header("Location"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "9", "-1", "x", "99999999999", "1%20"})
    void anUnknownVersionIsNotFound(String entry) {
        Response page = given().urlEncodingEnabled(false).get("/games/" + game + "/ledger/" + entry);
        assertEquals(404, page.statusCode());
        assertSays(page.asString(), "There is no such entry", "entries 1 to 8");
    }

    @Test
    void anUnknownGameHasNoLedger() {
        given().get("/games/unknown/ledger").then().statusCode(404);
        given().get("/games/unknown/ledger?entry=1").then().statusCode(404);
        given().get("/games/unknown/ledger/1").then().statusCode(404);
    }

    @Test
    void theDifferenceShowsWhatACorrectionChanged() {
        String page = ledger("?from=4&to=5");
        String table = page.substring(page.indexOf("<table"), page.indexOf("</table>"));
        assertSays(
                table.replaceAll("\\s+", " ").replace("> <", "><"),
                "From entry 4 to entry 5",
                "<bdi translate=\"no\">Anna</bdi></th><td><span class=\"quiet\">0 →</span><strong>7</strong></td><td>0</td><td>in</td>",
                "<bdi translate=\"no\">Bo &amp; &lt;b&gt;</bdi></th><td><span class=\"quiet\">" + total(4, 1)
                        + " →</span><strong>" + total(5, 1) + "</strong></td><td>1</td><td>in</td>",
                "<bdi translate=\"no\">Cai</bdi></th><td><span class=\"quiet\">5 →</span><strong>0</strong></td>");
        String by = page.substring(page.indexOf("</table>"), page.indexOf("id=\"entries\""));
        assertSays(by, "#entry-5\">entry 5</a>", "Hand 2 corrected");
        assertFalse(by.contains("#entry-4"), by);
    }

    private int total(int version, int seat) {
        return given().get("/api/games/{game}?version={version}", game, version)
                .jsonPath()
                .getInt("players[" + seat + "].score");
    }

    @Test
    void theDifferenceShowsPlayersWhoJoined() {
        assertSays(
                ledger("?from=8&to=7").replaceAll("\\s+", " ").replace("> <", "><"),
                "<span class=\"quiet\">not here →</span><strong>in</strong>",
                "From entry 7 to entry 8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?from=1", "?to=3", "?from=x&to=3", "?from=&to="})
    void anIncompleteComparisonShowsNothing(String query) {
        assertFalse(ledger(query).contains("<table"), query);
    }

    @Test
    void theSheetAndItsEntriesLeadToTheLedger() {
        String link = "href=\"/games/" + game + "/ledger\"";
        assertSays(given().get("/games/{game}", game).asString(), link, "Fingerprint");
        assertSays(given().get("/games/{game}?panel=entries", game).asString(), link + ">Ledger, with devices");
    }

    @Test
    void aLedgerWithoutEntriesHasNoneBeforeTheFirst() {
        TableOwner.cutsAfter(game, 0);
        given().get("/games/{game}/ledger?before=0", game).then().statusCode(200);
    }
}
