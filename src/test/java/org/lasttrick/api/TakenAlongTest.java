package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.ReadingOptions;
import org.dhatim.fastexcel.reader.Row;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.BookPerson;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.transfer.importing.ValidFile;

/** People, evenings and figures of a scorebook go along in its files, and come back from them. */
@QuarkusTest
class TakenAlongTest {
    private static final CSVFormat CSV =
            CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

    @Inject
    GameLedger ledger;

    private TestBook book;
    private List<String> games;

    /** Anna is Anne in the second game; the third one is that of another evening, and the fourth one goes on. */
    @BeforeEach
    void aBookThatSaysSomething() {
        book = TestBook.open();
        games = List.of(
                over(book, "Anna", "=Bo"),
                over(book, "=Bo", "Anne"),
                over(book, "Anna", "Cai", "Dag"),
                book.agurk("Anna", "Cai"));
        merge(book, "Anne", "Anna");
        move(book, games.get(2));
        choose(book, "cucumbers");
    }

    /** The second player pays the only hand. */
    private static String over(TestBook book, String... players) {
        String game = book.agurk(players);
        book.score(game, "9", "p2").then().statusCode(201);
        book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        return game;
    }

    private static void merge(TestBook book, String name, String into) {
        book.asDevice()
                .body(Map.of("with", BookPerson.id(into)))
                .post("/api/scorebooks/{book}/people/{person}/merge", book.id(), BookPerson.id(name))
                .then()
                .statusCode(200);
    }

    private static void move(TestBook book, String game) {
        book.asDevice()
                .body(Map.of("game", game, "to", "next"))
                .post("/api/scorebooks/{book}/evenings/moves", book.id())
                .then()
                .statusCode(200);
    }

    private static void choose(TestBook book, String points) {
        book.asDevice()
                .body(Map.of("by", points))
                .put("/api/scorebooks/{book}/evenings/points", book.id())
                .then()
                .statusCode(204);
    }

    private static Response export(TestBook book, String form) {
        Response answer = given().get("/api/scorebooks/{book}/export/{form}", book.id(), form);
        answer.then().statusCode(200);
        return answer;
    }

    private static Response send(TestBook book, String file) {
        return book.asDevice().body(file).post("/api/scorebooks/{book}/import", book.id());
    }

    private static String people(TestBook book) {
        Response answer = given().get("/api/scorebooks/{book}/people", book.id());
        answer.then().statusCode(200);
        return answer.asString();
    }

    /** Without the ids, which are others in every book. */
    private static List<String> evenings(TestBook book) {
        people(book);
        JsonNode answer = TestBook.json(given().get("/api/scorebooks/{book}/evenings", book.id()));
        return answer.get("evenings")
                .valueStream()
                .map(evening -> evening.get("from") + " " + evening.get("to") + " "
                        + evening.get("games").size() + " " + evening.get("standing"))
                .toList();
    }

    @Test
    void anotherBookThatImportsTheFileHasTheSamePeopleAndEvenings() {
        TestBook other = TestBook.open();
        String file = export(book, "json").asString();
        send(other, file).then().statusCode(201).body("added", hasSize(4));
        assertEquals(people(book), people(other));
        assertEquals(2, evenings(other).size());
        assertEquals(evenings(book), evenings(other));
        assertEquals(file, export(other, "json").asString());
    }

    @Test
    void theFileSaysOnlyWhatTheBookSaysOtherwise() {
        Response file = export(book, "json");
        file.then()
                .body("people", equalTo(List.of(Map.of("name", "Anna", "names", List.of("Anna", "Anne")))))
                .body("evenings", equalTo(List.of(Map.of("game", games.get(2), "begins", true))))
                .body("eveningPoints", equalTo("cucumbers"));
        TestBook silent = TestBook.open();
        over(silent, "Anna", "Bo");
        assertEquals(
                List.of("format", "version", "name", "games"),
                TestBook.json(export(silent, "json"))
                        .propertyStream()
                        .map(Map.Entry::getKey)
                        .toList());
    }

    @Test
    void aMovedGameThatIsDamagedIsLeftOutOfTheFileWithItsEvening() {
        TableOwner.does("UPDATE entry SET payload = replace(payload, 'Cai', 'Cia') WHERE game_id = '%s'"
                .formatted(games.get(2)));
        String file = export(book, "json").asString();
        assertFalse(file.contains("evenings"), file);
        send(TestBook.open(), file).then().statusCode(201).body("added", hasSize(3));
    }

