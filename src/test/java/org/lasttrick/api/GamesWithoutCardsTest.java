package org.lasttrick.api;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What Letzter and Minibluff begin with. */
@QuarkusTest
class GamesWithoutCardsTest {
    private TestBook book;

    @BeforeEach
    void aScorebook() {
        book = TestBook.open();
    }

    @Test
    void letzterHasTwoRoundsOfFourOrThreeOfThree() {
        book.start("letzter", Map.of(), TestBook.names(4))
                .then()
                .statusCode(201)
                .body("rules.end", equalTo("hands"))
                .body("rules.hands", equalTo(8));
        book.start("letzter", Map.of(), TestBook.names(3))
                .then()
                .statusCode(201)
                .body("rules.end", equalTo("hands"))
                .body("rules.hands", equalTo(9));
    }

    @Test
    void letzterTakesAnyNumberOfHandsThatAllDealEquallyOften() {
        book.start("letzter", Map.of("hands", 12), TestBook.names(3))
                .then()
                .statusCode(201)
                .body("rules.hands", equalTo(12));
    }

    @Test
    void letzterToATargetIsToTenUnlessTheTableSaysAnother() {
        book.start("letzter", Map.of("end", "target"), TestBook.names(4))
                .then()
                .statusCode(201)
                .body("rules.target", equalTo(10))
                .body("rules.hands", nullValue());
        book.start("letzter", Map.of("end", "target", "target", 7), TestBook.names(4))
                .then()
                .statusCode(201)
                .body("rules.target", equalTo(7));
    }

    @Test
    void minibluffBeginsWithTenCreditsOrAsManyAsTheTableSays() {
        book.start("minibluff", Map.of(), TestBook.names(3))
                .then()
                .statusCode(201)
                .body("rules.credits", equalTo(10))
                .body("players.score", contains(10, 10, 10));
        book.start("minibluff", Map.of("credits", 20), TestBook.names(3))
                .then()
                .statusCode(201)
                .body("rules.credits", equalTo(20))
                .body("players.score", contains(20, 20, 20));
    }

    @Test
    void creditsAreCarriedOnFromAPaperSheet() {
        book.asDevice().body("""
                        {"variant":"minibluff","rules":{"credits":20},
                         "players":[{"name":"Anna","score":3},{"name":"Bo"},{"name":"Cai","score":25}]}""").post("/api/games").then().statusCode(201).body("players.score", contains(3, 20, 25));
    }

    @Test
    void stakesAreShownAndLeaveTheCredits() {
        String game = book.game("minibluff", TestBook.names(3));
        book.score(game, "{'type':'stakes','doubles':[{'player':'p1','dropped':['p3']}],'winner':'p2'}")
                .then()
                .statusCode(201)
                .body("hand.effects.player", contains("p1", "p3"))
                .body("hand.effects.kind", contains("stake", "stake"))
                .body("hand.effects.points", contains(-2, -1))
                .body("players.score", contains(8, 10, 9));
    }

    @Test
    void aCorrectionThatLeavesTooLittleForALaterStakeIsRefused() {
        String game = book.game("minibluff", TestBook.names(2));
        book.score(game, "{'type':'stakes','doubles':[],'winner':'p1'}");
        book.score(
                game,
                "{'type':'stakes','doubles':[{'player':'p1','dropped':[]},{'player':'p2','dropped':[]},"
                        + "{'player':'p1','dropped':[]}],'winner':'p1'}");
        book.asDevice()
                .body("""
                        {"type":"stakes","doubles":[{"player":"p1","dropped":[]},{"player":"p2","dropped":[]}],
                         "winner":"p1"}""")
                .put("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(409)
                .body("conflicts.hand", contains(2))
                .body("conflicts.kind", contains("stake-would-be-too-high"))
                .body("conflicts.player", contains("p2"))
                .body(
                        "detail",
                        equalTo("This conflicts with later hands: In hand 2 the stake was 8, and p2 would have only 6."
                                + " Strike them out as well, or cancel."));
    }

    @Test
    void aMarksGameTakesAHandWithoutItsCard() {
        String game = book.game("matapesa", TestBook.names(3));
        book.score(game, "{'type':'high-card','players':['p2'],'handSize':4}")
                .then()
                .statusCode(201)
                .body("players.score", contains(0, 1, 0))
                .body("hand.handSize", equalTo(4))
                .body("hand.result.card", nullValue())
                .body("next.dealer", equalTo("p2"))
                .body("next.handSize", nullValue());
    }
}
