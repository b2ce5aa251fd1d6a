package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.Conflict;
import org.lasttrick.http.ProblemType;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.AceOnAce;
import org.lasttrick.rules.CardScoring.ExactLimit;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoring.AllOut;
import org.lasttrick.rules.Standing;

/** The API describes itself to programs, and the pages' addresses are not part of it. */
@QuarkusTest
class OpenApiTest {
    /** Large, and the same for all. */
    private static @Nullable String description;

    private static JsonPath api() {
        if (description == null) {
            description = given().queryParam("format", "json").get("/q/openapi").asString();
        }
        return JsonPath.from(description);
    }

    @Test
    void everyAddressOfTheApiIsDescribedAndNoOther() {
        assertEquals(
                new TreeSet<>(Set.of(
                        "GET /api",
                        "GET /api/variants",
                        "GET /api/variants/{id}",
                        "POST /api/scorebooks",
                        "GET /api/scorebooks/{id}",
                        "GET /api/scorebooks/{id}/games",
                        "GET /api/scorebooks/{id}/people",
                        "GET /api/scorebooks/{id}/people/{person}",
                        "POST /api/scorebooks/{id}/people/{person}/merge",
                        "POST /api/scorebooks/{id}/people/{person}/split",
                        "GET /api/scorebooks/{id}/records",
                        "GET /api/scorebooks/{id}/evenings",
                        "GET /api/scorebooks/{id}/evenings/{evening}",
                        "POST /api/scorebooks/{id}/evenings/moves",
                        "PUT /api/scorebooks/{id}/evenings/points",
                        "GET /api/scorebooks/{id}/devices",
                        "POST /api/scorebooks/{id}/devices",
                        "DELETE /api/scorebooks/{id}/devices/{device}",
                        "POST /api/scorebooks/{id}/invitations",
                        "POST /api/scorebooks/{id}/invitations/recovery",
                        "GET /api/scorebooks/{id}/screens",
                        "POST /api/scorebooks/{id}/screens",
                        "DELETE /api/scorebooks/{id}/screens/{screen}",
                        "GET /api/screens/{screen}",
                        "POST /api/devices",
                        "GET /api/scorebooks/{book}/house-rules",
                        "POST /api/scorebooks/{book}/house-rules",
                        "DELETE /api/scorebooks/{book}/house-rules/{id}",
                        "GET /api/scorebooks/{id}/export/json",
                        "POST /api/scorebooks/{id}/import",
                        "GET /api/games/{id}/export/json",
                        "POST /api/games",
                        "GET /api/games/{id}/hands",
                        "GET /api/games/{id}",
                        "DELETE /api/games/{id}",
                        "GET /api/games/{id}/stream",
                        "GET /api/games/{id}/ledger",
                        "GET /api/games/{id}/verification",
                        "GET /api/games/{id}/export/csv",
                        "GET /api/games/{id}/export/xlsx",
                        "GET /api/games/{id}/export/pdf",
                        "GET /api/games/{id}/export/bgstats",
                        "GET /api/scorebooks/{id}/export/csv",
                        "GET /api/scorebooks/{id}/export/people.csv",
                        "GET /api/scorebooks/{id}/export/evenings.csv",
                        "GET /api/scorebooks/{id}/export/xlsx",
                        "POST /api/games/{id}/undo",
                        "POST /api/games/{id}/redo",
                        "POST /api/games/{id}/close",
                        "POST /api/games/{id}/abandon",
                        "POST /api/games/{id}/reopen",
                        "POST /api/games/{id}/rematch",
                        "PUT /api/games/{id}/rules",
                        "GET /api/games/{id}/next",
                        "PUT /api/games/{id}/day",
                        "PUT /api/games/{id}/seats",
                        "POST /api/games/{id}/players",
                        "PATCH /api/games/{id}/players/{player}",
                        "DELETE /api/games/{id}/players/{player}",
                        "POST /api/games/{id}/players/{player}/return",
                        "POST /api/games/{id}/players/{player}/substitute",
                        "POST /api/games/{id}/hands",
                        "PUT /api/games/{id}/hands/{number}",
                        "DELETE /api/games/{id}/hands/{number}")),
                described());
    }

