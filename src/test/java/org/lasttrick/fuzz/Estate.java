package org.lasttrick.fuzz;

import static io.restassured.RestAssured.given;

import io.restassured.response.Response;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.lasttrick.api.TestBook;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;

/** Real scorebooks to aim at. Old ones are forgotten, so that none grows for long. */
final class Estate {
    private static final int MOST_HOLDINGS = 3;
    private static final List<String> PLAYERS = List.of("Anna", "Bo", "Carl", "Dag", "Eva");

    private final Deque<Holding> holdings = new ArrayDeque<>();

    /**
     * A scorebook with what is in it.
     *
     * @param export of one of its games, as JSON
     */
    record Holding(
            TestBook book,
            List<String> games,
            List<String> devices,
            List<String> houseRules,
            List<PageForm> forms,
            String export) {}

    /** Opens one more scorebook, with a game of each kind. */
    void extend(Chance chance) throws IOException {
        TestBook book = TestBook.open();
        List<String> games = new ArrayList<>();
        for (String variant : List.of("agurk", "letzter", "minibluff", chance.of(variants()))) {
            Response started = book.start(
                    variant, Map.of(), PLAYERS.subList(0, 3 + chance.below(2)).toArray(String[]::new));
            started.then().statusCode(201);
            games.add(started.path("id"));
        }
        book.score(games.getFirst(), "9", "p1").then().statusCode(201);
        String device = book.asDevice()
                .body(Map.of("name", "Phone"))
                .post("/api/scorebooks/{book}/devices", book.id())
                .path("id");
        String houseRules = book.asDevice()
                .body(Map.of("name", "Ours", "variant", "agurk", "rules", Map.of("limit", 30)))
                .post("/api/scorebooks/{book}/house-rules", book.id())
                .path("id");
        String export =
                given().get("/api/games/{game}/export/json", games.getFirst()).asString();
        List<PageForm> forms = PageForm.ofPages(book, games);
        holdings.addLast(new Holding(book, games, List.of(device), List.of(houseRules), forms, export));
        if (holdings.size() > MOST_HOLDINGS) {
            holdings.removeFirst();
        }
    }

    static List<String> variants() {
        return Variants.all().stream().map(Variant::id).toList();
    }

    Holding any(Chance chance) {
        return chance.of(List.copyOf(holdings));
    }
}
