package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The books that released versions exported are imported, and every game in them is as it was. */
@QuarkusTest
class GoldenBookTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private String version;
    private JsonNode sheets;
    private TestBook book;

    /** Its games' ids here by their ids in that version, in the file's order. */
    private Map<String, String> games;

    private void imported(String version) {
        this.version = version;
        sheets = json(text("sheets.json"));
        JsonNode file = json(text("book.json"));
        Response opened = given().contentType(ContentType.JSON)
                .body(Map.of("name", file.get("name").textValue()))
                .post("/api/scorebooks");
        book = new TestBook(opened.path("id"), opened.path("key"));
        List<String> added = book.asDevice()
                .body(text("book.json"))
                .post("/api/scorebooks/{book}/import", book.id())
                .then()
                .statusCode(201)
                .extract()
                .path("added.id");
        games = new LinkedHashMap<>();
        for (JsonNode game : file.get("games")) {
            games.put(game.get("chain").textValue(), added.get(games.size()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.1.0", "0.2.0"})
    void everyGameVerifies(String released) {
        imported(released);
        games.values()
                .forEach(game -> given().get("/api/games/{game}/verification", game)
                        .then()
                        .body("valid", equalTo(true)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.1.0", "0.2.0"})
    void everySheetIsAsItWas(String released) {
        imported(released);
        games.forEach((chain, game) -> assertEquals(comparable(sheets.get(chain)), sheet(game)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.1.0", "0.2.0"})
    void itsJsonIsTheSameBytes(String released) {
        imported(released);
        assertEquals(text("book.json"), export("json"));
    }

    /** Columns were added since, and text is quoted. */
    @ParameterizedTest
    @ValueSource(strings = {"0.1.0", "0.2.0"})
    void everyColumnOfItsTableIsAsItWas(String released) throws IOException {
        imported(released);
        // The name has changed since; the id has not.
        String csv = text("book.csv").replace("Gurka (Norwegian)", "\"Agurk (Norwegian), to 30\"");
        for (Map.Entry<String, String> game : games.entrySet()) {
            csv = csv.replace(game.getKey(), game.getValue());
        }
        CSVParser then = table(csv);
        List<CSVRecord> now = table(export("csv")).getRecords();
        List<CSVRecord> lines = then.getRecords();
        assertEquals(lines.size(), now.size());
        for (String column : then.getHeaderNames()) {
            assertEquals(
                    lines.stream().map(line -> line.get(column)).toList(),
                    now.stream().map(line -> line.get(column)).toList(),
                    column);
        }
    }

    /** @param csv with a byte order mark */
    private static CSVParser table(String csv) throws IOException {
        return CSVParser.parse(
                csv.substring(1),
                CSVFormat.RFC4180
                        .builder()
                        .setHeader()
                        .setSkipHeaderRecord(true)
                        .get());
    }

    @Test
    void aGameGoesOn() {
        imported("0.1.0");
        goesOn("Late", "{'type':'high-card','card':'9','players':['p4']}");
        goesOn("Late at Minibluff", "{'type':'stakes','doubles':[],'winner':'p4'}");
        goesOn("Cards in the trick, corrected", "{'type':'high-card','card':'9','players':['p2']}");
    }

    private void goesOn(String name, String hand) {
        String game = games.get(chainOf(name));
        JsonNode before = sheet(game);
        book.score(game, hand).then().statusCode(201);
        book.asDevice().post("/api/games/{game}/undo", game).then().statusCode(200);
        ObjectNode after = sheet(game);
        assertEquals(before.get("version").intValue() + 2, after.get("version").intValue());
        assertEquals(before.get("players"), after.get("players"));
        assertEquals(before.get("hands"), after.get("hands"));
        assertEquals(before.get("next"), after.get("next"));
        given().get("/api/games/{game}/verification", game).then().body("valid", equalTo(true));
    }

    private String chainOf(String name) {
        return StreamSupport.stream(sheets.spliterator(), false)
                .filter(sheet -> sheet.get("name").textValue().equals(name))
                .findFirst()
                .orElseThrow()
                .get("id")
                .textValue();
    }

    private ObjectNode sheet(String game) {
        return comparable(json(given().get("/api/games/{game}", game).asString()));
    }

    /** Without what is another in every book, and the players by their ids: those who left have been listed last since. */
    private ObjectNode comparable(JsonNode sheet) {
        ObjectNode known = sheet.deepCopy();
        known.remove(List.of("id", "scorebook"));
        ((ObjectNode) known.get("rules")).retain(keys());
        List<JsonNode> players = StreamSupport.stream(sheet.get("players").spliterator(), false)
                .sorted(Comparator.comparing(player -> player.get("id").textValue()))
                .toList();
        ((ArrayNode) known.get("players")).removeAll().addAll(players);
        return known;
    }

    /** The settings that the version had. */
    private List<String> keys() {
        return StreamSupport.stream(sheets.spliterator(), false)
                .flatMap(sheet -> sheet.get("rules").properties().stream())
                .map(Map.Entry::getKey)
                .distinct()
                .toList();
    }

    private String export(String form) {
        return new String(
                given().get("/api/scorebooks/{book}/export/{form}", book.id(), form)
                        .then()
                        .statusCode(200)
                        .extract()
                        .asByteArray(),
                StandardCharsets.UTF_8);
    }

    private String text(String name) {
        try {
            return Files.readString(FOLDER.resolve(version).resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode json(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
