package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Later hands that were played without somebody who would be in again: they are kept or struck out, as the players say. */
@QuarkusTest
class BroughtBackOnThePadTest {
    private static final String BO_IS_BACK =
            "&lt;b&gt;Bo would be in again for hands 2 and 3, and held no card in them.";

    private String key;
    private String game;

    /** Bo is out after the first of three hands. */
    @BeforeEach
    void aGameThatBoIsOutOf() {
        key = given().contentType(ContentType.JSON)
                .body(Map.of("name", "Friday"))
                .post("/api/scorebooks")
                .path("key");
        List<Map<String, String>> players = Stream.of("Anna", "<b>Bo", "Cai", "Dag")
                .map(name -> Map.of("name", name))
                .toList();
        game = program()
                .body(Map.of("variant", "agurk", "rules", Map.of("limit", 9, "lives", 1), "players", players))
                .post("/api/games")
                .path("id");
        scored("9", "p2");
        scored("2", "p1");
        scored("4", "p3");
    }

    private RequestSpecification program() {
        return given().header("Authorization", "Bearer " + key).contentType(ContentType.JSON);
    }

    private void scored(String card, String player) {
        program()
                .body(Map.of("type", "high-card", "card", card, "players", List.of(player)))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(201);
    }

    private ValidatableResponse sees(String query) {
        return given().cookie("lasttrick-key", key)
                .get("/games/" + game + query)
                .then()
                .statusCode(200);
    }

    private ValidatableResponse pushes(String where, Map<String, String> fields) {
        return given().cookie("lasttrick-key", key)
                .redirects()
                .follow(false)
                .formParams(fields)
                .post("/games/" + game + where)
                .then();
    }

    private ValidatableResponse corrects(String onConflict) {
        return pushes("/hands/1", Map.of("trick", "false", "player", "p2", "card", "3", "onConflict", onConflict));
    }

    private List<Integer> scores() {
        return given().get("/api/games/{game}", game).path("players.score");
    }

    @Test
    void thePadSaysWhoWouldBeInAgainAndOffersToKeepOrToStrike() {
        String chosen = "?correct=1&trick=false&player=p2&card=3";
        sees(chosen)
                .body(containsString(BO_IS_BACK))
                .body(containsString("Correct it, and keep hand 2, hand 3 as entered"))
                .body(containsString("Correct it, and strike out hand 2, hand 3"))
                .body(not(containsString("checked required")));
        sees(chosen + "&onConflict=keep").body(containsString("id=\"keep\" value=\"keep\" checked required"));
        sees(chosen + "&onConflict=strike").body(containsString("id=\"strike\" value=\"strike\" checked required"));
    }

    @Test
    void nothingIsCorrectedBeforeSomebodyChooses() {
        corrects("").statusCode(409).body(containsString(BO_IS_BACK));
        corrects("refuse").statusCode(303);
        assertEquals(List.of(2, 9, 4, 0), scores());
    }

    @Test
    void handsThatAreKeptStandAsTheyWereEntered() {
        corrects("keep").statusCode(303);
        assertEquals(List.of(2, 3, 4, 0), scores());
    }

    @Test
    void handsMayBeStruckInstead() {
        corrects("strike").statusCode(303);
        assertEquals(List.of(0, 3, 0, 0), scores());
    }

    @Test
    void besideAConflictOfAnotherKindHandsAreOnlyStruck() {
        sees("?correct=1&trick=false&player=p1&card=9")
                .body(containsString("Hand 2 names Anna, who would be out."))
                .body(containsString("Correct it, and strike out hand 2, hand 3"))
                .body(not(containsString("value=\"keep\"")));
    }

    @Test
    void strikingAHandOutAsksTheSame() {
        pushes("/hands/1/strike", Map.of("onStrikeConflict", "refuse"))
                .statusCode(409)
                .body(containsString(BO_IS_BACK))
                .body(containsString("Strike out hand 1, and keep hand 2, hand 3 as entered"))
                .body(containsString("Strike out hand 1, and hand 2, hand 3, too"));
        pushes("/hands/1/strike", Map.of("onStrikeConflict", "keep")).statusCode(303);
        assertEquals(List.of(2, 0, 4, 0), scores());
    }
}
