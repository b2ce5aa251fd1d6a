package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A client that was made from the description can read what is answered: each golden game, at its beginning and at its end. */
@QuarkusTest
class AnswersAsDescribedTest {
    private static final Path GAMES = Path.of("src/test/resources/golden/games");
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDialect(Dialects.getOpenApi31());

    /** With more players than the game is offered for now. */
    private static final String OF_OLDER_VERSIONS = "rassi-nine.json";

    private JsonNode api;
    private TestBook book;

    @BeforeEach
    void theDescriptionIsRead() throws IOException {
        api = MAPPER.readTree(
                given().queryParam("format", "json").get("/q/openapi").asString());
        book = TestBook.open();
    }

    static Stream<String> games() throws IOException {
        try (Stream<Path> files = Files.list(GAMES)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(OF_OLDER_VERSIONS))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsAsDescribed(String name) throws IOException {
        JsonNode golden = MAPPER.readTree(GAMES.resolve(name).toFile());
        Map<String, Object> rules = MAPPER.convertValue(golden.get("rules"), new TypeReference<>() {});
        String[] players = MAPPER.convertValue(golden.get("players"), String[].class);
        String game = TestBook.field(book.start(golden.get("variant").asText(), rules, players), "id");
        isAsDescribed(game);
        for (JsonNode hand : golden.get("hands")) {
            book.score(game, hand.get("result").toString()).then().statusCode(201);
        }
        isAsDescribed(game);
    }

    @Test
    void aScorebookIsAsDescribed() {
        book.agurk("Anna", "Bo");
        assertAll(Stream.of("", "/games", "/people", "/records", "/evenings", "/devices")
                .map(path -> described("/api/scorebooks/{id}" + path, book.id())));
    }

    @Test
    void theGamesThatAreOfferedAreAsDescribed() throws IOException {
        assertAll(described("/api/variants", ""), described("/api/variants/{id}", "minibluff"));
    }

    private void isAsDescribed(String game) {
        assertAll(Stream.of("", "/hands", "/ledger", "/verification", "/export/json")
                .map(path -> described("/api/games/{id}" + path, game)));
    }

    private Executable described(String path, String id) {
        return () -> {
            String answer = book.asDevice().get(path.replace("{id}", id)).asString();
            ObjectNode schema = schema(path).deepCopy();
            schema.set("components", api.get("components"));
            assertEquals(
                    List.of(),
                    SCHEMAS.getSchema(schema).validate(answer, InputFormat.JSON).stream()
                            .map(Object::toString)
                            .toList(),
                    path);
        };
    }

    /** Of the successful answer. */
    private ObjectNode schema(String path) {
        JsonNode response = api.get("paths").get(path).at("/get/responses/200");
        JsonNode shared = response.get("$ref");
        JsonNode described = shared == null ? response : api.at(shared.asText().substring(1));
        return (ObjectNode) described.at("/content/application~1json/schema");
    }
}
