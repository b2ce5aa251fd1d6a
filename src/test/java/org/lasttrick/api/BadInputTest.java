package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each kind of wrong request, its status, and where it is wrong. */
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

    static Stream<Arguments> wrongBodies() {
        return Stream.of(
                Arguments.of("{'type':'high-card','card':'9','players':['p9']}", 422, "breaks-rule", "/players/0"),
                Arguments.of("{'type':'high-card','card':'1','players':['p1']}", 400, "malformed", "/card"),
                Arguments.of(
                        "{'variant':'agurk','players':[{'name':' '},{'name':'Bo'}]}",
                        422,
                        "breaks-rule",
                        "/players/0/name"),
                Arguments.of(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'rules':{'limits':30}}",
                        400,
                        "malformed",
                        "/rules/limits"));
    }

    /** All others, and the sentences: {@link WrongCardHandsTest} and its neighbours. */
    @ParameterizedTest
    @MethodSource("wrongBodies")
    void aWrongBodyIsRefusedAtItsPlaceAndNothingIsRecorded(String body, int status, String type, String pointer) {
        String before = given().get("/api/games/{game}", game).asString();
        String json = body.replace('\'', '"');
        String address = json.contains("variant") ? "/api/games" : "/api/games/" + game + "/hands";
        assertProblem(book.asDevice().body(json).post(address), status, type, pointer);
        if (!address.equals("/api/games")) {
            assertProblem(book.asDevice().body(json).post(address + "?preview=true"), status, type, pointer);
        }
        assertEquals(before, given().get("/api/games/{game}", game).asString());
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
    void aWrongRequestIsRefusedAndTheLedgerUnchanged(String what, int status, String detail) {
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

    @Test
    void anyPrintableNameIsKeptAsItIs() {
        String[] names = {
            "🥒🥒",
            "👩‍👩‍👧",
            "Ø {name}",
            "אבא",
            "<script>alert(1)</script>",
            "'; DROP TABLE entry; --",
            "x".repeat(40)
        };
        assertEquals(
                List.of(names),
                given().get("/api/games/{id}", book.agurk(names)).path("players.name"));
    }

    private static void assertProblem(Response response, int status, String type, String pointer) {
        assertEquals(status, response.statusCode(), response.asString());
        assertEquals("application/problem+json", response.contentType().split(";")[0]);
        assertEquals("urn:lasttrick:" + type, response.path("type"));
        assertEquals(List.of(pointer), response.path("errors.pointer"), response.asString());
    }

    private static Arguments request(String what, int status, String detail) {
        return Arguments.of(what, status, detail);
    }
}
