package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Screens of a table, made, followed and ended by programs. */
@QuarkusTest
class ScreensHttpTest {
    private TestBook book;

    @BeforeEach
    void aNewBook() {
        book = TestBook.open();
    }

    private ValidatableResponse make(String game) {
        return book.asDevice()
                .body(Map.of("game", game))
                .post("/api/scorebooks/{book}/screens", book.id())
                .then();
    }

    private ValidatableResponse list() {
        return book.asDevice().get("/api/scorebooks/{book}/screens", book.id()).then();
    }

    @Test
    void aScreenShowsTheGameInWhichItsTableGoesOnUntilItIsEnded() {
        String game = TestBook.field(book.start("agurk", Map.of("limit", 9, "lives", 1), "Anna", "Bo"), "id");
        String screen =
                make(game).statusCode(201).body("game", equalTo(game)).extract().path("id");
        given().get("/api/screens/{screen}", screen).then().statusCode(200).body("game", equalTo(game));
        book.score(game, "9", "p1");
        String next = TestBook.field(book.asDevice().post("/api/games/{game}/rematch", game), "id");
        given().get("/api/screens/{screen}", screen).then().body("game", equalTo(next));
        list().body("screens.id", contains(screen))
                .body("screens[0].game", equalTo(next))
                .body("screens[0].link", endsWith("/screens/" + screen));
        TestBook other = TestBook.open();
        other.asDevice()
                .delete("/api/scorebooks/{book}/screens/{screen}", other.id(), screen)
                .then()
                .statusCode(404);
        for (int status : new int[] {204, 404}) {
            book.asDevice()
                    .delete("/api/scorebooks/{book}/screens/{screen}", book.id(), screen)
                    .then()
                    .statusCode(status);
        }
        given().get("/api/screens/{screen}", screen)
                .then()
                .statusCode(410)
                .body("type", equalTo("urn:lasttrick:ended-screen"));
        list().body("screens", empty());
    }

    @Test
    void aScreenIsMadeAtAGameOfTheBook() {
        for (String game : new String[] {"nothing", TestBook.open().agurk("Cai", "Dag")}) {
            make(game).statusCode(400).body("errors.pointer", contains("/game"));
        }
    }

    @Test
    void oneMoreThanTwentyEndsTheOldest() {
        String game = book.agurk("Anna", "Bo");
        String oldest = make(game).extract().path("id");
        for (int i = 0; i < 20; i++) {
            make(game).statusCode(201);
        }
        list().body("screens", hasSize(20)).body("screens.id", not(hasItem(oldest)));
        given().get("/api/screens/{screen}", oldest).then().statusCode(410);
    }
}
