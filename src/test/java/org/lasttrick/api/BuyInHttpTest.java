package org.lasttrick.api;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** Buying back in, by program and by form. */
@QuarkusTest
class BuyInHttpTest {
    private static final String ACE = "{'type':'high-card','card':'A','players':['p2']";

    private GamePages pages;

    @BeforeEach
    void anAceHits() {
        pages = GamePages.of("agurk", Map.of("limit", 14, "reEntry", "buy-in"), "Anna", "Bo", "Cai", "Dag");
    }

    @Test
    void aProgramSaysWhoBuysBackIn() {
        pages.book()
                .score(pages.game(), ACE + "}")
                .then()
                .statusCode(422)
                .body("errors.pointer", contains("/buysIn"))
                .body(
                        "errors[0].detail",
                        equalTo("Somebody is hit and may buy back in: name those who do, or nobody."));
        pages.book()
                .score(pages.game(), ACE + ",'buysIn':['p2']}")
                .then()
                .statusCode(201)
                .body("hand.result.buysIn", contains("p2"))
                .body("hand.effects.kind", contains("penalty", "cucumber", "re-entry"));
    }

    @Test
    void thePadAsksAndRecordsTheAnswer() {
        pages.sees("?trick=false&player=p2&card=A").body(containsString("Bo is hit. Back in?"));
        pages.submits("/hands", Map.of("trick", "false", "player", "p2", "card", "A", "back-p2", "no", "version", "1"))
                .statusCode(303);
        pages.json().body("players.status", contains("active", "out", "active", "active"));
    }
}
