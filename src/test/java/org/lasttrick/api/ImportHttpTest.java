package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.TableOwner;
import org.lasttrick.chain.GameId;
import org.lasttrick.fuzz.RawHttp;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.transfer.importing.CraftedFile;
import org.lasttrick.transfer.importing.ImportFault.Kind;
import org.lasttrick.transfer.importing.ValidFile;

/** Exported games can be imported into any scorebook; invalid files can't. */
@QuarkusTest
class ImportHttpTest {
    @Inject
    AgroalDataSource database;

    @Inject
    GameLedger ledger;

    private TestBook book;
    private String game;

    @BeforeEach
    void aGameWithACorrectionAndAnUndo() {
        book = TestBook.open();
        game = book.agurk("Anna 🥒", "Bo \"B\" O’Neill", "שרה");
        book.score(game, "9", "p1");
        book.score(game, "5", "p3", "p2");
        book.asDevice().body(TestBook.highCard("8", "p2")).put("/api/games/{game}/hands/1", game);
        book.asDevice().header("Idempotency-Key", "tap").post("/api/games/{game}/undo", game);
    }

    private static String export(String game) {
        return new String(
                given().get("/api/games/{game}/export/json", game)
                        .then()
                        .statusCode(200)
                        .contentType("application/json")
                        .extract()
                        .asByteArray(),
                StandardCharsets.UTF_8);
    }

    private static String export(TestBook book) {
        return new String(
                given().get("/api/scorebooks/{book}/export/json", book.id())
                        .then()
                        .statusCode(200)
                        .contentType("application/json")
                        .extract()
                        .asByteArray(),
                StandardCharsets.UTF_8);
    }

    private static Response send(TestBook book, byte[] file) {
        return book.asDevice().body(file).post("/api/scorebooks/{book}/import", book.id());
    }

    private static Response send(TestBook book, String file) {
        return send(book, file.getBytes(StandardCharsets.UTF_8));
    }

    private void assertValid(String id) {
        assertTrue(ledger.audit(new GameId(id)).orElseThrow().verification().isValid());
    }

    /** The number of rows of each table. */
    private List<Integer> rows() throws SQLException {
        try (Connection connection = database.getConnection();
                var select = connection.prepareStatement("SELECT (SELECT count(*) FROM game),"
                        + " (SELECT count(*) FROM entry), (SELECT count(*) FROM device),"
                        + " (SELECT count(*) FROM device_elsewhere), (SELECT count(*) FROM scorebook),"
                        + " (SELECT count(*) FROM arrival)");
                var rows = select.executeQuery()) {
            rows.next();
            return IntStream.rangeClosed(1, 6)
                    .boxed()
                    .map(column -> {
                        try {
                            return rows.getInt(column);
                        } catch (SQLException e) {
                            throw new AssertionError(e);
                        }
                    })
                    .toList();
        }
    }

    @Test
    void aGameWithNamesThatNobodyCouldEnterNowIsImportedAsItIs() {
        TestBook elsewhere = TestBook.open();
        Response answer = send(elsewhere, CraftedFile.renamed("\u3164", "Bo\u200B", "BO", "\u0301", "An\u00ADna  B"));
        answer.then().statusCode(201);
        List<String> ids = elsewhere
                .asDevice()
                .get("/api/scorebooks/{book}/games", elsewhere.id())
                .path("games.id");
        assertValid(ids.getFirst());
        assertEquals(
                List.of("An\u00ADna  B", "Bo"),
                given().get("/api/games/{game}", ids.getFirst()).path("players.name"));
    }

    @Test
    void anErasedGameIsImportedByteForByteUnderANewId() {
        String before = export(game);
        assertTrue(ledger.erase(new GameId(game), null));
        Response brought = send(book, before);
        brought.then()
                .statusCode(201)
                .body("added", hasSize(1))
                .body("added[0].players", equalTo(List.of("Anna 🥒", "Bo \"B\" O’Neill", "שרה")))
                .body("added[0].entries", equalTo(5))
                .body("alreadyHere", empty());
        String id = brought.path("added[0].id");
        assertNotEquals(game, id);
        assertEquals(before, export(id));
        assertValid(id);
    }