    @Test
    void aBookWithGamesKeepsWhatItSaysItself() {
        TestBook other = TestBook.open();
        over(other, "Anne", "Eva");
        over(other, "Eve", "Bo");
        merge(other, "Eve", "Eva");
        choose(other, "wins");
        String saying = "{'name':'Anne','names':['Anne','Eve','Anna']},{'name':'Cai','names':['Cai','Dag','Kai']}";
        String file = ValidFile.bookSaying("'people':[" + saying + "],'eveningPoints':'cucumbers'");
        send(other, file).then().statusCode(201);
        export(other, "json")
                .then()
                .body(
                        "people.names",
                        equalTo(List.of(List.of("Anne", "Anna"), List.of("Cai", "Dag", "Kai"), List.of("Eva", "Eve"))))
                .body("eveningPoints", equalTo("wins"));
    }

    @Test
    void peopleWhoHaveMetStayTwo() {
        TestBook other = TestBook.open();
        over(other, "Anna", "Anne");
        send(other, export(book, "json").asString()).then().statusCode(201);
        export(other, "json").then().body(not(containsString("people")));
    }

    @Test
    void aGameThatIsHereAlreadyKeepsItsEvening() {
        TestBook other = TestBook.open();
        String file = export(book, "json").asString();
        List<String> added = send(other, file).path("added.id");
        people(other);
        other.asDevice()
                .body(Map.of("game", added.get(2), "to", "previous"))
                .post("/api/scorebooks/{book}/evenings/moves", other.id())
                .then()
                .statusCode(200);
        List<String> before = evenings(other);
        send(other, file).then().statusCode(200);
        assertEquals(before, evenings(other));
        assertTrue(ledger.erase(new GameId(added.get(2)), null));
        send(other, file).then().statusCode(201).body("added", hasSize(1));
        assertEquals(
                List.of("true", "true"),
                TestBook.json(export(other, "json"))
                        .get("evenings")
                        .valueStream()
                        .map(each -> each.get("begins").asText())
                        .toList());
    }

    @Test
    void aFaultInWhatIsSaidOfPeopleKeepsTheGamesOut() {
        TestBook other = TestBook.open();
        send(other, ValidFile.bookSaying("'people':[{'name':'Anna','names':['Anna','A\u202eB']}]"))
                .then()
                .statusCode(422)
                .body("errors[0].pointer", equalTo("/people/0/names/1"))
                .body("detail", containsString("Nothing was added"));
        assertEquals(0, (int) given().get("/api/scorebooks/{b}", other.id()).path("games"));
    }

    @Test
    void theTableOfPeopleHasTheirFiguresAndNoFormula() throws IOException {
        Response answer = export(book, "people.csv");
        answer.then()
                .contentType(startsWith("text/csv"))
                .header("Content-Disposition", matchesPattern("attachment; filename=\"Friday People 20.*csv\".*"));
        List<CSVRecord> people = rows(answer);
        assertEquals(
                List.of(
                        "name, other_names, games, wins, opponents_beaten, opponents, cucumbers, penalties, points,"
                                + " tie_bonuses, re_entries, hands",
                        "Anna, Anne, 3, 2, 3, 4, 0, 1, 9, 0, 0, 3",
                        "'=Bo, , 2, 1, 1, 2, 0, 1, 9, 0, 0, 2",
                        "Cai, , 1, 0, 0, 2, 0, 1, 9, 0, 0, 1",
                        "Dag, , 1, 1, 2, 2, 0, 0, 0, 0, 0, 1"),
                Stream.concat(
                                Stream.of(String.join(
                                        ", ", people.getFirst().getParser().getHeaderNames())),
                                people.stream().map(row -> String.join(", ", row.toList())))
                        .toList());
    }

    private static List<CSVRecord> rows(Response csv) throws IOException {
        return CSVParser.parse(csv.asString().substring(1), CSV).getRecords();
    }

    @Test
    void theTableOfEveningsBeginsWithTheNewest() throws IOException {
        List<CSVRecord> evenings = rows(export(book, "evenings.csv"));
        assertEquals(
                List.of(
                        "1, Anna, 1, 3, 1, 0",
                        "1, Dag, 1, 3, 1, 0",
                        "1, Cai, 3, 1, 0, 0",
                        "2, Anna, 1, 5, 1, 0",
                        "2, '=Bo, 1, 5, 1, 0"),
                evenings.stream()
                        .map(row -> String.join(", ", row.toList().subList(2, 8)))
                        .toList());
        assertTrue(Instant.parse(evenings.getFirst().get("from"))
                .isAfter(Instant.parse(evenings.getLast().get("to")).minusSeconds(1)));
    }

