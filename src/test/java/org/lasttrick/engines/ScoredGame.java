package org.lasttrick.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.lasttrick.PackagedApplication;

/**
 * A game of Agurk that another device scores.
 *
 * @param key of its scorebook
 */
record ScoredGame(PackagedApplication application, String key, String id) {

    static ScoredGame start(PackagedApplication application, String... names) {
        String key = post(application, "/api/scorebooks", "", Map.of("name", "Friday"))
                .get("key")
                .asText();
        List<Map<String, String>> players =
                Arrays.stream(names).map(name -> Map.of("name", name)).toList();
        JsonNode game = post(application, "/api/games", key, Map.of("variant", "agurk", "players", players));
        return new ScoredGame(application, key, game.get("id").asText());
    }

    void records(String card, String player) {
        Object hand = Map.of("type", "high-card", "card", card, "players", List.of(player));
        post(application, "/api/games/" + id + "/hands", key, hand);
    }

    List<Integer> scores() {
        List<Integer> scores = new ArrayList<>();
        read(application.get("/api/games/" + id).body())
                .get("players")
                .forEach(player -> scores.add(player.get("score").asInt()));
        return scores;
    }

    private static JsonNode post(PackagedApplication application, String path, String key, Object body) {
        try {
            var answer = application.send(
                    HttpRequest.newBuilder(application.baseUri().resolve(path))
                            .header("Content-Type", "application/json")
                            .header("Authorization", "Bearer " + key)
                            .POST(BodyPublishers.ofString(Engine.JSON.writeValueAsString(body))));
            assertEquals(201, answer.statusCode(), answer.body());
            return read(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode read(String json) {
        try {
            return Engine.JSON.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