    @Test
    void aScorebookIsImportedByteForByte() {
        book.game("letzter", "Dag", "Eva", "Finn");
        String before = export(book);
        TestBook other = TestBook.open();
        send(other, before).then().statusCode(201).body("added", hasSize(2));
        assertEquals(before, export(other));
        List<String> games =
                given().get("/api/scorebooks/{book}/games", book.id()).path("games.id");
        games.forEach(each -> ledger.erase(new GameId(each), null));
        assertEquals(0, (int) given().get("/api/scorebooks/{book}", book.id()).path("games"));
        send(book, before).then().statusCode(201).body("added", hasSize(2));
        assertEquals(before, export(book));
        List<String> order =
                given().get("/api/scorebooks/{book}/games", book.id()).path("games.variant");
        assertEquals(List.of("letzter", "agurk"), order);
    }

    @Test
    void theSameFileAgainAddsNothing() throws SQLException {
        TestBook other = TestBook.open();
        String file = export(book);
        String id = send(other, file).then().statusCode(201).extract().path("added[0].id");
        List<Integer> rows = rows();
        send(other, file).then().statusCode(200).body("added", empty()).body("alreadyHere.id", equalTo(List.of(id)));
        send(book, file).then().statusCode(200).body("alreadyHere.id", equalTo(List.of(game)));
        assertEquals(rows, rows());
    }

    @Test
    void theLedgerShowsEachImport() {
        TestBook other = TestBook.openOn("Hall tablet");
        String id = send(other, export(game)).path("added[0].id");
        other.score(id, "A", "p1").then().statusCode(201);
        TestBook third = TestBook.openOn("Phone");
        String there = send(third, export(id)).path("added[0].id");
        third.score(there, "7", "p2").then().statusCode(201);
        send(other, export(there)).then().statusCode(201);
        given().get("/api/games/{game}/ledger", id)
                .then()
                .body("broughtIn.collect { [it.first, it.last] }", equalTo(List.of(List.of(1, 5), List.of(7, 7))))
                .body("broughtIn.by.name", equalTo(List.of("Hall tablet", "Hall tablet")))
                .body("broughtIn[0].by.id", equalTo(other.device()))
                .body(
                        "entries.actor.name",
                        equalTo(List.of(
                                "Kitchen tablet",
                                "Kitchen tablet",
                                "Kitchen tablet",
                                "Kitchen tablet",
                                "Kitchen tablet",
                                "Hall tablet",
                                "Phone")))
                .body("broughtIn[0].at", startsWith(Year.now(ZoneOffset.UTC) + "-"));
        given().get("/games/{game}/ledger", id)
                .then()
                .body(containsString("Entries 1 to 5 were imported from a file"))
                .body(containsString("Entry 7 was imported from a file"));
        given().get("/api/games/{game}/ledger", game).then().body("broughtIn", empty());
        given().get("/games/{game}/ledger", game).then().body(not(containsString("from a file:")));
        assertTrue(ledger.erase(new GameId(id), null));
        given().get("/api/games/{game}/ledger", id).then().statusCode(410);
    }

    @Test
    void aFileCannotRenameDevicesOfTheScorebook() throws IOException {
        TestBook other = TestBook.openOn("Hall tablet");
        String file = ValidFile.writtenBy(other.device(), "Anna’s tablet");
        String id = send(other, file).path("added[0].id");
        other.score(id, "A", "p1").then().statusCode(201);
        given().get("/api/games/{game}/ledger", id)
                .then()
                .body("broughtIn.by.name", equalTo(List.of("Hall tablet")))
                .body("entries[4].actor.name", equalTo("Anna’s tablet"))
                .body("entries[5].actor.id", equalTo(other.device()))
                .body("entries[5].actor.name", equalTo("Hall tablet"));
        String page = given().get("/games/{game}/ledger", id).asString();
        assertTrue(page.contains("<bdi translate=\"no\">Hall tablet</bdi></li>"), page);
        String anna = "Anna’s tablet";
        assertEquals(List.of(anna, anna, anna, anna, anna, "Hall tablet"), devicesInWorkbook(id));
    }

    private static List<String> devicesInWorkbook(String game) throws IOException {
        byte[] workbook = given().get("/api/games/{game}/export/xlsx", game).asByteArray();
        try (ReadableWorkbook read = new ReadableWorkbook(new ByteArrayInputStream(workbook))) {
            return read.findSheet("Ledger").orElseThrow().read().stream()
                    .skip(1)
                    .map(row -> row.getCellText(2))
                    .toList();
        }
    }

