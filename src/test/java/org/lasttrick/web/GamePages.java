package org.lasttrick.web;

import static io.restassured.RestAssured.given;

import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.lasttrick.api.TestBook;

/** A game's pages, read and used by a tablet of its scorebook. */
public record GamePages(TestBook book, String game) {

    public static GamePages agurk(String... players) {
        TestBook book = TestBook.open();
        return new GamePages(book, book.agurk(players));
    }

    /** @param rules the table's own, beside those of the variant */
    public static GamePages of(String variant, Map<String, Object> rules, String... players) {
        TestBook book = TestBook.open();
        return new GamePages(book, TestBook.field(book.start(variant, rules, players), "id"));
    }

    /** Scores the next hand, also one that equals the last. */
    public void scored(String card, String player) {
        book.score(game, card, player).then().statusCode(201);
    }

    /** Scores the next hand. @param hand as JSON */
    public void scored(String hand) {
        book.score(game, hand).then().statusCode(201);
    }

    /** The sheet, or what the query asks for, as it stands there. */
    public ValidatableResponse sees(String query) {
        return book.asTablet()
                .urlEncodingEnabled(false)
                .get("/games/" + game + query)
                .then()
                .statusCode(200);
    }

    /** Sends a form to an address below the sheet's. */
    public ValidatableResponse submits(String where, Map<String, ?> fields) {
        return book.asTablet().formParams(fields).post("/games/" + game + where).then();
    }

    /** The game as a program reads it. */
    public ValidatableResponse json() {
        return given().get("/api/games/{game}", game).then();
    }

    /** In seat order. */
    public List<String> names() {
        return json().extract().path("players.name");
    }

    public List<Integer> scores() {
        return TestBook.scores(game);
    }
}
