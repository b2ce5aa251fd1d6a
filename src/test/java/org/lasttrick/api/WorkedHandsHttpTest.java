package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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

    @Test
    void noWorkedHandIsMissing() {
        assertEquals(69, hands().size());
    }

    @ParameterizedTest
    @MethodSource("hands")
    void aWorkedHandScoresAsThePublishedRulesSay(WorkedHand worked) {
        Response started = book.asDevice()
                .body(Map.of("variant", worked.variant(), "rules", worked.rules(), "players", worked.players()))
                .post("/api/games");
        assertEquals(201, started.statusCode(), started::asString);

        Response scored =
                book.asDevice().body(worked.hand()).post("/api/games/{game}/hands", started.<String>path("id"));
        assertEquals(201, scored.statusCode(), scored::asString);
        assertEquals(worked.expect(), standings(scored));
        assertEquals(
                worked.winners().stream().map(PlayerId::toString).toList(),
                scored.jsonPath().getList("winners", String.class));
    }

    private static List<WorkedHand.Expected> standings(Response game) {
        List<Map<String, Object>> players = game.jsonPath().getList("players");
        return IntStream.range(0, players.size())
                .mapToObj(seat -> expected(seat, players.get(seat)))
                .toList();
    }

    private static WorkedHand.Expected expected(int seat, Map<String, Object> player) {
        PlayerId id = new PlayerId(seat + 1);
        assertEquals(id.toString(), player.get("id"));
        return new WorkedHand.Expected(
                id, (int) player.get("score"), (int) player.get("cucumbers"), (String) player.get("status"));
    }
}
