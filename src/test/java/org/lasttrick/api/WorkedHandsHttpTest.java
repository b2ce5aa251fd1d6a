package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.WorkedHand;

/** The hands worked out by hand from the published rules, as a program would enter them. */
@QuarkusTest
class WorkedHandsHttpTest {
    private TestBook book;

    @BeforeEach
    void aScorebook() {
        book = TestBook.open();
    }

    static List<WorkedHand> hands() {
        return WorkedHand.all();
    }

    @ParameterizedTest
    @MethodSource("hands")
    void aWorkedHandScoresAsThePublishedRulesSay(WorkedHand worked) {
        Response started = book.asDevice()
                .body(Map.of("variant", worked.variant(), "rules", worked.rules(), "players", worked.players()))
                .post("/api/games");
        assertEquals(201, started.statusCode(), started::asString);

        Response scored =
                book.asDevice().body(worked.hand()).post("/api/games/{game}/hands", TestBook.field(started, "id"));
        assertEquals(201, scored.statusCode(), scored::asString);
        JsonNode game = TestBook.json(scored);
        assertEquals(worked.expect(), standings(game.get("players")));
        assertEquals(
                worked.winners().stream().map(PlayerId::toString).toList(),
                game.get("winners").valueStream().map(JsonNode::asText).toList());
    }

    private static List<WorkedHand.Expected> standings(JsonNode players) {
        return IntStream.range(0, players.size())
                .mapToObj(seat -> expected(seat, players.get(seat)))
                .toList();
    }

    private static WorkedHand.Expected expected(int seat, JsonNode player) {
        PlayerId id = new PlayerId(seat + 1);
        assertEquals(id.toString(), player.get("id").asText());
        return new WorkedHand.Expected(
                id,
                player.get("score").asInt(),
                player.get("cucumbers").asInt(),
                player.get("status").asText());
    }
}
