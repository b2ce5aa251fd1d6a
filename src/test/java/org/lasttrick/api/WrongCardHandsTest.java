package org.lasttrick.api;

import static org.lasttrick.api.Refused.rule;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What one game of cards asks for and another doesn't have. */
@QuarkusTest
class WrongCardHandsTest {

    static Stream<Arguments> wrongHands() {
        return Stream.of(
                in(
                        "agurk",
                        rule(
                                "{'type':'high-card','players':['p1']}",
                                "/card",
                                "The card is missing: say which was the highest.")),
                in(
                        "agurk",
                        rule(
                                "{'type':'last-trick','plays':[{'player':'p1','card':'6C'},{'player':'p2','card':'2'},"
                                        + "{'player':'p3','card':'3'}]}",
                                "/plays/0/card",
                                "6C is no card of its own in this game; write the rank alone.")),
                in(
                        "rassi",
                        rule(
                                "{'type':'high-card','card':'9','players':['p1'],'multipliers':{'p1':3}}",
                                "/multipliers/p1",
                                "A penalty counts once, twice (2) or four times (4), not 3 times.")),
                in(
                        "rassi",
                        rule(
                                "{'type':'high-card','card':'9','players':['p1'],'multipliers':{'p4':2}}",
                                "/multipliers/p4",
                                "There is no player p4 in this game; the players are p1 to p3.")),
                in(
                        "pickle",
                        rule(
                                "{'type':'high-card','card':'9','players':['p1']}",
                                "/pickle",
                                "The pickle's rank is missing: each hand has one.")),
                in(
                        "pickle",
                        rule(
                                "{'type':'high-card','card':'9','players':['p1'],'pickle':'6C'}",
                                "/pickle",
                                "6C is no card of its own in this game; write the rank alone.")),
                in(
                        "pickle",
                        rule(
                                "{'type':'high-card','card':'9','players':['p1'],'pickle':'9','multipliers':{'p1':2}}",
                                "/multipliers",
                                "Nobody doubles in this game; leave the multipliers out.")),
                in(
                        "gurka-iceland",
                        rule(
                                "{'type':'high-card','card':'6C','players':['p1','p2']}",
                                "/players/1",
                                "6C is there 2 times, and the pack has only 1.")),
                in(
                        "gurka-iceland",
                        rule(
                                "{'type':'high-card','card':'9','players':['p1'],'handSize':10}",
                                "/handSize",
                                "The size of this hand is set by the rules; leave it out.")),
                in(
                        "matapesa",
                        rule(
                                "{'type':'high-card','players':['p1']}",
                                "/handSize",
                                "The hand's size is missing: the dealer chooses how many cards each player gets.")),
                in(
                        "matapesa",
                        rule(
                                "{'type':'high-card','players':['p1'],'handSize':18}",
                                "/handSize",
                                "With so many players the dealer can choose 1 to 17 cards each, not 18.")),
                in(
                        "matapesa",
                        rule(
                                "{'type':'high-card','players':['p1'],'handSize':0}",
                                "/handSize",
                                "With so many players the dealer can choose 1 to 17 cards each, not 0.")),
                in(
                        "matapesa",
                        rule(
                                "{'type':'high-card','players':[],'handSize':5}",
                                "/players",
                                "Nobody is named; say who played, in order of play.")));
    }

    @ParameterizedTest
    @MethodSource("wrongHands")
    void aHandWithUnexpectedFieldsIsRejected(String variant, Refused hand) {
        TestBook book = TestBook.open();
        hand.asHand(book, book.game(variant, "Anna", "Bo", "Cai"));
    }

    @Test
    void thePackWithASixOfClubsHasThreeOtherSixes() {
        TestBook book = TestBook.open();
        String game = book.game("gurka-iceland", "Anna", "Bo", "Cai", "Dag");
        rule(
                        "{'type':'high-card','card':'6','players':['p1','p2','p3','p4']}",
                        "/players/3",
                        "6 is there 4 times, and the pack has only 3.")
                .asHand(book, game);
    }

    @Test
    void aMultiplierForWhoIsOutIsRefused() {
        TestBook book = TestBook.open();
        String game =
                book.start("rassi", Map.of("limit", 9), "Anna", "Bo", "Cai").path("id");
        book.score(game, "9", "p3").then().statusCode(201);
        rule(
                        "{'type':'high-card','card':'8','players':['p1'],'multipliers':{'p3':2}}",
                        "/multipliers/p3",
                        "p3 is out and can't play any more; name players who are still in.")
                .asHand(book, game);
    }

    private static Arguments in(String variant, Refused hand) {
        return Arguments.of(variant, hand);
    }
}
