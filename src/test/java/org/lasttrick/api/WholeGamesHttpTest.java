package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Whole games of every variant, each line as on paper: who deals, who leads, how all stand; and who wins in the end. */
@QuarkusTest
class WholeGamesHttpTest {

    /** Nine played Rassi in an older version: such a game goes on, and none begins. */
    static List<String> games() {
        return GoldenHttpGame.names().stream()
                .filter(name -> !name.equals("rassi-nine.json"))
                .toList();
    }

    @Test
    void noVariantIsWithoutAWholeGame() {
        assertEquals(
                Variants.all().stream().map(Variant::id).collect(Collectors.toSet()),
                games().stream()
                        .map(name -> GoldenHttpGame.read(name).variant())
                        .collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsScoredAsOnPaper(String name) {
        GoldenHttpGame paper = GoldenHttpGame.read(name);
        TestBook book = TestBook.open();
        JsonNode game = started(paper, book);
        String id = game.get("id").asText();
        for (int i = 0; i < paper.hands().size(); i++) {
            GoldenHttpGame.Line line = paper.hands().get(i);
            assertEquals("in-progress", game.get("status").asText(), name + " before hand " + (i + 1));
            assertEquals(byPlayers(line.deal()), deal(game.get("next")));
            game = created(book.score(id, line.result().toString()));
            JsonNode hand = game.get("hand");
            assertEquals(line.totals(), totals(hand), name + ", hand " + (i + 1));
            assertEquals(line.result(), hand.get("result"));
            assertEquals(byPlayers(played(line)), deal(hand));
        }
        if (paper.closed()) {
            game = TestBook.json(book.asDevice().post("/api/games/{game}/close", id));
        }
        assertEquals(paper.closed() ? "closed" : "finished", game.get("status").asText());
        assertEquals(
                paper.winners(),
                game.get("winners").valueStream().map(JsonNode::asText).toList());
        assertEquals(
                paper.places(),
                game.get("players")
                        .valueStream()
                        .map(player -> player.get("place").asInt())
                        .toList());
    }

    private static JsonNode started(GoldenHttpGame paper, TestBook book) {
        return created(book.asDevice()
                .body(Map.of(
                        "variant",
                        paper.variant(),
                        "rules",
                        paper.rules(),
                        "players",
                        TestBook.seats(paper.players()),
                        "dealer",
                        paper.dealer()))
                .post("/api/games"));
    }

    private static JsonNode created(Response response) {
        assertEquals(201, response.statusCode(), response::asString);
        return TestBook.json(response);
    }

    private static String deal(JsonNode at) {
        return "%s deals%s, %s leads"
                .formatted(
                        at.get("dealer").asText(),
                        at.hasNonNull("handSize") ? " " + at.get("handSize") : "",
                        at.get("leader").asText());
    }

    /** The API names the player of whom one partner deals. */
    private static String byPlayers(String deal) {
        return deal.replace("-2", "");
    }

    /** The deal as the sheet tells it afterwards: with the size that the dealer chose. */
    private static String played(GoldenHttpGame.Line line) {
        return line.result().has("handSize")
                ? line.deal().replace("deals,", "deals " + line.result().get("handSize") + ",")
                : line.deal();
    }

    private static List<String> totals(JsonNode hand) {
        return hand.get("totals")
                .valueStream()
                .map(total -> total.get("score")
                        + (total.get("cucumbers").asInt() == 0
                                ? ""
                                : " " + "c".repeat(total.get("cucumbers").asInt()))
                        + (total.get("status").asText().equals("active")
                                ? ""
                                : " " + total.get("status").asText()))
                .toList();
    }
}
