package org.lasttrick.transfer.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.history.Spellings;

/** The link has the whole play in it, as the app reads it. */
class BgStatsTest {

    private static JsonNode play(RecordedGame game) throws JsonProcessingException {
        return play(game, new Spellings(Map.of()));
    }

    private static JsonNode play(RecordedGame game, Spellings spellings) throws JsonProcessingException {
        URI link = BgStats.link(game, spellings);
        assertEquals("app.bgstatsapp.com", link.getHost());
        assertEquals("/createPlay.html", link.getPath());
        String data = link.getRawQuery().substring("data=".length());
        return new ObjectMapper().readTree(URLDecoder.decode(data, StandardCharsets.UTF_8));
    }

    @Test
    void aFinishedGameHasThePlaces() throws JsonProcessingException {
        RecordedGame golden = Games.golden().get("agurk.json");
        JsonNode play = play(golden);
        assertEquals("Last Trick", play.get("sourceName").asText());
        assertEquals(
                golden.entry(1).hash().fingerprint(), play.get("sourcePlayId").asText());
        assertEquals("2026-11-21 19:18:00", play.get("playDate").asText(), "the end");
        assertEquals(18, play.get("durationMin").intValue());
        assertEquals("Agurk", play.get("board").asText());
        assertEquals(
                "{\"name\":\"Agurk\",\"sourceGameId\":\"agurk\",\"highestWins\":false,\"noPoints\":false}",
                play.get("game").toString());
        List<Integer> scores = golden.game().sheet().standings().inSeatOrder().stream()
                .map(standing -> standing.score())
                .toList();
        assertEquals(
                scores,
                play.get("players").findValues("score").stream()
                        .map(JsonNode::intValue)
                        .toList());
        for (JsonNode player : play.get("players")) {
            assertEquals(player.get("winner").asBoolean(), player.get("rank").intValue() == 1);
        }
        assertEquals(1, count(play, "winner"));
        assertEquals(1, count(play, "startPlayer"));
    }

    @Test
    void partnersAreTwoPlayersWithTheSameScore() throws JsonProcessingException {
        JsonNode players = play(Games.golden().get("cucumber-30-partners.json")).get("players");
        assertEquals(
                List.of("Anna 23 1", "Bo 30 2", "Cai 23 1", "Dag 30 2"),
                players.valueStream()
                        .map(player ->
                                player.get("name").asText() + " " + player.get("score") + " " + player.get("rank"))
                        .toList());
        assertEquals(
                List.of("1", "2", "1", "2"),
                players.findValues("team").stream().map(JsonNode::asText).toList());
        assertEquals(
                List.of(false, true, false, false),
                players.findValues("startPlayer").stream()
                        .map(JsonNode::asBoolean)
                        .toList());
    }

    @Test
    void aPersonIsTheSamePlayerInEveryGameWhateverTheSeatAndTheSpelling() throws JsonProcessingException {
        Spellings spellings = new Spellings(Map.of("Anne", "Anna"));
        JsonNode first = play(Games.of(null, "agurk", List.of("Anna", "Bo"), 1), spellings)
                .get("players");
        JsonNode second = play(Games.of(null, "agurk", List.of("Bo", "Anne"), 1), spellings)
                .get("players");
        assertEquals(first.get(0).get("sourcePlayerId"), second.get(1).get("sourcePlayerId"));
        assertEquals("Anna", second.get(1).get("name").asText());
        assertEquals(first.get(1).get("sourcePlayerId"), second.get(0).get("sourcePlayerId"));
        assertNotEquals(first.get(0).get("sourcePlayerId"), first.get(1).get("sourcePlayerId"));
    }

    private static long count(JsonNode play, String what) {
        return play.get("players").findValues(what).stream()
                .filter(JsonNode::asBoolean)
                .count();
    }

    @Test
    void inAGameOfCreditsMoreIsBetter() throws JsonProcessingException {
        assertTrue(play(Games.golden().get("minibluff.json"))
                .at("/game/highestWins")
                .asBoolean());
    }

    @Test
    void aNameReachesTheAppAsItIs() throws JsonProcessingException {
        for (String name : Games.HOSTILE) {
            JsonNode play = play(Games.of(null, "agurk", List.of(name, "B+ o&data=1"), 1));
            assertEquals(name, play.at("/players/0/name").asText());
            assertEquals("B+ o&data=1", play.at("/players/1/name").asText());
            assertFalse(play.get("players").get(0).has("rank"));
            assertTrue(play.at("/players/1/startPlayer").asBoolean());
        }
    }
}
