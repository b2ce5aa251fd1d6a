package org.lasttrick.faults;

import com.fasterxml.jackson.databind.JsonNode;

/** The end of a game's ledger, as the API has answered it to a client. */
record SeenHead(String game, int version, String head) {
    static SeenHead of(JsonNode game) {
        return new SeenHead(
                game.get("id").asText(),
                game.get("version").asInt(),
                game.get("head").asText());
    }
}
