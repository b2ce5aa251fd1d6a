package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.api.TestBook;

/** Every route, asked by every kind of client: {@code access-matrix.csv} says what each may do. */
@QuarkusTest
class AccessMatrixTest {
    private static final String COOKIE = "lasttrick-key";

    @TestHTTPResource
    URI service;

    enum Client {
        NOBODY,
        OTHER,
        REMOVED,
        MISPLACED,
        OWN
    }

    /** Those that are only read, by what happened in them. */
    private static final Map<List<String>, World> READ = new HashMap<>();

    /** What a row's values stand for. */
    record World(TestBook book, TestBook other, String game, String removedKey) {
        static World after(List<String> setup) {
            TestBook book = TestBook.open();
            Response admitted = admit(book);
            book.asDevice()
                    .delete("/api/scorebooks/{book}/devices/{device}", book.id(), TestBook.field(admitted, "id"));
            World world =
                    new World(book, TestBook.open(), book.agurk("Anna", "Bo", "Cai"), TestBook.field(admitted, "key"));
            setup.forEach(world::happens);
            return world;
        }

        private static Response admit(TestBook book) {
            return book.asDevice().body(Map.of("name", "Phone")).post("/api/scorebooks/{book}/devices", book.id());
        }

        private void happens(String step) {
            Response answer = switch (step) {
                case "hand" -> book.score(game, "9", "p2");
                case "leave" -> book.asDevice().delete("/api/games/{game}/players/p1", game);
                default -> book.asDevice().post("/api/games/{game}/{step}", game, step);
            };
            assertEquals(2, answer.statusCode() / 100, step);
        }

        String value(String name) {
            return switch (name) {
                case "GAME" -> game;
                case "BOOK" -> book.id();
                case "PERSON" -> of(book, "/people").at("/people/0/id").asText();
                case "EVENING" -> of(book, "/evenings").at("/evenings/0/id").asText();
                case "DEVICE" -> TestBook.field(admit(book), "id");
                case "KEPT" ->
                    TestBook.field(
                            book.asDevice()
                                    .body("{\"name\":\"Ours\",\"variant\":\"agurk\",\"rules\":{\"limit\":25}}")
                                    .post("/api/scorebooks/{book}/house-rules", book.id()),
                            "id");
                default -> name;
            };
        }

        private static JsonNode of(TestBook book, String what) {
            return TestBook.json(given().get("/api/scorebooks/" + book.id() + what));
        }

        /** Everything that a client without the book's key must not change. */
        String contents() {
            return given().get("/api/games/{game}", game).asString()
                    + given().get("/api/scorebooks/{book}/games", book.id()).asString()
                    + of(book, "/people")
                    + of(book, "/evenings")
                    + given().get("/api/scorebooks/{book}/house-rules", book.id())
                            .asString()
                    + book.asDevice()
                            .get("/api/scorebooks/{book}/devices", book.id())
                            .asString();
        }

        RequestSpecification as(Client client, boolean isApi) {
            Optional<String> key = switch (client) {
                case NOBODY -> Optional.empty();
                case OTHER -> Optional.of(other.key());
                case REMOVED -> Optional.of(removedKey);
                case OWN, MISPLACED -> Optional.of(book.key());
            };
            RequestSpecification request = given().redirects().follow(false).urlEncodingEnabled(false);
            boolean isInHeader = isApi != (client == Client.MISPLACED);
            key.ifPresent(value -> {
                if (isInHeader) {
                    request.header("Authorization", "Bearer " + value);
                } else {
                    request.cookie(COOKIE, value);
                }
            });
            return request;
        }
    }

    @ParameterizedTest
    @MethodSource("org.lasttrick.http.AccessMatrix#rows")
    void eachClientMayDoWhatTheMatrixSays(AccessMatrix row) throws Exception {
        World world =
                row.method().equals("GET") ? READ.computeIfAbsent(row.setup(), World::after) : World.after(row.setup());
        String address = row.address(world::value);
        String before = world.contents();
        for (Client client : Client.values()) {
            if (client == Client.OWN) {
                assertEquals(before, world.contents(), "after all others");
            }
            int status = row.statuses().get(client.ordinal());
            if (address.endsWith("/stream")) {
                assertEquals(status, stream(address), client::name);
                continue;
            }
            Response answer = with(row.body(), world.as(client, row.isApi())).request(row.method(), address);

            assertEquals(status, answer.statusCode(), () -> client + ": " + answer.asString());
            if (client != Client.OWN) {
                assertFalse(
                        row.isOfAGame()
                                && answer.asString().contains(world.book().id()),
                        client::name);
            }
        }
    }

    private static RequestSpecification with(String body, RequestSpecification request) {
        if (body.equals("MULTIPART")) {
            return request.multiPart("file", "game.json", "{}".getBytes(StandardCharsets.UTF_8), "application/json");
        }
        if (body.startsWith("{")) {
            return request.contentType(ContentType.JSON).body(body);
        }
        for (String field : body.isEmpty() ? new String[0] : body.split("&")) {
            String[] parts = field.split("=", 2);
            request.formParam(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        return request;
    }

    /** A stream has no end that could be waited for. */
    private int stream(String address) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<?> answer = client.send(
                    HttpRequest.newBuilder(service.resolve(address)).build(),
                    HttpResponse.BodyHandlers.ofInputStream());
            client.shutdownNow();
            return answer.statusCode();
        }
    }
}