    @Test
    void moreEveningsThanAreReadAtOnceAreAllThere() throws IOException {
        TestBook other = TestBook.open();
        for (int i = 0; i < 52; i++) {
            move(other, over(other, "Player " + i, "Bo"));
        }
        assertEquals(
                IntStream.range(0, 52).mapToObj(i -> "Player " + (51 - i)).toList(),
                rows(export(other, "evenings.csv")).stream()
                        .map(row -> row.get("person"))
                        .filter(name -> !name.equals("Bo"))
                        .toList());
    }

    @Test
    void theWorkbookHasPeopleAndEveningsWithRealNumbersAndTimes() throws IOException {
        byte[] workbook = export(book, "xlsx").asByteArray();
        List<Row> people = sheet(workbook, "People");
        assertEquals(
                List.of(
                        "Name",
                        "Other names",
                        "Games",
                        "Wins",
                        "Share of opponents beaten",
                        "Cucumbers",
                        "Penalties",
                        "Points paid",
                        "Tie bonuses",
                        "Times re-entered",
                        "Number of hands"),
                texts(people.getFirst()));
        Row anna = people.get(1);
        assertEquals(List.of("Anna", "Anne"), texts(anna).subList(0, 2));
        for (int column = 2; column < anna.getCellCount(); column++) {
            assertEquals(CellType.NUMBER, anna.getCell(column).getType());
        }
        assertEquals(0.666667, anna.getCell(4).asNumber().doubleValue(), 0.000001);
        assertEquals("0.0%", anna.getCell(4).getDataFormatString());
        assertEquals("=Bo", people.get(2).getCell(0).getText());
        assertEquals(CellType.STRING, people.get(2).getCell(0).getType());
        List<Row> evenings = sheet(workbook, "Evenings");
        assertEquals(6, evenings.size());
        assertEquals(
                List.of("Games", "Person", "Place", "Points", "Wins", "Cucumbers"),
                texts(evenings.getFirst()).subList(2, 8));
        assertTrue(evenings.getFirst().getCell(0).getText().matches("From \\(.+\\)"));
        assertFalse(evenings.get(1)
                .getCell(0)
                .asDate()
                .isAfter(evenings.get(1).getCell(1).asDate()));
        assertEquals(3, evenings.get(1).getCell(5).asNumber().intValueExact());
        Response danish = given().header("Accept-Language", "da").get("/api/scorebooks/{b}/export/xlsx", book.id());
        assertEquals(
                "Andre navne",
                sheet(danish.asByteArray(), "Personer").getFirst().getCell(1).getText());
        assertEquals(6, sheet(danish.asByteArray(), "Aftener").size());
    }

    private static List<Row> sheet(byte[] workbook, String name) throws IOException {
        try (ReadableWorkbook read =
                new ReadableWorkbook(new ByteArrayInputStream(workbook), new ReadingOptions(true, false))) {
            return read.findSheet(name).orElseThrow().read();
        }
    }

    private static List<String> texts(Row row) {
        return row.stream().map(Cell::getText).toList();
    }

    @Test
    void figuresThatLackGamesAreNotExported() {
        TableOwner.does("INSERT INTO summary_due SELECT 'gone-' || n || '%1$s', '%1$s' FROM generate_series(1, 1500) n"
                .formatted(book.id()));
        try {
            for (String form : List.of("people.csv", "evenings.csv", "xlsx")) {
                given().get("/api/scorebooks/{book}/export/{form}", book.id(), form)
                        .then()
                        .statusCode(503)
                        .header("Retry-After", notNullValue())
                        .body("type", equalTo("urn:lasttrick:counting"));
            }
            export(book, "csv");
            export(book, "json");
        } finally {
            TableOwner.does("DELETE FROM summary_due WHERE scorebook_id = '%s'".formatted(book.id()));
        }
    }

    @Test
    void theLinksOfAnEveningsGamesToTheAppNameAPersonOnce() {
        List<String> links = games.subList(0, 2).stream()
                .map(game -> given().redirects()
                        .follow(false)
                        .get("/api/games/{game}/export/bgstats", game)
                        .header("Location"))
                .toList();
        for (String link : links) {
            assertTrue(link.contains("%22Anna%22") && link.contains(BookPerson.id("Anna")), link);
            assertFalse(link.contains("Anne"), link);
        }
    }

    @Test
    void thePageOffersTheTables() {
        book.asTablet()
                .get("/import")
                .then()
                .body(containsString("/export/people.csv\" download"))
                .body(containsString("/export/evenings.csv?for=excel\" download"));
    }
}
