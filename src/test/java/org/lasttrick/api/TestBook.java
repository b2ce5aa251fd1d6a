package org.lasttrick.api;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

/** A scorebook of its own for a test, over HTTP: as programs use it, by key, or as a tablet does, by cookie. */
public record TestBook(String id, String key) {
    private static final ObjectMapper JSON = new ObjectMapper();

    public static TestBook open() {
        return openOn("Kitchen tablet");
    }

    public static TestBook openOn(String device) {
        return open("Friday", device);
    }

    public static TestBook open(String name, String device) {
        Response opened = given().contentType(ContentType.JSON)
                .body(Map.of("name", name, "device", device))
                .post("/api/scorebooks");
        opened.then().statusCode(201);
        return new TestBook(field(opened, "id"), field(opened, "key"));
    }

    /** The id of the device that opened it. */
    public String device() {
        return asDevice().get("/api/scorebooks/{book}/devices", id()).path("[0].id");
    }

    public RequestSpecification asDevice() {
        return given().header("Authorization", "Bearer " + key).contentType(ContentType.JSON);
    }

    public RequestSpecification asTablet() {
        return given().cookie("lasttrick-key", key).redirects().follow(false);
    }

    /** @return the id of a new game of Agurk */
    public String agurk(String... players) {
        return game("agurk", players);
    }

    /** @return the id of a new game */
    public String game(String variant, String... players) {
        Response started = start(variant, Map.of(), players);
        started.then().statusCode(201);
        return field(started, "id");
    }

    public Response start(String variant, Map<String, Object> rules, String... players) {
        List<Map<String, String>> seats =
                Arrays.stream(players).map(name -> Map.of("name", name)).toList();
        return asDevice()
                .body(Map.of("variant", variant, "rules", rules, "players", seats))
                .post("/api/games");
    }

    /** Scores the next hand, written with single quotes. */
    public Response score(String game, String hand) {
        return withNewKey().body(hand.replace('\'', '"')).post("/api/games/{game}/hands", game);
    }

    public Response score(String game, String card, String... players) {
        return withNewKey().body(highCard(card, players)).post("/api/games/{game}/hands", game);
    }

    /** With an Idempotency-Key of its own, so that a hand equal to the last one is recorded. */
    public RequestSpecification withNewKey() {
        return asDevice().header("Idempotency-Key", UUID.randomUUID().toString());
    }

    public static Map<String, Object> highCard(String card, String... players) {
        return Map.of("type", "high-card", "card", card, "players", List.of(players));
    }

    /** The scores on the sheet now, in seat order. */
    public static List<Integer> scores(String game) {
        List<Integer> scores = new ArrayList<>();
        json(given().get("/api/games/{game}", game))
                .get("players")
                .forEach(player -> scores.add(player.get("score").asInt()));
        return scores;
    }

    public static int version(String game) {
        return json(given().get("/api/games/{game}", game)).get("version").asInt();
    }

    /** A field of an answer; REST Assured's {@code path} compiles a Groovy class each time, which the usual requests needn't. */
    public static String field(Response answer, String name) {
        return json(answer).get(name).asText();
    }

    private static JsonNode json(Response answer) {
        try {
            return JSON.readTree(answer.asByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(answer.asString(), e);
        }
    }

    public static String[] names(int number) {
        return IntStream.rangeClosed(1, number).mapToObj(i -> "Player " + i).toArray(String[]::new);
    }
}
