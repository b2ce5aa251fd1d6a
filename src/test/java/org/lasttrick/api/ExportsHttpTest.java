package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesRegex;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Sheet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.chain.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.transfer.export.CutCells;
import org.lasttrick.transfer.export.paper.PdfCode;

/** Downloads: their names, languages and contents. */
@QuarkusTest
class ExportsHttpTest {

    /** Where it is always another day than in the west. */
    private static final String EAST = "Pacific/Kiritimati";

    private static final String WEST = "Etc/GMT+12";

    @Inject
    GameLedger ledger;

    private TestBook book;

    @BeforeEach
    void aBook() {
        book = TestBook.open();
    }

    @ParameterizedTest
    @CsvSource({
        "csv, text/csv",
        "xlsx, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "pdf, application/pdf"
    })
    void aDownloadHasAMediaTypeAndIsNamedAfterGameAndDay(String form, String type) {
        given().get("/api/games/{id}/export/{form}", book.agurk("Anna", "Bo"), form)
                .then()
                .statusCode(200)
                .contentType(startsWith(type))
                .header(
                        "Content-Disposition",
                        matchesRegex("attachment; filename=\"Agurk 20\\d\\d-\\d\\d-\\d\\d." + form + "\"; .*"))
                .header("Cache-Control", containsString("no-cache"));
    }

