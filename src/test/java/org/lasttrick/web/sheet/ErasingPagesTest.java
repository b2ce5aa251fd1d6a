package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.stringContainsInOrder;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;
import org.lasttrick.web.GamePages;

/** Erasing a game on its page, which a tick has to confirm. */
@QuarkusTest
class ErasingPagesTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameOfTwo() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
    }

    private void scored(int times) {
        for (int hand = 0; hand < times; hand++) {
            book.score(game, "A", "p2").then().statusCode(201);
        }
    }

    private ValidatableResponse submits(Map<String, ?> fields) {
        return new GamePages(book, game).submits("/erase", fields);
    }

    @Test
    void erasingIsOfferedWhereAGameIsEnded() {
        scored(1);
        book.asTablet()
                .get("/games/{game}?panel=ending", game)
                .then()
                .statusCode(200)
                .body(stringContainsInOrder(
                        "End now and score it",
                        "Abandon, no result",
                        "<details class=\"erasing\"><summary>Erase this game for good</summary>",
                        "What somebody printed or exported stays with them.",
                        "<input type=\"checkbox\" name=\"sure\" value=\"yes\" required> I know that this can’t be undone",
                        "Erase it"));
    }

    @Test
    void aFinishedGameIsErasedInTheSamePlace() {
        scored(4);
        book.asTablet()
                .get("/games/{game}", game)
                .then()
                .body(containsString("panel=ending\" data-with-pad>Erase this game for good</a>"));
        book.asTablet()
                .get("/games/{game}?panel=ending", game)
                .then()
                .body(containsString("class=\"erasing\""))
                .body(not(containsString("Abandon, no result")));
    }

    @Test
    void aDeviceThatOnlyWatchesIsNotOfferedIt() {
        given().get("/games/{game}?panel=ending", game).then().statusCode(200).body(not(containsString("erasing")));
        given().formParam("sure", "yes")
                .post("/games/{game}/erase", game)
                .then()
                .statusCode(403);
        given().get("/api/games/{game}", game).then().statusCode(200);
    }

    @Test
    void theStartPageSaysThatItIsGone() {
        submits(Map.of("sure", "yes", "version", 1))
                .statusCode(303)
                .header("Location", containsString("/?erased=" + game));
        book.asTablet()
                .get("/?erased=" + game)
                .then()
                .statusCode(200)
                .body(containsString("role=\"status\" data-erased=\"/games/" + game + "\""))
                .body(containsString("The game is erased. Nobody can see it any more."))
                .body(not(containsString("href=\"/games/" + game)));
    }

    @Test
    void anExistingGameIsNotReportedAsErased() {
        book.asTablet().get("/?erased=" + game).then().statusCode(200).body(not(containsString("data-erased")));
    }

    @Test
    void nothingIsErasedWithoutTheTick() {
        submits(Map.of("version", 1))
                .statusCode(422)
                .body(containsString("Nothing was erased: tick “I know that this can’t be undone” first."))
                .body(containsString("<details class=\"erasing\" open>"));
        given().get("/api/games/{game}", game).then().statusCode(200);
    }

    @Test
    void anOutdatedSheetIsNotErased() {
        scored(1);
        submits(Map.of("sure", "yes", "version", 1))
                .statusCode(412)
                .body(containsString("Nothing was erased: somebody made an entry meanwhile."))
                .body(containsString("name=\"version\" value=\"2\""));
        given().get("/api/games/{game}", game).then().statusCode(200).body("version", equalTo(2));
    }

    @Test
    void sentTwiceItIsStillErased() {
        submits(Map.of("sure", "yes", "version", 1)).statusCode(303);
        submits(Map.of("sure", "yes", "version", 1)).statusCode(303);
        submits(Map.of("version", 1)).statusCode(410);
    }

    @Test
    void inDanishToo() {
        scored(4);
        book.asTablet()
                .cookie("lasttrick-language", "da")
                .get("/games/{game}?panel=ending", game)
                .then()
                .body(containsString("Slet dette spil for altid"))
                .body(containsString("Jeg ved, at det ikke kan fortrydes"));
    }
}
