package org.lasttrick.web.start;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** The address holds the rules under which a game is looked at. */
@QuarkusTest
class WhatIfPageTest {
    private static GamePages boLoses() {
        GamePages pages = GamePages.agurk("Anna", "<b>Bo");
        for (int hand = 0; hand < 4; hand++) {
            pages.scored("A", "p2");
        }
        return pages;
    }

    private static ValidatableResponse watcherSees(GamePages pages, String where) {
        return given().urlEncodingEnabled(false)
                .get("/games/" + pages.game() + where)
                .then();
    }

    @Test
    void theResultLeadsWatchersTooToTheGameUnderOtherRules() {
        GamePages pages = boLoses();
        String url = "/games/" + pages.game() + "/what-if";

        pages.sees("").body(containsString("href=\"" + url + "\""));
        watcherSees(pages, "").body(containsString("href=\"" + url + "\""));
        watcherSees(pages, "/what-if")
                .statusCode(200)
                .body(containsString("<option value=\"agurk\" selected>"))
                .body(not(containsString("id=\"conclusion\"")));
    }

    @Test
    void anAddressShowsBothResultsBesideEachOther() {
        watcherSees(boLoses(), "/what-if?variant=agurk-over-21")
                .statusCode(200)
                .body(containsString("Under the rules of Agurk, out over 21, Anna would have won."))
                .body(containsString("Anna wins the game"))
                .body(containsString("&lt;b&gt;Bo"))
                .body(not(containsString("<b>Bo")));
    }

    @Test
    void houseRulesAreInTheAddressToo() {
        watcherSees(boLoses(), "/what-if?variant=agurk&rulesOf=agurk&rule-lives=1")
                .statusCode(200)
                .body(containsString("Under the rules of Agurk (Lives: 1), Anna would have won."))
                .body(containsString("The game would have ended after hand 2."))
                .body(containsString("By these rules, after hand 2"));
        watcherSees(boLoses(), "/what-if?variant=agurk&rulesOf=agurk&rule-limit=")
                .statusCode(422)
                .body(containsString("there must be a limit"))
                .body(containsString("name=\"rule-limit\""));
    }

    @Test
    void whatATableSeesLateIsRecorded() {
        GamePages pages = boLoses();
        String query = "/what-if?variant=agurk&rulesOf=agurk&rule-limit=30";
        watcherSees(pages, query).statusCode(200).body(not(containsString("/other-rules")));
        pages.sees("/what-if?variant=agurk").body(not(containsString("/other-rules")));
        pages.sees(query)
                .body(not(containsString("Nothing is recorded")))
                .body(containsString("Play by these rules"))
                .body(containsString("name=\"rule-limit\" value=\"30\""))
                .body(containsString("name=\"onConflict\" value=\"refuse\">Record these rules"));
        pages.submits("/other-rules", Map.of("variant", "agurk", "rule-limit", "30", "version", "5"))
                .statusCode(303)
                .header("Location", endsWith("/games/" + pages.game()));
        pages.json().body("status", equalTo("in-progress")).body("rules.limit", equalTo(30));
        pages.sees("")
                .body(containsString("Rules corrected:"))
                .body(containsString("Limit: 21 → 30"))
                .body(containsString("Undo the rules"));
        pages.sees("?panel=rules").body(containsString("href=\"/games/" + pages.game() + "/what-if\""));
        pages.submits("/undo", Map.of("version", "6")).statusCode(303);
        pages.json().body("status", equalTo("finished")).body("rules.limit", equalTo(21));
        pages.sees("?panel=entries").body(containsString("Rules corrected: Limit: 21 → 30"));
    }

    /** Not by the sentence of the pad, which asks for the highest card. */
    @Test
    void aRuleThatCannotBeReadIsNamed() {
        GamePages pages = boLoses();
        pages.submits("/other-rules", Map.of("variant", "agurk", "rule-limit", "x", "version", "5"))
                .statusCode(422)
                .body(containsString("Say what “Limit” is to be."));
        pages.submits("/other-rules", Map.of("variant", "agurk", "rule-end", "hands", "version", "5"))
                .statusCode(422)
                .body(containsString("Say what “Number of hands” is to be."));
    }

    @Test
    void theHouseRulesThatTheGameHasAreThereToBeChanged() {
        GamePages pages = GamePages.of("agurk", Map.of("limit", 33), "Anna", "Bo");
        pages.sees("/what-if?houseRules=show").body(containsString("value=\"33\""));
        pages.sees("/what-if?variant=agurk-over-21&houseRules=show").body(not(containsString("value=\"33\"")));
    }

    @Test
    void handsThatConflictWithTheRulesAreStruckOutOrKept() {
        GamePages pages = GamePages.agurk("Anna", "Bo", "Cai");
        for (String card : List.of("A", "9", "A", "K")) {
            pages.scored(card, "p2");
        }
        pages.scored("9", "p1");
        String lower = "/what-if?variant=agurk&rulesOf=agurk&rule-lives=1";
        pages.sees(lower)
                .body(containsString("Hand 3 names Bo, who would be out."))
                .body(containsString("value=\"strike\">Record them, and strike out hand 3, hand 4"));
        pages.submits("/other-rules", Map.of("variant", "agurk", "rule-lives", "1", "version", "6"))
                .statusCode(409);
        pages.submits(
                        "/other-rules",
                        Map.of("variant", "agurk", "rule-lives", "1", "onConflict", "strike", "version", "6"))
                .statusCode(303);
        pages.json().body("hands", hasSize(3)).body("players.status", contains("active", "out", "active"));
    }

    @Test
    void aGameThatGoesOnIsLookedAtWithoutAResult() {
        GamePages pages = GamePages.agurk("Anna", "Bo");
        pages.sees("/what-if?variant=agurk-over-21")
                .body(containsString("Record these rules"))
                .body(not(containsString("id=\"conclusion\"")));
        pages.scored("A", "p2");
        watcherSees(pages, "/what-if?variant=agurk-over-21")
                .statusCode(200)
                .body(containsString("the game would go on after its one hand"))
                .body(not(containsString("As it was played:")));
    }

    @Test
    void aGameWithoutAResultHasOnlyItsSheet() {
        GamePages pages = GamePages.agurk("Anna", "Bo");
        pages.scored("A", "p2");

        pages.sees("").body(not(containsString("/what-if")));
        pages.submits("/abandon", Map.of("version", "2")).statusCode(303);
        given().redirects()
                .follow(false)
                .get("/games/{game}/what-if", pages.game())
                .then()
                .statusCode(303)
                .header("Location", endsWith("/games/" + pages.game()));
        given().get("/games/{game}/what-if", "jctwqjnestg5tn44dv74zs8012")
                .then()
                .statusCode(404);
    }
}
