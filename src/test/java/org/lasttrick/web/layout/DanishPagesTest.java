package org.lasttrick.web.layout;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.api.TestBook;
import org.lasttrick.language.texts.BundlesTest;
import org.lasttrick.language.texts.BundlesTest.Bundle;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** A reader of Danish sees no English: whole games are played, and none is found on any page. */
@QuarkusTest
class DanishPagesTest {
    private static final Path GAMES = Path.of("src", "test", "resources", "golden", "games");
    private static final Pattern NAME = Pattern.compile("\\{#case '([^']+)'}([^{]+)");
    private static final Pattern FILLED_IN = Pattern.compile("\\{[^}]*}");
    private static final Pattern SEVERAL_WORDS = Pattern.compile("\\p{L}+[^\\p{L}]+\\p{L}");
    private static final Pattern ENGLISH_WORD =
            Pattern.compile("\\b(the|The|and|who|Who|whoever|Whoever|you|with|cards|players|hand|score|wins)\\b");

    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    /** Most lines are on many pages, and are looked at once. */
    private static final Set<String> LINES = new HashSet<>();

    /** The same, without tags. */
    private static final Set<String> WORDS = new HashSet<>();

    private static final Pattern TILE = Pattern.compile(
            "id=\"card-(\\w+)\"[^>]*>\\s*<span class=\"face\">\\s*<span class=\"name\"><bdi translate=\"no\">([^<]+)</bdi>");

    /** The fixed parts of the English messages that are more than a word. */
    private static final List<String> ENGLISH = BundlesTest.bundles().stream()
            .flatMap(bundle -> bundle.english().values().stream())
            .flatMap(sentence -> Stream.of(FILLED_IN.split(sentence)))
            .map(String::strip)
            .filter(part -> SEVERAL_WORDS.matcher(part).find() && !part.equals("Last Trick"))
            .distinct()
            .toList();

    private static final Map<String, String> DANISH_NAMES = danishNames();

    /** Most names, and all sources, stay as they are; the longest first, since names begin with others. */
    private static final List<String> NAMES = Variants.all().stream()
            .flatMap(variant -> Stream.concat(
                    Stream.of(DANISH_NAMES.getOrDefault(variant.id(), variant.name())), variant.sources().stream()))
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();

    private static Map<String, String> danishNames() {
        String names = Objects.requireNonNull(Bundle.sentences("rules", "da").get("gameName"));
        return NAME.matcher(names).results().collect(Collectors.toMap(name -> name.group(1), name -> name.group(2)));
    }

    @Test
    void everyGameWithADanishNameExists() {
        assertEquals(
                Set.of(),
                DANISH_NAMES.keySet().stream()
                        .filter(id -> Variants.byId(id).isEmpty())
                        .collect(Collectors.toSet()));
        reader().get("/rules/agurk-over-21").then().body(containsString("Agurk, ude over 21"));
        given().get("/rules/agurk-over-21").then().body(containsString("Agurk, out over 21"));
    }

    static List<Variant> variants() {
        return Variants.all();
    }

    /** Every fourth, and all in {@code -Pfull}. */
    /** All but the one for more players than it is offered for now. */
    static List<Path> games() {
        try (Stream<Path> files = Files.list(GAMES)) {
            List<Path> all = files.filter(file -> !file.endsWith("rassi-nine.json"))
                    .sorted()
                    .toList();
            int step = Boolean.getBoolean("full") ? 1 : 4;
            return IntStream.iterate(0, i -> i < all.size(), i -> i + step)
                    .mapToObj(all::get)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RequestSpecification reader() {
        return given().header("Accept-Language", "da-DK,da;q=0.9,en;q=0.8");
    }

    private static String unseen(String text, Set<String> seen) {
        return text.lines().map(String::strip).filter(seen::add).collect(Collectors.joining("\n"));
    }

    private static String withoutNames(String text) {
        String rest = text;
        for (String name : NAMES) {
            rest = rest.replace(name, "");
        }
        return rest;
    }

    private static void assertDanish(Response page) {
        String html = page.asString();
        assertTrue(html.contains("<html lang=\"da\""));
        assertEquals("da", page.header("Content-Language"));
        String text = withoutNames(unseen(html, LINES));
        assertEquals(List.of(), ENGLISH.stream().filter(text::contains).toList());
        Set<String> words = ENGLISH_WORD
                .matcher(withoutNames(unseen(TAG.matcher(html).replaceAll(" "), WORDS)))
                .results()
                .map(found -> found.group())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), words);
    }