    private static Set<String> described() {
        Map<String, Map<String, Object>> paths = api().getMap("paths");
        Set<String> described = new TreeSet<>();
        paths.forEach((path, item) -> item.keySet().stream()
                .filter(Set.of("get", "post", "put", "patch", "delete")::contains)
                .forEach(method -> described.add(method.toUpperCase() + " " + path)));
        return described;
    }

    @Test
    void everyOperationHasADescription() {
        Map<String, Map<String, Map<String, Object>>> paths = api().getMap("paths");
        assertEquals(
                List.of(),
                described().stream()
                        .filter(address -> {
                            String[] parts = address.split(" ");
                            return !(paths.get(parts[1])
                                                    .get(parts[0].toLowerCase(Locale.ROOT))
                                                    .get("description")
                                            instanceof String words)
                                    || words.isBlank();
                        })
                        .toList());
    }

    private static JsonPath schemas() {
        return api().setRootPath("components.schemas");
    }

    private static String reference(String schema) {
        return "#/components/schemas/" + schema;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            last-trick | LastTrick | type plays   | type plays multipliers pickle handSize buysIn
            high-card  | HighCard  | type players | type card players multipliers pickle handSize buysIn
            entered    | Entered   | type points  | type points handSize buysIn
            taker      | Taker     | type player  | type player
            march      | March     | type player  | type player
            stakes     | Stakes    | type doubles | type doubles winner
            """)
    void eachFormOfAHandIsDescribed(String type, String schema, String required, String properties) {
        JsonPath schemas = schemas();
        assertEquals(reference(schema), schemas.get("HandResult.discriminator.mapping.'" + type + "'"));
        assertTrue(schemas.getList("HandResult.oneOf.'$ref'").contains(reference(schema)));
        assertEquals(type, schemas.get(schema + ".properties.type.const"));
        assertEquals(List.of(required.split(" ")), schemas.getList(schema + ".required"));
        assertEquals(
                Set.of(properties.split(" ")),
                schemas.getMap(schema + ".properties").keySet());
    }

    @Test
    void aHandHasNoOtherForms() {
        assertEquals(6, schemas().getList("HandResult.oneOf").size());
        assertEquals(6, schemas().getMap("HandResult.discriminator.mapping").size());
    }

    @Test
    void aDoublingSaysWhoDoubledAndWhoDropped() {
        JsonPath schemas = schemas();
        assertEquals(List.of("player", "dropped"), schemas.getList("Stakes.properties.doubles.items.required"));
        assertEquals(
                Set.of("player", "dropped"),
                schemas.getMap("Stakes.properties.doubles.items.properties").keySet());
    }

    /** The rules of every response are described: each setting, and for each preset those that are required. */
    @ParameterizedTest
    @CsvSource({"agurk, CardRules", "kurkku, CardRules", "letzter, TakerRules", "minibluff, StakesRules"})
    void theRulesOfAGameAreDescribed(String variant, String schema) {
        JsonPath schemas = schemas();
        Map<String, Object> rules = given().get("/api/variants/{id}", variant).path("rules");
        Set<String> required = new TreeSet<>(rules.keySet());
        required.removeAll(Set.of("hands", "sixOfClubs"));
        assertTrue(schemas.getList("RuleSet.oneOf.'$ref'").contains(reference(schema)));
        assertEquals(reference("HouseRules"), schemas.get(schema + ".allOf[0].'$ref'"));
        assertEquals(required, new TreeSet<>(schemas.<String>getList(schema + ".allOf[1].required")));
        assertEquals(rules.get("scoring"), schemas.get(schema + ".allOf[1].properties.scoring.const"));
        Set<String> settings = new TreeSet<>(rules.keySet());
        settings.remove("scoring");
        settings.removeAll(schemas.getMap("HouseRules.properties").keySet());
        assertEquals(Set.of(), settings);
    }

    static Stream<Arguments> choices() {
        return Stream.of(
                choice("HouseRules.properties.limitTest", LimitTest.values()),
                choice("HouseRules.properties.exactLimit", ExactLimit.values()),
                choice("HouseRules.properties.reEntry", ReEntry.values()),
                choice("HouseRules.properties.payers", Payers.values()),
                choice("HouseRules.properties.aceInLastTrick", AceInLastTrick.values()),
                choice("HouseRules.properties.aceOnAce", AceOnAce.values()),
                choice("HouseRules.properties.penalty", Penalty.values()),
                choice("HouseRules.properties.multiplier", Multiplier.values()),
                choice("HouseRules.properties.dealer", DealerRule.values()),
                choice("HouseRules.properties.allOut", AllOut.values()),
                choice("Game.properties.status", Scoresheet.Status.values()),
                choice("PlayerJson.properties.status", Standing.Status.values()),
                choice("TotalJson.properties.status", Standing.Status.values()),
                kinds("EffectJson.properties.kind", Effect.class),
                kinds("Conflict.properties.kind", Conflict.class),
                kinds("HouseRules.properties.end", RuleSet.End.class));
    }

    private static Arguments choice(String schema, Enum<?>... values) {
        return Arguments.of(
                schema,
                Stream.of(values)
                        .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList());
    }

    /** Each kind is written as its record or constant is called. */
    private static Arguments kinds(String schema, Class<?> type) {
        return Arguments.of(
                schema,
                Stream.of(type.getPermittedSubclasses())
                        .flatMap(OpenApiTest::names)
                        .toList());
    }

    private static Stream<String> names(Class<?> kind) {
        return kind.isEnum()
                ? Stream.of(kind.getEnumConstants())
                        .map(constant ->
                                constant.toString().toLowerCase(Locale.ROOT).replace('_', '-'))
                : Stream.of(
                        kind.getSimpleName().replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT));
    }

    @ParameterizedTest
    @MethodSource("choices")
    void everyValueThatIsEverWrittenIsDescribedAndNoOther(String schema, List<String> values) {
        assertEquals(new TreeSet<>(values), new TreeSet<>(schemas().<String>getList(schema + ".enum")));
    }

    /** A class of that name must not add its own parts to what is written by hand. */
    @ParameterizedTest
    @ValueSource(strings = {"RuleSet", "HandResult"})
    void aSchemaOfAlternativesHasNoPropertiesOfItsOwn(String schema) {
        assertNull(schemas().get(schema + ".properties"));
    }

    @ParameterizedTest
    @CsvSource({
        "/api/games, post, NewGame",
        "/api/games/{id}/hands, post, HandResult",
        "/api/games/{id}/hands/{number}, put, HandCorrection",
        "/api/games/{id}/players, post, Joiner",
        "/api/games/{id}/players/{player}, patch, PlayerName",
        "/api/games/{id}/players/{player}/substitute, post, Substitute",
        "/api/games/{id}/rules, put, RulesCorrection",
        "/api/games/{id}/seats, put, Seats",
        "/api/games/{id}/day, put, PlayedOn"
    })
    void requestBodiesAreDescribed(String path, String method, String schema) {
        Map<String, Map<String, Object>> paths = api().getMap("paths");
        assertEquals(
                Map.of(
                        "content",
                        Map.of("application/json", Map.of("schema", Map.of("$ref", reference(schema)))),
                        "required",
                        true),
                ((Map<?, ?>) paths.get(path).get(method)).get("requestBody"));
    }

    @ParameterizedTest
    @CsvSource({
        "/api/games, post, 201, #/components/responses/Written",
        "/api/games/{id}, get, 200, #/components/responses/Game",
        "/api/games/{id}, delete, 204,",
        "/api/games/{id}/undo, post, 200, #/components/responses/Written",
        "/api/games/{id}/rematch, post, 201, #/components/responses/Written",
        "/api/games/{id}/hands, post, 201, #/components/responses/Written",
        "/api/games/{id}/hands, post, 200, #/components/responses/Preview",
        "/api/games/{id}/hands/{number}, put, 200, #/components/responses/WrittenOrPreview",
        "/api/games/{id}/players, post, 200, #/components/responses/WrittenOrPreview",
        "/api/games/{id}/ledger, get, 200, #/components/schemas/Ledger",
        "/api/games/{id}/verification, get, 200, #/components/schemas/Verification",
        "/api/variants/{id}, get, 200, #/components/schemas/Variant",
        "/api/scorebooks, post, 201, #/components/schemas/OpenedScorebook",
        "/api/scorebooks/{id}, get, 200, #/components/schemas/Scorebook",
        "/api/scorebooks/{id}/games, get, 200, #/components/schemas/Games",
        "/api/scorebooks/{id}/people, get, 200, #/components/schemas/People",
        "/api/scorebooks/{id}/people/{person}, get, 200, #/components/schemas/PersonHistory",
        "/api/scorebooks/{id}/people/{person}/merge, post, 200, #/components/schemas/PersonHistory",
        "/api/scorebooks/{id}/people/{person}/split, post, 200, #/components/schemas/PersonHistory",
        "/api/scorebooks/{id}/records, get, 200, #/components/schemas/Records",
        "/api/scorebooks/{id}/evenings, get, 200, #/components/schemas/Evenings",
        "/api/scorebooks/{id}/evenings/{evening}, get, 200, #/components/schemas/Evening",
        "/api/scorebooks/{id}/evenings/moves, post, 200, #/components/schemas/Evening",
        "/api/scorebooks/{id}/evenings/points, put, 204,",
        "/api/scorebooks/{id}/devices, get, 200, #/components/schemas/Device",
        "/api/scorebooks/{id}/devices, post, 201, #/components/schemas/NewKey",
        "/api/scorebooks/{id}/devices/{device}, delete, 204,",
        "/api/scorebooks/{id}/import, post, 201, #/components/responses/Imported",
        "/api/scorebooks/{id}/import, post, 200, #/components/responses/Imported",
        "/api/games/{id}/export/csv, get, 200, #/components/responses/Table",
        "/api/games/{id}/export/xlsx, get, 200, #/components/responses/Workbook",
        "/api/games/{id}/export/pdf, get, 200, #/components/responses/Scoresheet",
        "/api/scorebooks/{id}/export/json, get, 200, #/components/responses/File",
        "/api/scorebooks/{book}/house-rules, get, 200, #/components/schemas/KeptRules",
        "/api/scorebooks/{book}/house-rules, post, 201, #/components/schemas/KeptRules"
    })
    void responsesAreDescribed(String path, String method, String status, String reference) {
        Map<String, Object> answer = answers(path, method).get(status);
        assertEquals(reference == null ? List.of() : List.of(reference), references(answer));
    }

    @Test
    void eachAddressDescribesProblemsAndASuccessfulResponse() {
        for (String address : described()) {
            String[] parts = address.split(" ");
            Map<String, Map<String, Object>> answers = answers(parts[1], parts[0].toLowerCase(Locale.ROOT));
            assertEquals(List.of("#/components/responses/Problem"), references(answers.get("default")), address);
            assertTrue(answers.keySet().stream().anyMatch(status -> status.matches("[23]..")), address);
        }
    }

    private static Map<String, Map<String, Object>> answers(String path, String method) {
        Map<String, Map<String, Map<String, Map<String, Map<String, Object>>>>> paths = api().getMap("paths");
        return paths.get(path).get(method).get("responses");
    }

    /** All schemas it references, recursively. */
    private static List<String> references(Object described) {
        return switch (described) {
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .flatMap(entry -> "$ref".equals(entry.getKey())
                                ? Stream.of((String) entry.getValue())
                                : references(entry.getValue()).stream())
                        .toList();
            case List<?> list ->
                list.stream().flatMap(each -> references(each).stream()).toList();
            default -> List.of();
        };
    }

    @Test
    void everyTypeOfProblemIsDescribed() {
        assertEquals(
                Stream.of(ProblemType.values()).map(ProblemType::urn).toList(),
                schemas().getList("Problem.properties.type.enum"));
    }

    @Test
    void creditsAreASettingAndLivesMayBeNone() {
        JsonPath schemas = schemas();
        assertEquals(1, schemas.getInt("HouseRules.properties.credits.minimum"));
        assertEquals(0, schemas.getInt("HouseRules.properties.lives.minimum"));
    }

    @Test
    void thePagesAreNotPartOfIt() {
        given().get("/q/openapi").then().statusCode(200);
        assertEquals(
                0L,
                described().stream()
                        .filter(address -> !address.contains(" /api"))
                        .count());
    }
}
