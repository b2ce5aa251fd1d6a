package org.lasttrick.web.start;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
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
    void aGameWithoutAResultHasOnlyItsSheet() {
        GamePages pages = GamePages.agurk("Anna", "Bo");
        pages.scored("A", "p2");

        pages.sees("").body(not(containsString("/what-if")));
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
