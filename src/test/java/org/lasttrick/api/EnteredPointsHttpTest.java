package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.lessThan;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** A game of which the points are entered, by program and by form. */
@QuarkusTest
class EnteredPointsHttpTest {
    private GamePages pages;

    @BeforeEach
    void aGame() {
        pages = GamePages.of("agurk", Map.of("penalty", "entered", "tieBonus", false), "Anna", "Bo", "Cai");
    }

    @Test
    void pointsAreEnteredByAProgramAndCorrectedOnThePad() {
        pages.book()
                .score(pages.game(), "{'type':'entered','points':{'p2':17,'p3':4}}")
                .then()
                .statusCode(201)
                .body("hand.result.points.p2", equalTo(17))
                .body("hand.effects.player", contains("p2", "p3"))
                .body("players.score", contains(0, 17, 4));
        pages.sees("?correct=1").body(containsString("name=\"points-p2\"")).body(containsString("value=\"17\""));

        pages.submits(
                        "/hands/1",
                        Map.of("trick", "false", "player", "p1", "points-p1", "30", "version", "2", "commandId", "a"))
                .statusCode(303);

        pages.json().body("players.score", contains(0, 0, 0)).body("players.cucumbers", contains(1, 0, 0));
    }

    @Test
    void pointsAreEnteredOnThePad() {
        pages.submits(
                        "/hands",
                        Map.of(
                                "trick", "false",
                                "player", List.of("p1", "p3"),
                                "points-p1", "2",
                                "points-p3", "12",
                                "version", "1",
                                "commandId", "b"))
                .statusCode(303);
        assertEquals(List.of(2, 0, 12), pages.scores());
    }

    @Test
    void theGameIsExportedVerifiedAndExplained() {
        pages.scored("{'type':'entered','points':{'p2':17,'p3':4}}");
        pages.scored("{'type':'entered','points':{'p1':1,'p2':4}}");
        for (String format : List.of("csv", "xlsx", "pdf", "json")) {
            given().redirects()
                    .follow(false)
                    .get("/api/games/{game}/export/{format}", pages.game(), format)
                    .then()
                    .statusCode(lessThan(400));
        }
        given().get("/api/games/{game}/verification", pages.game()).then().body("valid", equalTo(true));
        given().get("/games/{game}/rules", pages.game())
                .then()
                .statusCode(200)
                .body(containsString("enter it after each hand"));
    }
}
