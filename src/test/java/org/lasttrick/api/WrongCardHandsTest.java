package org.lasttrick.api;

import static org.lasttrick.api.Refused.form;
import static org.lasttrick.api.Refused.rule;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Hands of cards that can't be, in all games and in some: what one asks for another doesn't have. */
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
                                "The pickle’s rank is missing: each hand has one.")),
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
                                "♣6 is there 2 times, and there are only 1.")),
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
                                "The hand’s size is missing: the dealer chooses how many cards each player gets.")),
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
        hand.asHand(Refused.game(variant, 3));
    }

    /** In Agurk, where p3 of five players is out. */
    static Stream<Refused> wrongHandsAfterOneIsOut() {
        return Stream.of(
                rule(
                        "{'type':'high-card','card':'9','players':['p9']}",
                        "/players/0",
                        "There is no player p9 in this game; the players are p1 to p5."),
                rule(
                        "{'type':'high-card','card':'9','players':['p3']}",
                        "/players/0",
                        "p3 is out and can’t play any more; name players who are still in."),
                rule(
                        "{'type':'high-card','card':'9','players':['p1','p1']}",
                        "/players/1",
                        "p1 is named twice; each player has one card in the last trick."),
                rule(
                        "{'type':'high-card','card':'9','players':[]}",
                        "/players",
                        "Nobody is named; say who played, in order of play."),
                rule(
                        "{'type':'high-card','card':'6C','players':['p1']}",
                        "/card",
                        "6C is no card of its own in this game; write the rank alone."),
                form(
                        "{'type':'high-card','card':'1','players':['p1']}",
                        "/card",
                        "must be a card, one of 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, joker, 7S, 7C, black-7, 6C, not “1”."),
                form("{'type':'high-card','card':9,'players':['p1']}", "/card", "must be text."),
                form("{'type':'high-card','card':'9','players':'p1'}", "/players", "must be a list."),
                form(
                        "{'type':'high-card','card':'9','players':['Anna']}",
                        "/players/0",
                        "must be a player, written p1, p2 and so on, not “Anna”."),
                form(
                        "{'type':'high-card','card':'9','players':['p1'],'points':9}",
                        "/points",
                        "is not known here; known are buysIn, card, handSize, multipliers, pickle, players."),
                form(
                        "{'type':'bid','card':'9'}",
                        "/type",
                        "must be last-trick, high-card, entered, taker, march or stakes, not “bid”."),
                rule(
                        "{'type':'last-trick','plays':[{'player':'p1','card':'5'}]}",
                        "/plays",
                        "The last trick lacks a card of p2, p4, p5: everyone still in plays one."),
                rule(
                        "{'type':'high-card','card':'9','players':['p1'],'multipliers':{'p1':2}}",
                        "/multipliers",
                        "Nobody doubles in this game; leave the multipliers out."),
                rule(
                        "{'type':'high-card','card':'9','players':['p1'],'pickle':'Q'}",
                        "/pickle",
                        "This game has no pickle; leave it out."),
                rule(
                        "{'type':'high-card','card':'9','players':['p1'],'handSize':5}",
                        "/handSize",
                        "The size of this hand is set by the rules; leave it out."),
                form("[]", "", "must be an object with its fields."));
    }

    @ParameterizedTest
    @MethodSource("wrongHandsAfterOneIsOut")
    void aWrongHandIsRefusedInWords(Refused hand) {
        String loses = "{'type':'high-card','card':'A','players':['p3']}";
        hand.asHand(Refused.game(Refused.start("agurk", 5, ""), loses, loses, loses, loses));
    }

    static Stream<Refused> cardsTooOften() {
        String plays = IntStream.rangeClosed(1, 5)
                .mapToObj(i -> "{'player':'p" + i + "','card':'9'}")
                .collect(Collectors.joining(","));
        String detail = "9 is there 5 times, and there are only 4.";
        return Stream.of(
                rule("{'type':'high-card','card':'9','players':['p1','p2','p3','p4','p5']}", "/players/4", detail),
                rule("{'type':'last-trick','plays':[" + plays + "]}", "/plays/4/card", detail));
    }

    @ParameterizedTest
    @MethodSource("cardsTooOften")
    void aCardFiveTimesIsRefusedInBothForms(Refused hand) {
        hand.asHand(Refused.game("agurk", 5));
    }

    @Test
    void thePackWithASixOfClubsHasThreeOtherSixes() {
        rule(
                        "{'type':'high-card','card':'6','players':['p1','p2','p3','p4']}",
                        "/players/3",
                        "6 is there 4 times, and there are only 3.")
                .asHand(Refused.game("gurka-iceland", 4));
    }

    @Test
    void aMultiplierForWhoIsOutIsRefused() {
        rule(
                        "{'type':'high-card','card':'8','players':['p1'],'multipliers':{'p3':2}}",
                        "/multipliers/p3",
                        "p3 is out and can’t play any more; name players who are still in.")
                .asHand(Refused.game(
                        Refused.start("rassi", 3, "'limit':9"), "{'type':'high-card','card':'9','players':['p3']}"));
    }

    private static Arguments in(String variant, Refused hand) {
        return Arguments.of(variant, hand);
    }
}
