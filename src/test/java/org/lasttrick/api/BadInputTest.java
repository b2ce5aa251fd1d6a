package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Each wrong request, its status, where it is wrong, and the sentence that says so. */
@QuarkusTest
class BadInputTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameWithOnePlayerOut() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo", "Cai", "Dag", "Eva");
        for (int hand = 0; hand < 4; hand++) {
            book.score(game, "A", "p3");
        }
    }

    static Stream<Arguments> wrongHands() {
        return Stream.of(
                wrong(
                        "{'type':'high-card','card':'9','players':['p9']}",
                        422,
                        "/players/0",
                        "There is no player p9 in this game; the players are p1 to p5."),
                wrong(
                        "{'type':'high-card','card':'9','players':['p3']}",
                        422,
                        "/players/0",
                        "p3 is out and can't play any more; name players who are still in."),
                wrong(
                        "{'type':'high-card','card':'9','players':['p1','p1']}",
                        422,
                        "/players/1",
                        "p1 is named twice; each player has one card in the last trick."),
                wrong(
                        "{'type':'high-card','card':'9','players':[]}",
                        422,
                        "/players",
                        "Nobody is named; say who played, in order of play."),
                wrong(
                        "{'type':'high-card','card':'6C','players':['p1']}",
                        422,
                        "/card",
                        "6C is no card of its own in this game; write the rank alone."),
                wrong(
                        "{'type':'high-card','card':'1','players':['p1']}",
                        400,
                        "/card",
                        "must be a card, written 2 to 10, J, Q, K or A, not “1”."),
                wrong("{'type':'high-card','card':9,'players':['p1']}", 400, "/card", "must be text."),
                wrong("{'type':'high-card','card':'9','players':'p1'}", 400, "/players", "must be a list."),
                wrong(
                        "{'type':'high-card','card':'9','players':['Anna']}",
                        400,
                        "/players/0",
                        "must be a player, written p1, p2 and so on, not “Anna”."),
                wrong(
                        "{'type':'high-card','card':'9','players':['p1'],'points':9}",
                        400,
                        "/points",
                        "is not known here; known are card, handSize, multipliers, pickle, players."),
                wrong(
                        "{'type':'bid','card':'9'}",
                        400,
                        "/type",
                        "must be last-trick, high-card, taker, march or stakes, not “bid”."),
                wrong(
                        "{'type':'last-trick','plays':[{'player':'p1','card':'5'}]}",
                        422,
                        "/plays",
                        "The last trick lacks a card of p2, p4, p5: everyone still in plays one."),
                wrong(
                        "{'type':'high-card','card':'9','players':['p1'],'multipliers':{'p1':2}}",
                        422,
                        "/multipliers",
                        "Nobody doubles in this game; leave the multipliers out."),
                wrong(
                        "{'type':'high-card','card':'9','players':['p1'],'pickle':'Q'}",
                        422,
                        "/pickle",
                        "This game has no pickle; leave it out."),
                wrong(
                        "{'type':'high-card','card':'9','players':['p1'],'handSize':5}",
                        422,
                        "/handSize",
                        "The size of this hand is set by the rules; leave it out."),
                wrong("[]", 400, "", "must be an object with its fields."));
    }

    private static String variants() {
        return Variants.all().stream().map(Variant::id).collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @MethodSource("wrongHands")
    void aWrongHandIsRefusedInWordsAndTheLedgerIsAsBefore(String body, int status, String pointer, String detail) {
        int version = TestBook.version(game);
        Response response = book.asDevice().body(body).post("/api/games/{game}/hands", game);
        assertProblem(response, status, pointer, detail);
        assertEquals(version, TestBook.version(game));
    }

    @Test
    void aCardFiveTimesIsRefusedInBothForms() {
        String five = book.agurk("Anna", "Bo", "Cai", "Dag", "Eva");
        assertProblem(
                book.score(five, "9", "p1", "p2", "p3", "p4", "p5"),
                422,
                "/players/4",
                "9 is there 5 times, and the pack has only 4.");
        String plays = IntStream.rangeClosed(1, 5)
                .mapToObj(i -> "{'player':'p" + i + "','card':'9'}")
                .collect(Collectors.joining(","));
        assertProblem(
                book.asDevice()
                        .body(("{'type':'last-trick','plays':[" + plays + "]}").replace('\'', '"'))
                        .post("/api/games/{game}/hands", five),
                422,
                "/plays/4/card",
                "9 is there 5 times, and the pack has only 4.");
        assertEquals(1, TestBook.version(five));
    }

    static Stream<Arguments> wrongStarts() {
        return Stream.of(
                wrong(
                        "{'variant':'poker','players':[{'name':'Anna'},{'name':'Bo'}]}",
                        422,
                        "/variant",
                        "There is no such game; there are " + variants() + "."),
                wrong(start(1), 422, "/players", "This game is for 2 to 7 players, not 1."),
                wrong(start(8), 422, "/players", "This game is for 2 to 7 players, not 8."),
                wrong("{'variant':'agurk'}", 422, "/players", "This game is for 2 to 7 players, not 0."),
                wrong(named("   "), 422, "/players/0/name", "A name is missing: give one of 1 to 40 characters."),
                wrong(
                        named("x".repeat(10_000)),
                        422,
                        "/players/0/name",
                        "This name has 10000 characters; at most 40 fit on the sheet."),
                wrong(
                        named("🥒".repeat(41)),
                        422,
                        "/players/0/name",
                        "This name has 41 characters; at most 40 fit on the sheet."),
                wrong(
                        named("An\\nna"),
                        422,
                        "/players/0/name",
                        "This has characters that can't be shown, such as a line break; use letters, digits, signs"
                                + " or emoji."),
                wrong(
                        named("Bo"),
                        422,
                        "/players/1/name",
                        "There is already a player called Bo in this game. Add an initial."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna','score':21},{'name':'Bo'}]}",
                        422,
                        "/players/0/score",
                        "A starting score here is 0 to 20, not 21."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna','cucumbers':2},{'name':'Bo'}]}",
                        422,
                        "/players/0/cucumbers",
                        "Starting cucumbers are 0 to 1, and this is 2: players with more are out and can't start."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna','score':'5'},{'name':'Bo'}]}",
                        400,
                        "/players/0/score",
                        "must be a whole number."),
                wrong(
                        "{'variant':'agurk','players':[{'name':7},{'name':'Bo'}]}",
                        400,
                        "/players/0/name",
                        "must be text."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'dealer':'p3'}",
                        422,
                        "/dealer",
                        "There is no player p3 in this game; the players are p1 to p2."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'rules':{'limit':1000}}",
                        422,
                        "/rules/limit",
                        "1000 is out of range: choose 1 to 999."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'rules':{'limits':30}}",
                        400,
                        "/rules/limits",
                        "is not known here; known are aceInLastTrick, allOut, dealer, end, handSize, limit, limitTest,"
                                + " lives, multiplier, payers, penalty, pickleRank, reEntry, sixOfClubs, tieBonus."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'rules':{'payers':'some'}}",
                        400,
                        "/rules/payers",
                        "must be one of last, all, not “some”."),
                wrong(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'table':1}",
                        400,
                        "/table",
                        "is not known here; known are dealer, name, players, rules, variant."));
    }

    @ParameterizedTest
    @MethodSource("wrongStarts")
    void aWrongStartIsRefusedInWordsAndNoGameIsStarted(String body, int status, String pointer, String detail) {
        Response response = book.asDevice().body(body).post("/api/games");
        assertProblem(response, status, pointer, detail);
        given().get("/api/scorebooks/{book}", book.id()).then().statusCode(200);
        assertEquals(1, (int) given().get("/api/scorebooks/{book}", book.id()).path("games"));
    }

    static Stream<Arguments> wrongRequests() {
        return Stream.of(
                request(
                        "no key",
                        401,
                        "To score, send the key of a device of this scorebook, as Authorization: Bearer"
                                + " KEY. POST /api/scorebooks opens a scorebook and answers one."),
                request(
                        "a wrong key",
                        401,
                        "To score, send the key of a device of this scorebook, as Authorization:"
                                + " Bearer KEY. POST /api/scorebooks opens a scorebook and answers one."),
                request(
                        "another book's key",
                        403,
                        "You may watch this game; to score in it, use the key of a device of" + " its scorebook."),
                request(
                        "an unknown game",
                        404,
                        "There is no game of this id. Check the link: an id has 26 letters and digits."),
                request("an unknown hand", 404, "There is no hand 9; hands 1 to 4 are recorded."),
                request("an unknown address", 404, "There is nothing at this address. Check the link."),
                request(
                        "a stale version",
                        412,
                        "The game is at version 5 now; look at it, and send your entry again" + " with that version."),
                request(
                        "a version that is none",
                        400,
                        "If-Match must be a version of the game in quotes, such as" + " \"3\"."),
                request(
                        "a key of two words",
                        400,
                        "Idempotency-Key must be 1 to 64 visible characters without spaces."),
                request("no JSON", 400, "The body is not JSON: it can't be read at line 1, column 2."),
                request("no body", 400, "The body is missing."),
                request("plain text", 415, "Send JSON, with Content-Type: application/json."),
                request("1 MB", 413, "The body has 1,000,000 bytes; at most 65,536 are taken."),
                request("redo without undo", 409, "There is nothing to redo: the last entry was not an undo."));
    }

    @ParameterizedTest
    @MethodSource("wrongRequests")
    void aWrongRequestIsRefusedInWordsAndTheLedgerIsAsBefore(String what, int status, String detail) {
        int version = TestBook.version(game);
        String hands = "/api/games/" + game + "/hands";
        var hand = TestBook.highCard("2", "p1");
        Response response = switch (what) {
            case "no key" -> given().contentType(ContentType.JSON).body(hand).post(hands);
            case "a wrong key" -> new TestBook(book.id(), "0".repeat(32)).score(game, "2", "p1");
            case "another book's key" -> TestBook.open().score(game, "2", "p1");
            case "an unknown game" -> book.score("0".repeat(26), "2", "p1");
            case "an unknown hand" -> book.asDevice().body(hand).put(hands + "/9");
            case "an unknown address" -> book.asDevice().body(hand).post("/api/nothing");
            case "a stale version" ->
                book.asDevice().header("If-Match", "\"1\"").body(hand).post(hands);
            case "a version that is none" ->
                book.asDevice().header("If-Match", "x").body(hand).post(hands);
            case "a key of two words" ->
                book.asDevice()
                        .header("Idempotency-Key", "two words")
                        .body(hand)
                        .post(hands);
            case "no JSON" -> book.asDevice().body("{").post(hands);
            case "no body" -> book.asDevice().post(hands);
            case "plain text" ->
                given().header("Authorization", "Bearer " + book.key())
                        .contentType(ContentType.TEXT)
                        .body("nine")
                        .post(hands);
            case "1 MB" ->
                book.asDevice().body("\"" + "x".repeat(999_998) + "\"").post(hands);
            case "redo without undo" -> book.asDevice().post("/api/games/" + game + "/redo");
            default -> throw new IllegalArgumentException(what);
        };
        assertEquals(status, response.statusCode(), response.asString());
        assertEquals("application/problem+json", response.contentType().split(";")[0]);
        assertEquals(detail, response.path("detail"));
        assertEquals(version, TestBook.version(game));
    }

    @ParameterizedTest
    @MethodSource("namesToBeKept")
    void anyPrintableNameIsKeptAsItIs(String name) {
        String id = book.agurk(name, "Bo's friend");
        assertEquals(name, given().get("/api/games/{id}", id).path("players[0].name"));
    }

    static Stream<String> namesToBeKept() {
        return Stream.of(
                "🥒🥒",
                "👩‍👩‍👧",
                "Ø",
                "אבא",
                "<script>alert(1)</script>",
                "{name}",
                "'; DROP TABLE entry; --",
                "x".repeat(40));
    }

    private static void assertProblem(Response response, int status, String pointer, String detail) {
        assertEquals(status, response.statusCode(), response.asString());
        assertEquals("application/problem+json", response.contentType().split(";")[0]);
        assertEquals(
                detail, response.path("errors.find { it.pointer == '" + pointer + "' }.detail"), response.asString());
    }

    private static Arguments wrong(String body, int status, String pointer, String detail) {
        return Arguments.of(body.replace('\'', '"'), status, pointer, detail);
    }

    private static Arguments request(String what, int status, String detail) {
        return Arguments.of(what, status, detail);
    }

    private static String start(int players) {
        return "{'variant':'agurk','players':["
                + IntStream.rangeClosed(1, players)
                        .mapToObj(i -> "{'name':'P" + i + "'}")
                        .collect(Collectors.joining(","))
                + "]}";
    }

    private static String named(String name) {
        return "{'variant':'agurk','players':[{'name':'" + name + "'},{'name':'Bo'}]}";
    }
}
