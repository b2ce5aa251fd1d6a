package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.restassured.RestAssured;
import io.restassured.builder.ResponseBuilder;
import io.restassured.http.ContentType;
import io.restassured.http.Header;
import io.restassured.http.Headers;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

/** A scorebook of its own for a test, over HTTP: as programs use it, by key, or as a tablet does, by cookie. */
public record TestBook(String id, String key) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    public static TestBook open() {
        return openOn("Kitchen tablet");
    }

    public static TestBook openOn(String device) {
        return open("Friday", device);
    }

    public static TestBook open(String name, String device) {
        JsonNode opened =
                json(created(send(with(request("/api/scorebooks"), written(Map.of("name", name, "device", device))))));
        return new TestBook(opened.get("id").asText(), opened.get("key").asText());
    }

    /** The id of the device that opened it. */
    public String device() {
        return json(send(authorized("/api/scorebooks/" + id + "/devices")))
                .get(0)
                .get("id")
                .asText();
    }

    public RequestSpecification asDevice() {
        return given().header("Authorization", "Bearer " + key).contentType(ContentType.JSON);
    }

    /** The one that a page gave to a device. */
    public static String key(Response response) {
        return response.cookies().entrySet().stream()
                .filter(cookie -> cookie.getKey().startsWith("lasttrick-key-"))
                .findFirst()
                .orElseThrow()
                .getValue();
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
        return field(created(start(variant, Map.of(), players)), "id");
    }

    public Response start(String variant, Map<String, Object> rules, String... players) {
        return send(with(
                authorized("/api/games"),
                written(Map.of("variant", variant, "rules", rules, "players", seats(List.of(players))))));
    }

    /** @param names of partners both, such as “Anna & Cai” */
    public static List<Map<String, Object>> seats(List<String> names) {
        return names.stream()
                .map(name -> name.split(" & "))
                .map(people -> people.length == 1
                        ? Map.<String, Object>of("name", people[0])
                        : Map.<String, Object>of("names", people))
                .toList();
    }

    /** Scores the next hand, written with single quotes. */
    public Response score(String game, String hand) {
        return send(with(
                authorized("/api/games/" + game + "/hands")
                        .header("Idempotency-Key", UUID.randomUUID().toString()),
                hand.replace('\'', '"')));
    }

    public Response score(String game, String card, String... players) {
        return score(game, written(highCard(card, players)));
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
        sheet(game)
                .get("players")
                .forEach(player -> scores.add(player.get("score").asInt()));
        return scores;
    }

    public static int version(String game) {
        return sheet(game).get("version").asInt();
    }

    private static JsonNode sheet(String game) {
        return json(send(request("/api/games/" + game)));
    }

    /** A field of an answer. */
    public static String field(Response answer, String name) {
        return json(answer).get(name).asText();
    }

    /** An answer as a tree: REST Assured's {@code path} compiles a Groovy class each time. */
    public static JsonNode json(Response answer) {
        try {
            return JSON.readTree(answer.asByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(answer.asString(), e);
        }
    }

    private static Response created(Response answer) {
        assertEquals(201, answer.statusCode(), answer::asString);
        return answer;
    }

    private static String written(Object body) {
        try {
            return JSON.writeValueAsString(body);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(RestAssured.baseURI + ":" + RestAssured.port + path));
    }

    private HttpRequest.Builder authorized(String path) {
        return request(path).header("Authorization", "Bearer " + key);
    }

    private static HttpRequest.Builder with(HttpRequest.Builder request, String body) {
        return request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
    }

    /** Without REST Assured, which takes several times as long, and most tests begin with some of these. */
    private static Response send(HttpRequest.Builder request) {
        try {
            HttpResponse<byte[]> answer = CLIENT.send(request.build(), BodyHandlers.ofByteArray());
            List<Header> headers = answer.headers().map().entrySet().stream()
                    .flatMap(header -> header.getValue().stream().map(value -> new Header(header.getKey(), value)))
                    .toList();
            return new ResponseBuilder()
                    .setStatusCode(answer.statusCode())
                    .setHeaders(new Headers(headers))
                    .setContentType(answer.headers().firstValue("Content-Type").orElse(""))
                    .setBody(answer.body())
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    public static String[] names(int number) {
        return IntStream.rangeClosed(1, number).mapToObj(i -> "Player " + i).toArray(String[]::new);
    }
}
