package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class KeptHouseRulesTest {
    private TestBook book;

    @BeforeEach
    void aScorebook() {
        book = TestBook.open();
    }

    private Response keep(String name, String variant, Map<String, Object> rules) {
        return book.asDevice()
                .body(Map.of("name", name, "variant", variant, "rules", rules))
                .post("/api/scorebooks/{book}/house-rules", book.id());
    }

    private Response kept() {
        return given().get("/api/scorebooks/{book}/house-rules", book.id());
    }

    @Test
    void aBookKeepsHouseRulesUnderTheirNames() {
        keep("Sunday", "gurka-norway", Map.of("limit", 40)).then().statusCode(201);
        keep("Friday", "agurk", Map.of("limit", 30, "tieBonus", true))
                .then()
                .statusCode(201)
                .body("name", equalTo("Friday"))
                .body("rules", equalTo(Map.of("limit", 30)));

        kept().then()
                .statusCode(200)
                .body("name", equalTo(List.of("Friday", "Sunday")))
                .body("variant", equalTo(List.of("agurk", "gurka-norway")));
    }

    @Test
    void whatNobodySeesIsLeftOutOfTheNamesOfHouseRulesBooksAndDevices() {
        keep("Fri\u200Bday\u2800 ", "agurk", Map.of("limit", 30)).then().statusCode(201);
        kept().then().body("name", equalTo(List.of("Friday")));
        keep("\u3164", "agurk", Map.of("limit", 30)).then().statusCode(422);
        TestBook other = TestBook.open("\uFEFFSun\u00ADday", "Kitchen\u00A0\u00A0tablet");
        given().get("/api/scorebooks/{book}", other.id()).then().body("name", equalTo("Sunday"));
        other.asDevice()
                .get("/api/scorebooks/{book}/devices", other.id())
                .then()
                .body("[0].name", equalTo("Kitchen tablet"));
    }

    @Test
    void otherRulesOfTheSameNameTakeTheirPlaceAndTheSameOnesChangeNothing() {
        String first = keep("Friday", "agurk", Map.of("limit", 30)).path("id");
        String again = keep(" Friday ", "agurk", Map.of("limit", 30)).path("id");
        String other = keep("Friday", "agurk", Map.of("limit", 40)).path("id");

        assertEquals(first, again);
        assertNotEquals(first, other);
        kept().then().body("", hasSize(1)).body("[0].rules.limit", equalTo(40));
    }

    @Test
    void aGameKeepsItsRulesWhenSavedOnesAreReplacedOrDeleted() {
        String id = keep("Friday", "agurk", Map.of("limit", 30)).path("id");
        String game = book.asDevice()
                .body(Map.of(
                        "variant", "agurk",
                        "rules", kept().path("[0].rules"),
                        "players", List.of(Map.of("name", "Anna"), Map.of("name", "Bo"))))
                .post("/api/games")
                .path("id");
        book.score(game, "A", "p1");
        book.score(game, "A", "p1");
        keep("Friday", "agurk", Map.of("limit", 10)).then().statusCode(201);
        book.asDevice().delete("/api/scorebooks/{book}/house-rules/{id}", book.id(), id);

        given().get("/api/games/{game}", game)
                .then()
                .body("rules.limit", equalTo(30))
                .body("players[0].score", equalTo(28))
                .body("players[0].cucumbers", equalTo(0));
    }

    @Test
    void aGameByKeptHouseRulesIsScoredByTheSettingsThatWereNamed() {
        String id = keep("Sour", "agurk", Map.of("multiplier", "pickle", "pickleRank", "plain"))
                .path("id");
        kept().then().body("[0].rules", equalTo(Map.of("multiplier", "pickle")));
        String game = book.asTablet()
                .formParam("variant", "kept:" + id)
                .formParam("players", "Anna\nBo")
                .redirects()
                .follow(false)
                .post("/games")
                .header("Location");

        given().get("/api" + game)
                .then()
                .body("rules.multiplier", equalTo("pickle"))
                .body("rules.pickleRank", equalTo("plain"));
    }

    @Test
    void deletedHouseRulesAreGone() {
        String id = keep("Friday", "agurk", Map.of("limit", 30)).path("id");
        book.asDevice()
                .delete("/api/scorebooks/{book}/house-rules/{id}", book.id(), id)
                .then()
                .statusCode(204);
        kept().then().body("", empty());
        book.asDevice()
                .delete("/api/scorebooks/{book}/house-rules/{id}", book.id(), id)
                .then()
                .statusCode(404);
    }

    @Test
    void rulesThatNobodyCouldPlayAreNotKept() {
        keep("Friday", "agurk", Map.of("end", "open"))
                .then()
                .statusCode(422)
                .body("errors[0].pointer", equalTo("/rules/limit"));
        keep("Friday", "agurk", Map.of("handSize", 27))
                .then()
                .statusCode(422)
                .body("errors[0].pointer", equalTo("/rules/handSize"));
        keep("Friday", "letzter", Map.of("hands", 7))
                .then()
                .statusCode(422)
                .body("errors[0].pointer", equalTo("/rules/hands"));
        keep("Friday", "agurk", Map.of("lifes", 3))
                .then()
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/rules/lifes"));
        keep(" ", "agurk", Map.of("limit", 30)).then().statusCode(422).body("errors[0].pointer", equalTo("/name"));
        keep("Friday", "agurk", Map.of("limit", 21))
                .then()
                .statusCode(422)
                .body("errors[0].pointer", equalTo("/rules"));
        keep("Friday", "poker", Map.of()).then().statusCode(422).body("errors[0].pointer", equalTo("/variant"));
        kept().then().body("", empty());
    }

    @Test
    void concurrentSavesUnderOneNameLeaveOne() {
        List<Integer> answers = IntStream.rangeClosed(1, 8)
                .parallel()
                .mapToObj(number ->
                        keep("Friday", "agurk", Map.of("limit", 30 + number)).statusCode())
                .toList();
        assertEquals(Collections.nCopies(8, 201), answers);
        kept().then().body("", hasSize(1));
    }

    @Test
    void rulesForSomeNumbersOfPlayersAreKept() {
        keep("Friday", "letzter", Map.of("hands", 12)).then().statusCode(201);
        keep("Long", "letzter", Map.of("hands", 16)).then().statusCode(201);
        keep("Many cards", "agurk", Map.of("handSize", 26)).then().statusCode(201);
    }

    @Test
    void onlyTheBooksOwnDevicesKeepAndForget() {
        String id = keep("Friday", "agurk", Map.of("limit", 30)).path("id");
        TestBook other = TestBook.open();
        other.asDevice()
                .body(Map.of("name", "Ours", "variant", "agurk", "rules", Map.of()))
                .post("/api/scorebooks/{book}/house-rules", book.id())
                .then()
                .statusCode(404);
        other.asDevice()
                .delete("/api/scorebooks/{book}/house-rules/{id}", book.id(), id)
                .then()
                .statusCode(404);
        given().delete("/api/scorebooks/{book}/house-rules/{id}", book.id(), id)
                .then()
                .statusCode(401);
        kept().then().body("", hasSize(1));
        given().get("/api/scorebooks/nothing/house-rules").then().statusCode(404);
    }
}
