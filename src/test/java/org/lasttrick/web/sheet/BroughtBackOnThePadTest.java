package org.lasttrick.web.sheet;

import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** A correction that brings a player back in: the form says whether later hands without that player are kept. */
@QuarkusTest
class BroughtBackOnThePadTest {
    private static final String BO_IS_BACK =
            "&lt;b&gt;Bo would be in again for hands 2 and 3, and held no card in them.";

    private GamePages pages;

    /** Bo is out after the first of three hands. */
    @BeforeEach
    void aGameThatBoIsOutOf() {
        pages = GamePages.of("agurk", Map.of("limit", 9, "lives", 1), "Anna", "<b>Bo", "Cai", "Dag");
        pages.scored("9", "p2");
        pages.scored("2", "p1");
        pages.scored("4", "p3");
    }

    private ValidatableResponse corrects(String onConflict) {
        return pages.submits(
                "/hands/1", Map.of("trick", "false", "player", "p2", "card", "3", "onConflict", onConflict));
    }

    @Test
    void nothingIsCorrectedBeforeSomebodyChooses() {
        corrects("").statusCode(409).body(containsString(BO_IS_BACK));
        assertEquals(List.of(2, 9, 4, 0), pages.scores());
    }

    @Test
    void handsThatAreKeptStandAsTheyWereEntered() {
        corrects("keep").statusCode(303);
        assertEquals(List.of(2, 3, 4, 0), pages.scores());
    }

    @Test
    void handsMayBeStruckInstead() {
        corrects("strike").statusCode(303);
        assertEquals(List.of(0, 3, 0, 0), pages.scores());
    }

    @Test
    void strikingOutAHandOffersTheSameChoice() {
        pages.submits("/hands/1/strike", Map.of("onStrikeConflict", "refuse"))
                .statusCode(409)
                .body(containsString(BO_IS_BACK))
                .body(containsString("Strike out hand 1, and keep hand 2, hand 3 as entered"))
                .body(containsString("Strike out hand 1, and hand 2, hand 3, too"));
        pages.submits("/hands/1/strike", Map.of("onStrikeConflict", "keep")).statusCode(303);
        assertEquals(List.of(2, 0, 4, 0), pages.scores());
    }
}