    @Test
    void anImportedEntryOfAnOwnDeviceShowsItsName() {
        TestBook other = TestBook.openOn("Hall tablet");
        String began = export(game);
        String id = send(other, began).path("added[0].id");
        other.score(id, "A", "p1").then().statusCode(201);
        String wentOn = export(id);
        assertTrue(ledger.erase(new GameId(id), null));
        send(other, began).then().statusCode(201);
        String again = send(other, wentOn).path("added[0].id");
        given().get("/api/games/{game}/ledger", again)
                .then()
                .body("broughtIn.collect { it.last }", equalTo(List.of(5, 6)))
                .body("entries[5].actor.name", equalTo("Hall tablet"));
        assertEquals(wentOn, export(again));
    }

    @Test
    void concurrentImportsAddAGameOnce() throws Exception {
        TestBook other = TestBook.open();
        String file = export(game);
        try (var pool = Executors.newFixedThreadPool(4)) {
            Callable<Integer> one = () -> send(other, file).statusCode();
            List<Integer> statuses = pool.invokeAll(Collections.nCopies(8, one)).stream()
                    .map(future -> {
                        try {
                            return future.get();
                        } catch (Exception e) {
                            throw new AssertionError(e);
                        }
                    })
                    .sorted()
                    .toList();
            assertEquals(List.of(200, 200, 200, 200, 200, 200, 200, 201), statuses);
        }
        assertEquals(1, (int) given().get("/api/scorebooks/{book}", other.id()).path("games"));
    }

    @Test
    void anImportThatWaitsTooLongForAnotherOneIsRefused() throws Exception {
        TestBook other = TestBook.open();
        String file = export(game);
        try (Connection _ = TableOwner.locksImports(other.id())) {
            // Both wait at the same time.
            var page = CompletableFuture.supplyAsync(() -> other.asTablet()
                    .multiPart("file", "x.json", file.getBytes(UTF_8))
                    .post("/import"));
            send(other, file)
                    .then()
                    .statusCode(409)
                    .header("Retry-After", "5")
                    .body("title", equalTo("Another import goes on"));
            page.join()
                    .then()
                    .statusCode(409)
                    .body(containsString("Another file is being imported into this scorebook."));
        }
        send(other, file).then().statusCode(201);
    }

    @Test
    void anImportedGameCanBeContinued() {
        TestBook other = TestBook.open();
        String id = send(other, export(game)).path("added[0].id");
        assertEquals(TestBook.scores(game), TestBook.scores(id));
        other.score(id, "A", "p1").then().statusCode(201);
        other.asDevice().post("/api/games/{game}/undo", id).then().statusCode(200);
        assertEquals(TestBook.scores(game), TestBook.scores(id));
        other.score(id, "7", "p2").then().statusCode(201);
        assertValid(id);
        assertEquals(8, TestBook.version(id));
        book.score(id, "7", "p2").then().statusCode(403);
        assertTrue(export(id).contains("Kitchen tablet"));
        assertEquals(5, TestBook.version(game));
    }

    @Test
    void aLongerFileAddsTheMissingEntriesAndAShorterOneNothing() {
        TestBook other = TestBook.open();
        String shorter = export(game);
        String id = send(other, shorter).path("added[0].id");
        book.score(game, "K", "p2");
        String longer = export(game);
        send(other, longer).then().statusCode(201).body("added.id", equalTo(List.of(id)));
        assertTrue(ledger.known(new GameId(id)).isEmpty(), "an import displaces no game from the cache");
        assertEquals(longer, export(id));
        assertValid(id);
        send(other, shorter).then().statusCode(200).body("added", empty());
        assertEquals(longer, export(id));
    }

    /** Nobody can score a game that goes on from when its entries are added until the whole file is stored. */
    @Test
    void gamesThatGoOnAreAddedAfterNewOnes() {
        TestBook other = TestBook.open();
        String id = send(other, export(game)).path("added[0].id");
        book.score(game, "K", "p2");
        book.game("letzter", "Dag", "Eva", "Finn");
        List<String> added =
                send(other, export(book)).then().statusCode(201).extract().path("added.id");
        assertEquals(2, added.size());
        assertEquals(id, added.getLast());
    }

    @Test
    void aDivergedGameIsRejectedWithTheWholeFile() throws SQLException {
        TestBook other = TestBook.open();
        String id = send(other, export(game)).path("added[0].id");
        other.score(id, "K", "p1");
        book.score(game, "Q", "p2");
        book.agurk("Dag", "Eva");
        List<Integer> rows = rows();
        send(other, export(book))
                .then()
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:diverged"))
                .body(
                        "detail",
                        containsString(
                                "Game 1 of the file is game " + id + " of this book with other or damaged entries"));
        assertEquals(rows, rows());
    }

