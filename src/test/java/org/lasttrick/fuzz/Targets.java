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
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Scorebooks that requests are sent to. Old ones are dropped, so that none grows large. */
final class Targets {
    private static final int MOST_BOOKS = 3;
    private static final List<String> PARTNERS = List.of("Anna & Carl", "Bo & Dag");
    private static final List<String> PLAYERS = List.of("Anna", "Bo", "Carl", "Dag", "Eva");

    private final Deque<TargetBook> books = new ArrayDeque<>();

    /**
     * A scorebook with what is in it.
     *
     * @param export of one of its games, as JSON
     */
    record TargetBook(
            TestBook book,
            List<String> games,
            List<String> devices,
            List<String> houseRules,
            List<String> people,
            List<String> evenings,
            List<PageForm> forms,
            String export) {}

    /** Opens one more scorebook, with a game of each kind. */
    void extend(SeededRandom random) throws IOException {
        TestBook book = TestBook.open();
        List<String> games = new ArrayList<>();
        for (String variant : List.of("agurk", "letzter", "minibluff", random.of(variants()))) {
            Variant chosen = Variants.byId(variant).orElseThrow();
            int players = Math.max(chosen.minPlayers(), 3 + random.below(2));
            List<String> names = chosen.partners() ? PARTNERS : PLAYERS.subList(0, players);
            Response started = book.start(variant, Map.of(), names.toArray(String[]::new));
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
        book.asDevice().post("/api/games/{game}/close", games.getFirst());
        List<String> people =
                given().get("/api/scorebooks/{book}/people", book.id()).path("people.id");
        List<String> evenings =
                given().get("/api/scorebooks/{book}/evenings", book.id()).path("evenings.id");
        book.asDevice().post("/api/games/{game}/reopen", games.getFirst());
        List<PageForm> forms = PageForm.ofPages(book, games);
        books.addLast(
                new TargetBook(book, games, List.of(device), List.of(houseRules), people, evenings, forms, export));
        if (books.size() > MOST_BOOKS) {
            books.removeFirst();
        }
    }

    static List<String> variants() {
        return Variants.all().stream().map(Variant::id).toList();
    }

    TargetBook any(SeededRandom random) {
        return random.of(List.copyOf(books));
    }
}
