package org.lasttrick.web.sheet;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** A correction that brings a player back in: the players decide whether later hands without that player are kept. */
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
    void thePadSaysWhoWouldBeInAndOffersToKeepOrStrikeLaterHands() {
        String chosen = "?correct=1&trick=false&player=p2&card=3";
        pages.sees(chosen)
                .body(containsString(BO_IS_BACK))
                .body(containsString("Correct it, and keep hand 2, hand 3 as entered"))
                .body(containsString("Correct it, and strike out hand 2, hand 3"))
                .body(not(containsString("value=\"keep\" checked")));
        pages.sees(chosen + "&onConflict=keep").body(containsString("id=\"keep\" value=\"keep\" checked>"));
        pages.sees(chosen + "&onConflict=strike").body(containsString("id=\"strike\" value=\"strike\" checked>"));
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
    void withAConflictOfAnotherKindHandsCanOnlyBeStruck() {
        pages.sees("?correct=1&trick=false&player=p1&card=9")
                .body(containsString("Hand 2 names Anna, who would be out."))
                .body(containsString("Correct it, and strike out hand 2, hand 3"))
                .body(not(containsString("value=\"keep\"")));
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

    /** Dag was out, and is in again; hand 2, which Anna won by doubling, was kept without Dag. */
    private static GamePages stakesKeptWithoutDag() {
        GamePages game = GamePages.of("minibluff", Map.of("credits", 4), "Anna", "Bo", "Cai", "Dag");
        game.scored("""
                {"type":"stakes","doubles":[{"player":"p1","dropped":["p2","p3"]},{"player":"p4","dropped":[]}],\
                "winner":"p1"}""");
        game.scored("""
                {"type":"stakes","doubles":[{"player":"p1","dropped":["p2","p3"]}]}""");
        game.submits(
                        "/hands/1",
                        Map.of("doubles", "p1", "dropped", List.of("1-p2", "1-p3", "1-p4"), "onConflict", "keep"))
                .statusCode(303);
        assertEquals(List.of(4, 2, 2, 3), game.scores());
        return game;
    }

    @Test
    void aKeptHandIsWonByDoublingWhenAllWhoHeldCardsDropped() {
        GamePages game = stakesKeptWithoutDag();
        game.sees("?correct=2").body(containsString("All others folded, so Anna wins without a last trick."));
        game.submits("/hands/2", Map.of("doubles", "p2", "dropped", List.of("1-p1", "1-p3")))
                .statusCode(303);
        assertEquals(List.of(3, 3, 2, 3), game.scores());
    }

    @Test
    void aPlayerWithoutWhomAHandWasKeptMayStillBeNamed() {
        GamePages game = stakesKeptWithoutDag();
        game.sees("?correct=2")
                .body(containsString("id=\"dropped-1-p4\""))
                .body(containsString("id=\"winner-p4\""))
                .body(not(containsString("id=\"winner-p1\"")));
        game.sees("?correct=2&doubles=").body(containsString("id=\"double-p4\""));
        game.submits("/hands/2", Map.of("doubles", "p1", "dropped", List.of("1-p2", "1-p3"), "winner", "p4"))
                .statusCode(303);
        assertEquals(List.of(2, 2, 2, 3), game.scores());
    }
}