    @Test
    void englishIsRecognizedWhereItStands() {
        assertTrue(ENGLISH.size() > 300, ENGLISH::toString);
        String page = given().get("/").asString();
        assertTrue(ENGLISH.stream().filter(page::contains).count() > 20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/rules", "/no/such/page", "/games/unknown", "/games/unknown/rules", "/rules/whist"})
    void thePagesAroundTheGamesAreDanish(String path) {
        assertDanish(reader().get(path));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theRulesAreDanishAndSoIsTheFormForHouseRules(Variant variant) {
        assertDanish(reader().get("/rules/" + variant.id()));
        assertDanish(reader().get("/?variant=" + variant.id()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsDanish(Path file) throws IOException {
        JsonNode played = new ObjectMapper().readTree(file.toFile());
        TestBook book = TestBook.open();
        String game = book.asDevice().body(start(played)).post("/api/games").path("id");
        String sheet = "/games/" + game;
        assertDanish(device(book).get(sheet));
        assertDanish(device(book).get(sheet + "?show=trick"));
        assertDanish(device(book).formParam("commandId", "unfinished").post(sheet + "/hands"));
        for (JsonNode hand : played.get("hands")) {
            book.score(game, hand.get("result").toString()).then().statusCode(201);
            assertDanish(device(book).get(sheet));
        }
        assertDanish(device(book).get(sheet + "?correct=1"));
        for (String panel : List.of("why-p1", "why-p2-1", "chart", "entries", "players", "ending")) {
            assertDanish(device(book).get(sheet + "?panel=" + panel));
        }
        assertDanish(reader().get(sheet));
        assertDanish(reader().get(sheet + "/rules"));
        for (String asked : List.of("?from=1&to=3&head=7k2mx9qd4w0p", "?head=x", "/2", "/2?panel=why-p1", "/99999")) {
            assertDanish(reader().get(sheet + "/ledger" + asked));
        }
        assertDanish(reader().formParam("commandId", "watching").post(sheet + "/undo"));
        book.asDevice().post("/api/games/{game}/undo", game);
        book.asDevice().post("/api/games/{game}/abandon", game);
        assertDanish(device(book).get(sheet));
        assertDanish(device(book).get("/"));
    }

    @Test
    void cardsAreMarkedAsInADanishPackAndSentAsEverywhere() {
        TestBook book = TestBook.open();
        String game = book.asDevice()
                .body(Map.of("variant", "agurk", "players", List.of(Map.of("name", "Anna"), Map.of("name", "Bo"))))
                .post("/api/games")
                .path("id");
        Matcher tiles = TILE.matcher(device(book).get("/games/" + game).asString());
        assertEquals(
                "2=2 3=3 4=4 5=5 6=6 7=7 8=8 9=9 10=10 J=B Q=D K=K A=E",
                tiles.results().map(tile -> tile.group(1) + "=" + tile.group(2)).collect(Collectors.joining(" ")));
    }

    @Test
    void aRefusedStartIsDanish() {
        Response refused = reader().formParam("players", "Anna")
                .formParam("variant", "agurk")
                .formParam("rulesOf", "agurk")
                .formParam("rule-limit", "mange")
                .formParam("score", "x")
                .formParam("commandId", "danish-start")
                .post("/games");
        assertEquals(422, refused.statusCode());
        assertDanish(refused);
    }

    @Test
    void theCodesForOtherDevicesAreDanish() {
        TestBook book = TestBook.open();
        assertDanish(
                201,
                reader().formParams(Map.of("variant", "agurk", "players", "Anna\nBo", "commandId", "opens-a-book"))
                        .post("/games"));
        assertDanish(200, device(book).contentType(ContentType.URLENC).post("/devices/invitation"));
        assertDanish(409, device(book).formParam("madeAt", "stale").post("/devices/recovery"));
        assertDanish(200, device(book).get("/devices"));
        assertDanish(200, reader().get("/join"));
        assertDanish(
                403,
                reader().formParams(Map.of("code", "zzzzz", "person", "Dagny")).post("/join"));
    }

    private static void assertDanish(int status, Response page) {
        assertEquals(status, page.statusCode());
        assertDanish(page);
    }

    private static RequestSpecification device(TestBook book) {
        return reader().cookie("lasttrick-key", book.key());
    }

    private static Map<String, Object> start(JsonNode played) {
        List<String> players =
                played.get("players").valueStream().map(JsonNode::asText).toList();
        return Map.of(
                "variant", played.get("variant").asText(),
                "rules", new ObjectMapper().convertValue(played.get("rules"), Map.class),
                "players", TestBook.seats(players),
                "dealer", played.get("dealer").asText());
    }
}
