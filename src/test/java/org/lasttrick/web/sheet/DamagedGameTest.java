package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.lessThan;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** A game with a damaged ledger has no sheet, but its ledger can be read, and other games are not affected. */
@QuarkusTest
class DamagedGameTest {
    private TestBook book;
    private String whole;
    private String damaged;
    private String takenHome;

    @BeforeEach
    void twoGamesOfWhichOneIsDamagedAtItsSecondEntry() {
        book = TestBook.open();
        whole = game("Whole");
        book.asDevice().post("/api/games/{game}/close", whole).then().statusCode(lessThan(300));
        damaged = game("Hurt");
        takenHome = given().get("/api/games/{game}/export/json", damaged).asString();
        TableOwner.does("UPDATE entry SET payload = '{}' WHERE version = 2 AND game_id = '" + damaged + "'");
    }

    private String game(String name) {
        String id = book.asDevice()
                .body(Map.of(
                        "variant",
                        "agurk",
                        "name",
                        name,
                        "players",
                        List.of(Map.of("name", "Anna"), Map.of("name", "Bo"))))
                .post("/api/games")
                .path("id");
        book.score(id, "9", "p2").then().statusCode(201);
        return id;
    }

    @Test
    void theSheetsAddressLeadsToTheLedger() {
        book.asTablet()
                .get("/games/{game}", damaged)
                .then()
                .statusCode(500)
                .body(containsString("This game’s ledger is damaged"))
                .body(containsString("href=\"/games/" + damaged + "/ledger\""));
        given().get("/games/{game}/ledger", damaged)
                .then()
                .statusCode(200)
                .body(containsString("No: entry 2 is the first that is wrong."));
    }

    @Test
    void theApiNamesTheLedgerAndTheFirstDamagedEntry() {
        for (String form : List.of("", "/export/csv", "/export/xlsx", "/export/pdf", "/export/json")) {
            given().get("/api/games/" + damaged + form)
                    .then()
                    .statusCode(500)
                    .contentType("application/problem+json")
                    .body("type", equalTo("urn:lasttrick:damaged-game"))
                    .body("ledger", equalTo("/api/games/" + damaged + "/ledger"))
                    .body("detail", containsString("from entry 2 on"));
        }
    }

    @Test
    void theStartPageShowsTheOtherGamesAndLeadsToItsLedger() {
        book.asTablet()
                .get("/")
                .then()
                .statusCode(200)
                .body(containsString("<bdi translate=\"no\">Whole</bdi>"))
                .body(containsString("href=\"/games/" + damaged + "/ledger\">"))
                .body(containsString("A damaged game"));
    }

    @Test
    void theBookListsItApartAndCountsTheOthers() {
        given().get("/api/scorebooks/{book}/games", book.id())
                .then()
                .statusCode(200)
                .body("games.id", contains(whole))
                .body("damaged", contains(damaged));
        given().get("/api/scorebooks/{book}/games?limit=1", book.id())
                .then()
                .body("games.size()", equalTo(0))
                .body("next", equalTo(damaged));
        given().get("/api/scorebooks/{book}/people", book.id())
                .then()
                .statusCode(200)
                .body("people.games", contains(1, 1));
        given().get("/api/scorebooks/{book}", book.id()).then().body("players", contains("Anna", "Bo"));
    }

    @Test
    void theBooksExportsHaveTheOthers() {
        for (String form : List.of("csv", "json")) {
            given().get("/api/scorebooks/{book}/export/" + form, book.id())
                    .then()
                    .statusCode(200)
                    .body(containsString("Whole"))
                    .body(not(containsString("Hurt")));
        }
        given().get("/api/scorebooks/{book}/export/xlsx", book.id()).then().statusCode(200);
    }

    @Test
    void onlyADeviceOfItsBookIsOfferedToEraseItAndOnlyADamagedOneFromHere() {
        erasing(book.asTablet().get("/games/{game}/ledger", damaged).then(), true);
        erasing(given().get("/games/{game}/ledger", damaged).then(), false);
        erasing(book.asTablet().get("/games/{game}/ledger", whole).then(), false);
    }

    private void erasing(ValidatableResponse page, boolean offered) {
        String form = "action=\"/games/" + damaged + "/erase\"";
        page.statusCode(200).body(offered ? containsString(form) : not(containsString("/erase\"")));
    }

    @Test
    void onceErasedItCanBeImportedFromAnEarlierExport() {
        book.asDevice()
                .body(takenHome)
                .post("/api/scorebooks/{book}/import", book.id())
                .then()
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:diverged"))
                .body("detail", containsString("Game 1 of the file is game " + damaged));
        book.asTablet()
                .contentType(ContentType.URLENC)
                .formParam("sure", "yes")
                .post("/games/{game}/erase", damaged)
                .then()
                .statusCode(303);
        book.asDevice()
                .body(takenHome)
                .post("/api/scorebooks/{book}/import", book.id())
                .then()
                .statusCode(201)
                .body("added.name", contains("Hurt"));
    }
}