    @Test
    void onlyADeviceOfTheScorebookCanImport() throws SQLException {
        TestBook other = TestBook.open();
        byte[] file = export(game).getBytes(StandardCharsets.UTF_8);
        List<Integer> rows = rows();
        given().contentType("application/json")
                .body(file)
                .post("/api/scorebooks/{book}/import", other.id())
                .then()
                .statusCode(401);
        send(new TestBook(other.id(), book.key()), file).then().statusCode(403);
        send(new TestBook("0".repeat(26), book.key()), file).then().statusCode(404);
        assertEquals(rows, rows());
    }

    static Stream<Arguments> oneOfEachKind() {
        return CraftedFile.byKind().entrySet().stream()
                .map(kind -> Arguments.of(kind.getKey(), kind.getValue().getFirst()));
    }

    @ParameterizedTest
    @MethodSource("oneOfEachKind")
    void aDamagedOrForgedFileIsRejectedAndAddsNothing(Kind kind, CraftedFile file) throws SQLException {
        List<Integer> rows = rows();
        send(book, file.bytes())
                .then()
                .statusCode(kind == Kind.TOO_MUCH ? 413 : 422)
                .contentType("application/problem+json")
                .body("detail", containsString(file.words()))
                .body("errors[0].pointer", equalTo(file.pointer()));
        assertEquals(rows, rows());
    }

    @Test
    void aFileThatIsTooLargeIsRejectedByItsContentLength() throws IOException, SQLException {
        List<Integer> rows = rows();
        String head = """
                POST /api/scorebooks/%s/import HTTP/1.1
                Host: localhost
                Authorization: Bearer %s
                Content-Type: application/json
                Content-Length: 50000000

                """.formatted(book.id(), book.key()).replace("\n", "\r\n");
        RawHttp.Answer refused = RawHttp.once(RestAssured.port, head);
        assertEquals(413, refused.status());
        assertTrue(refused.text().contains("The body has 50,000,000 bytes; at most 21,037,056 are taken."));
        assertEquals(rows, rows());
    }

    /** @return the status; 413 also where the service hung up before it was all sent */
    private int chunked(String path, int bytes) throws Exception {
        byte[] blanks = new byte[bytes];
        Arrays.fill(blanks, (byte) ' ');
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + path))
                .header("Authorization", "Bearer " + book.key())
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(blanks)))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, BodyHandlers.ofString()).statusCode();
        } catch (IOException e) {
            return 413;
        }
    }

    @Test
    void aFileWithoutContentLengthIsCutOff() throws Exception {
        List<Integer> rows = rows();
        String sound = export(game);
        assertEquals(422, chunked("/api/scorebooks/" + book.id() + "/import", 1_000));
        assertEquals(413, chunked("/api/scorebooks/" + book.id() + "/import", 30_000_000));
        assertEquals(rows, rows());
        assertEquals(sound, export(game));
    }

    @Test
    void aGameContinuedInAnotherScorebookIsNotMerged() throws SQLException {
        TestBook other = TestBook.open();
        String elsewhere = send(other, export(game)).path("added[0].id");
        other.score(elsewhere, "K", "p1");
        List<Integer> rows = rows();
        send(book, export(elsewhere)).then().statusCode(409).body("type", equalTo("urn:lasttrick:diverged"));
        assertEquals(rows, rows());
    }

    @Test
    void aDownloadIsNamedAfterItsGameOrScorebook() {
        given().get("/api/games/{game}/export/json", game)
                .then()
                .header(
                        "Content-Disposition",
                        matchesPattern("attachment; filename=\"Agurk \\d{4}-\\d\\d-\\d\\d\\.json\".*"));
        given().get("/api/scorebooks/{book}/export/json", book.id())
                .then()
                .header(
                        "Content-Disposition",
                        matchesPattern("attachment; filename=\"Friday \\d{4}-\\d\\d-\\d\\d\\.json\".*"));
        given().get("/api/games/{game}/export/json", "0".repeat(26)).then().statusCode(404);
        given().get("/api/scorebooks/{book}/export/json", "0".repeat(26)).then().statusCode(404);
    }

    @Test
    void aValidHandwrittenFileIsImported() {
        TestBook other = TestBook.open();
        send(other, ValidFile.text()).then().statusCode(201).body("added[0].name", equalTo("Friday’s game 🥒"));
        assertEquals(
                Map.of("games", 1),
                Map.of("games", given().get("/api/scorebooks/{b}", other.id()).path("games")));
    }
}
