package org.lasttrick.faults;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A write as a program sends it.
 *
 * @param key its Idempotency-Key
 * @param type the type of the entry that it has to become
 */
record Command(String key, String method, String path, ObjectNode body, String type) {
    static final ObjectMapper JSON = new ObjectMapper();
    static final List<String> PLAYERS = List.of("p1", "p2", "p3", "p4");

    /** A game that no hand ends, as long as all of them together cost less than 999 points. */
    static Command start(String key) {
        ObjectNode game = JSON.createObjectNode().put("variant", "agurk").put("name", key);
        game.putObject("rules").put("limit", 999);
        PLAYERS.forEach(player -> game.withArray("players").addObject().put("name", "Player " + player));
        return new Command(key, "POST", "/api/games", game, "game-started");
    }

    static Command score(String key, String game, String card, String player) {
        return new Command(key, "POST", "/api/games/" + game + "/hands", hand(card, player), "hand-scored");
    }

    static Command correct(String key, String game, int hand, String card, String player) {
        return new Command(key, "PUT", "/api/games/" + game + "/hands/" + hand, hand(card, player), "hand-corrected");
    }

    private static ObjectNode hand(String card, String player) {
        ObjectNode hand = JSON.createObjectNode().put("type", "high-card").put("card", card);
        hand.putArray("players").add(player);
        return hand;
    }

    /** Whether an entry of the ledger says what was sent. */
    boolean isSaidBy(JsonNode entry) {
        JsonNode payload = payload(entry);
        return entry.get("type").asText().equals(type)
                && switch (type) {
                    case "game-started" -> payload.get("name").asText().equals(key);
                    case "hand-scored" -> payload.get("result").equals(body);
                    default ->
                        payload.get("result").equals(body)
                                && path.endsWith("/hands/" + payload.get("hand").asText());
                };
    }

    static JsonNode payload(JsonNode entry) {
        return json(entry.get("payload").asText());
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(text, e);
        }
    }
}
