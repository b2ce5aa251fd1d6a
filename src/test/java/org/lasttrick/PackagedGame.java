package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game in the packaged application, entered by HTTP as a program would.
 *
 * @param firstAnswer what was answered when the first hand was scored
 * @param sheet the whole game as it was read last
 */
public record PackagedGame(URI service, String key, String id, String firstAnswer, String sheet) {
    private static final Pattern SCORE = Pattern.compile("\\{\"id\":\"p\\d\"[^}]*\"score\":(\\d+)");
    private static final String TIE = "{\"type\":\"high-card\",\"card\":\"9\",\"players\":[\"p2\",\"p1\"]}";

    public static PackagedGame withATieACorrectionAnUndoAndARedo(URI service) throws IOException, InterruptedException {
        String book = send(service, null, "POST", "/api/scorebooks", "{\"name\":\"Friday\"}", 201);
        String key = field(book, "key");
        String game = send(
                service,
                key,
                "POST",
                "/api/games",
                "{\"variant\":\"agurk\",\"players\":[{\"name\":\"Åse\",\"score\":4},{\"name\":\"Bo 🥒\"}]}",
                201);
        PackagedGame started = new PackagedGame(service, key, field(game, "id"), "", game);
        String first = started.sendTheFirstHandAgain();
        started.write("POST", "/hands", "{\"type\":\"high-card\",\"card\":\"A\",\"players\":[\"p2\"]}", 201);
        started.write("POST", "/hands", TIE, 201);
        started.write(
                "PUT",
                "/hands/2",
                "{\"type\":\"high-card\",\"card\":\"K\",\"players\":[\"p2\"],\"reason\":\"A king\"}",
                200);
        started.undo();
        started.redo();
        PackagedGame played = new PackagedGame(service, key, started.id(), first, started.read());
        assertEquals(List.of(13, 4), played.scores());
        return played;
    }

    /** The same game where the service answers now. */
    PackagedGame at(URI now) {
        return new PackagedGame(now, key, id, firstAnswer, sheet);
    }

    String sendTheFirstHandAgain() throws IOException, InterruptedException {
        return write("POST", "/hands", TIE, 201, "Idempotency-Key", "first-hand");
    }

    /** A request that scores another hand. */
    HttpRequest.Builder hand(String idempotencyKey) {
        return HttpRequest.newBuilder(service.resolve("/api/games/" + id + "/hands"))
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + key)
                .header("Idempotency-Key", idempotencyKey)
                .POST(BodyPublishers.ofString("{\"type\":\"high-card\",\"card\":\"5\",\"players\":[\"p2\"]}"));
    }

    /** A request that undoes the last entry. */
    HttpRequest.Builder undoing() {
        return HttpRequest.newBuilder(service.resolve("/api/games/" + id + "/undo"))
                .header("Authorization", "Bearer " + key)
                .POST(BodyPublishers.noBody());
    }

    String undo() throws IOException, InterruptedException {
        return write("POST", "/undo", "", 200);
    }

    String redo() throws IOException, InterruptedException {
        return write("POST", "/redo", "", 200);
    }

    String read() throws IOException, InterruptedException {
        return send(service, null, "GET", "/api/games/" + id, "", 200);
    }

    List<Integer> scores() {
        return scores(sheet);
    }

    static List<Integer> scores(String game) {
        return SCORE.matcher(game)
                .results()
                .map(score -> Integer.valueOf(score.group(1)))
                .toList();
    }

    /** What the device of the game gets for a request without a body. */
    String request(String method, String path, int status) throws IOException, InterruptedException {
        return send(service, key, method, path, "", status);
    }

    private String write(String method, String path, String body, int status, String... headers)
            throws IOException, InterruptedException {
        return send(service, key, method, "/api/games/" + id + path, body, status, headers);
    }

    private static String send(
            URI service, String key, String method, String path, String body, int status, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(service.resolve(path))
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body));
        if (key != null) {
            request.header("Authorization", "Bearer " + key);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        try (var client = HttpClient.newHttpClient()) {
            HttpResponse<String> response = client.send(request.build(), BodyHandlers.ofString());
            assertEquals(status, response.statusCode(), response::body);
            return response.body();
        }
    }

    static String field(String json, String name) {
        Matcher field = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
        if (!field.find()) {
            throw new AssertionError("no " + name + " in " + json);
        }
        return field.group(1);
    }
}
