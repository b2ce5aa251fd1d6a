package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
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

    static List<String> games() {
        return GoldenGame.names();
    }

    @Test
    void noVariantIsWithoutAWholeGame() {
        assertEquals(
                Variants.all().stream().map(Variant::id).collect(Collectors.toSet()),
                games().stream().map(name -> GoldenGame.read(name).variant()).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsScoredAsOnPaper(String name) {
        GoldenGame paper = GoldenGame.read(name);
        TestBook book = TestBook.open();
        JsonPath game = started(paper, book);
        for (int i = 0; i < paper.hands().size(); i++) {
            GoldenGame.Line line = paper.hands().get(i);
            assertEquals("in-progress", game.getString("status"), name + " before hand " + (i + 1));
            assertEquals(line.deal(), deal(game, "next"));
            game = created(
                    book.withNewKey().body(line.result()).post("/api/games/{game}/hands", game.<String>get("id")));
            assertEquals(line.totals(), totals(game), name + ", hand " + (i + 1));
            assertEquals(
                    line.result(), game.getObject("hand.result", line.result().getClass()));
            assertEquals(played(line), deal(game, "hand"));
        }
        if (paper.closed()) {
            game = book.asDevice()
                    .post("/api/games/{game}/close", game.<String>get("id"))
                    .jsonPath();
        }
        assertEquals(paper.closed() ? "closed" : "finished", game.getString("status"));
        assertEquals(paper.winners(), game.getList("winners"));
        assertEquals(paper.places(), game.getList("players.place"));
    }

    private static JsonPath started(GoldenGame paper, TestBook book) {
        List<Map<String, String>> seats =
                paper.players().stream().map(player -> Map.of("name", player)).toList();
        return created(book.asDevice()
                .body(Map.of(
                        "variant", paper.variant(), "rules", paper.rules(), "players", seats, "dealer", paper.dealer()))
                .post("/api/games"));
    }

    private static JsonPath created(Response response) {
        assertEquals(201, response.statusCode(), response::asString);
        return response.jsonPath();
    }

    private static String deal(JsonPath game, String at) {
        Integer handSize = game.get(at + ".handSize");
        return "%s deals%s, %s leads"
                .formatted(game.get(at + ".dealer"), handSize == null ? "" : " " + handSize, game.get(at + ".leader"));
    }

    /** The deal as the sheet tells it afterwards: with the size that the dealer chose. */
    private static String played(GoldenGame.Line line) {
        return line.result().has("handSize")
                ? line.deal().replace("deals,", "deals " + line.result().get("handSize") + ",")
                : line.deal();
    }

    private static List<String> totals(JsonPath game) {
        return game.<Map<String, Object>>getList("hand.totals").stream()
                .map(total -> total.get("score")
                        + ((int) total.get("cucumbers") == 0 ? "" : " " + "c".repeat((int) total.get("cucumbers")))
                        + (total.get("status").equals("active") ? "" : " " + total.get("status")))
                .toList();
    }
}