    @Test
    void onlyTextHasACharset() {
        String game = book.agurk("Anna", "Bo");
        given().get("/api/games/{id}/export/xlsx", game)
                .then()
                .header("Content-Type", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
        given().get("/api/scorebooks/{id}/export/xlsx", book.id())
                .then()
                .header("Content-Type", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    }

    @Test
    void aDownloadIsNamedInTheReadersLanguage() {
        String game = book.game("pickle", "Anna", "Bo");
        for (String form : List.of("csv", "xlsx", "pdf", "json")) {
            given().header("Accept-Language", "pl")
                    .get("/api/games/{id}/export/{form}", game, form)
                    .then()
                    .header("Content-Disposition", startsWith("attachment; filename=\"Korniszon 20"));
        }
    }

    @Test
    void excelGetsTheTableAsItExpectsItInTheReadersLanguage() {
        String game = over();
        Response danish = given().header("Accept-Language", "da").get("/api/games/{id}/export/csv?for=excel", game);
        danish.then().statusCode(200).body(containsString("hand;dealer;leader;cards;"));
        given().header("Accept-Language", "en")
                .get("/api/games/{id}/export/csv?for=excel", game)
                .then()
                .body(containsString("hand,dealer,leader,cards,"));
        for (String table : List.of("csv", "people.csv", "evenings.csv")) {
            given().header("Accept-Language", "da")
                    .get("/api/scorebooks/{id}/export/" + table + "?for=excel", book.id())
                    .then()
                    .body(containsString("\"Anna\";"));
        }
        for (String other : List.of("", "calc")) {
            given().get("/api/games/{id}/export/csv?for=" + other, game)
                    .then()
                    .statusCode(400)
                    .contentType("application/problem+json");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "xlsx", "pdf"})
    void theDayIsThatOfTheReadersTimeZone(String form) {
        String game = "/api/games/" + book.agurk("Anna", "Bo") + "/export/" + form;
        assertNotEquals(named(in(EAST, game)), named(in(WEST, game)));
        assertNotEquals(in(EAST, game).header("ETag"), in(WEST, game).header("ETag"));
    }

    @Test
    void theTimesOfAWorkbookAreThoseOfTheReadersTimeZone() throws IOException {
        String game = book.agurk("Anna", "Bo");
        for (String workbook :
                List.of("/api/games/" + game + "/export/xlsx", "/api/scorebooks/" + book.id() + "/export/xlsx")) {
            assertNotEquals(named(in(EAST, workbook)), named(in(WEST, workbook)));
            assertTrue(cells(in(EAST, workbook)).contains("(" + EAST + ")"), workbook);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "da", "de", "fi", "is", "nb", "pl", "sv"})
    void nothingInAWorkbookIsCut(String language) throws Exception {
        String game =
                book.game("gurka-norway", "Wolfeschlegelsteinhausen Bergerdorff", "Bo", "Þórgerður Ólafsdóttir", "Dag");
        book.score(game, "9", "p2");
        book.score(game, "A", "p1");
        book.score(game, "K", "p1");
        book.asDevice().post("/api/games/{game}/undo", game).then().statusCode(200);
        book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        for (String workbook :
                List.of("/api/games/" + game + "/export/xlsx", "/api/scorebooks/" + book.id() + "/export/xlsx")) {
            byte[] file = given().header("Accept-Language", language)
                    .cookie("lasttrick-zone", "America/Argentina/Buenos_Aires")
                    .get(workbook)
                    .asByteArray();
            assertEquals(List.of(), CutCells.in(file), workbook);
        }
    }

    private Response in(String zone, String export) {
        Response answer = book.asTablet().cookie("lasttrick-zone", zone).get(export);
        answer.then().statusCode(200);
        return answer;
    }

    private static String named(Response export) {
        return export.header("Content-Disposition");
    }

    private static String cells(Response workbook) throws IOException {
        try (ReadableWorkbook read = new ReadableWorkbook(new ByteArrayInputStream(workbook.asByteArray()))) {
            StringBuilder cells = new StringBuilder();
            for (Sheet sheet : read.getSheets().toList()) {
                sheet.read().forEach(row -> row.forEach(cell -> cells.append(cell == null ? "" : cell.getText())));
            }
            return cells.toString();
        }
    }

    @Test
    void theCodeOnAPdfLeadsToTheGame() throws IOException {
        String game = "/games/" + book.agurk("Anna", "Bo");
        byte[] pdf = given().get("/api" + game + "/export/pdf").asByteArray();
        given().get(game + "?panel=watching")
                .then()
                .body(containsString(">" + PdfCode.read(pdf).orElseThrow() + "<"));
    }

    /** In the workbook and on paper, too: their own tests look there. */
    @Test
    void theFingerprintOfTheHeadIsInWhatProgramsRead() {
        String game = over();
        String head = given().get("/api/games/{id}/verification", game).path("fingerprint");
        for (String address : List.of(
                "/api/games/" + game + "/export/csv",
                "/api/games/" + game + "/export/json",
                "/api/scorebooks/" + book.id() + "/export/csv",
                "/api/scorebooks/" + book.id() + "/export/json")) {
            given().get(address).then().body(containsString(head));
        }
        given().redirects()
                .follow(false)
                .get("/api/games/{id}/export/bgstats", game)
                .then()
                .header("Location", containsString(head));
    }

    /** Ended early, after a hand. */
    private String over() {
        String game = book.agurk("Anna", "Bo");
        book.score(game, "9", "p2");
        book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        return game;
    }

    @Test
    void theAppGetsNoGameWithoutAResult() {
        given().redirects()
                .follow(false)
                .get("/api/games/{id}/export/bgstats", book.agurk("Anna", "Bo"))
                .then()
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:not-now"));
    }

    @Test
    void aLinkToTheAppIsFollowed() {
        given().redirects()
                .follow(false)
                .get("/api/games/{id}/export/bgstats", over())
                .then()
                .statusCode(303)
                .header("Location", startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "xlsx", "pdf", "bgstats"})
    void erasedAndUnknownGamesHaveNoExport(String form) {
        String game = book.agurk("Anna", "Bo");
        ledger.erase(new GameId(game), null);
        given().get("/api/games/{id}/export/{form}", game, form)
                .then()
                .statusCode(410)
                .contentType("application/problem+json");
        given().get("/api/games/nothing/export/{form}", form)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("title", equalTo("No such game"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "xlsx"})
    void aBookThatIsNotThereIsNotFound(String form) {
        given().get("/api/scorebooks/nothing/export/{form}", form)
                .then()
                .statusCode(404)
                .body("title", equalTo("No such scorebook"));
    }

    @ParameterizedTest
    @CsvSource({"en, Score Hands Ledger Rules", "'da, en;q=0.5', Stilling Runder Indtastninger Regler"})
    void aWorkbookIsInTheReadersLanguage(String accepted, String sheets) throws IOException {
        byte[] workbook = given().header("Accept-Language", accepted)
                .get("/api/games/{id}/export/xlsx", book.agurk("Anna", "Bo"))
                .asByteArray();
        try (ReadableWorkbook read = new ReadableWorkbook(new ByteArrayInputStream(workbook))) {
            assertEquals(sheets, read.getSheets().map(Sheet::getName).collect(Collectors.joining(" ")));
        }
    }

    @Test
    void theLedgerSaysWhatTheDeviceIsCalled() throws IOException {
        byte[] workbook = given().get("/api/games/{id}/export/xlsx", book.agurk("Anna", "Bo"))
                .asByteArray();
        try (ReadableWorkbook read = new ReadableWorkbook(new ByteArrayInputStream(workbook))) {
            assertEquals(
                    "Kitchen tablet",
                    read.findSheet("Ledger").orElseThrow().read().get(1).getCellText(2));
        }
    }

    @Test
    void columnsForProgramsAreTheSameInEveryLanguage() {
        String game = book.agurk("Anna", "Bo");
        assertEquals(csv("da", game), csv("en", game));
    }

    private static String csv(String language, String game) {
        return given().header("Accept-Language", language)
                .get("/api/games/{id}/export/csv", game)
                .asString();
    }

    @ParameterizedTest
    @CsvSource({"en, en-GB, Pickle", "pl, pl-PL, Korniszon", "is, is-IS, Súrgúrka"})
    void aPdfSaysItsLanguageAndItsTitleInIt(String accepted, String language, String title) throws IOException {
        byte[] pdf = given().header("Accept-Language", accepted)
                .get("/api/games/{id}/export/pdf", book.game("pickle", "Anna", "Bo"))
                .asByteArray();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertEquals(language, document.getDocumentCatalog().getLanguage());
            assertEquals(title, document.getDocumentInformation().getTitle());
        }
    }

    @Test
    void theWorkbookOfABookNamesGamesInTheReadersLanguage() throws IOException {
        book.game("pickle", "Anna", "Bo");
        Response workbook = given().header("Accept-Language", "pl").get("/api/scorebooks/{id}/export/xlsx", book.id());
        assertTrue(cells(workbook).contains("Korniszon"));
        assertFalse(cells(workbook).contains("Pickle"));
    }

    /** More games than are read at a time. */
    @Test
    void aBookHasEveryGameOnceTheNewestFirstAndNoneThatWasErased() throws IOException {
        List<String> games = IntStream.range(0, 120)
                .mapToObj(i -> book.game("agurk", "Anna", "Bo"))
                .toList();
        String erased = games.get(70);
        ledger.erase(new GameId(erased), null);
        List<String> left =
                games.reversed().stream().filter(id -> !id.equals(erased)).toList();
        Response csv = given().get("/api/scorebooks/{id}/export/csv", book.id());
        List<String> lines = new String(csv.asByteArray(), StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .toList();
        assertEquals(2 * left.size(), lines.size());
        assertEquals(
                left,
                lines.stream()
                        .map(line -> line.split(",")[0].replace("\"", ""))
                        .distinct()
                        .toList());
        assertTrue(csv.header("Content-Disposition").startsWith("attachment; filename=\"Friday 20"));
        byte[] workbook =
                given().get("/api/scorebooks/{id}/export/xlsx", book.id()).asByteArray();
        try (ReadableWorkbook read = new ReadableWorkbook(new ByteArrayInputStream(workbook))) {
            assertEquals(
                    1 + lines.size(),
                    read.findSheet("Games").orElseThrow().read().size());
        }
    }

    @Test
    void thePanelLeadsWhoeverWatchesToEachDownload() {
        String game = book.agurk("Anna", "Bo");
        String sheet = given().get("/games/{id}?panel={panel}", game, "export").asString();
        for (String form : Set.of("pdf", "xlsx", "csv", "csv?for=excel", "json")) {
            assertTrue(sheet.contains("href=\"/api/games/%s/export/%s\"".formatted(game, form)), form);
        }
        assertFalse(sheet.contains("bgstats"));
        String result =
                given().get("/games/{id}?panel={panel}", over(), "export").asString();
        assertTrue(result.contains("/export/bgstats\""), result);
        assertTrue(given().get("/games/{id}", game).asString().contains("panel=export"));
        assertFalse(given().get("/games/{id}", game).asString().contains("/export/"));
    }
}
