package org.lasttrick.api;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A hand of another game is refused as such, whatever else is wrong with it. */
class WrongKindOfHandTest {
    private static final Map<String, String> HANDS = Map.of(
            "last-trick",
            "{'type':'last-trick','plays':[{'player':'p1','card':'2'}]}",
            "high-card",
            "{'type':'high-card','card':'9','players':['p1']}",
            "entered",
            "{'type':'entered','points':{'p1':9}}",
            "taker",
            "{'type':'taker','player':'p1'}",
            "march",
            "{'type':'march','player':'p1'}",
            "stakes",
            "{'type':'stakes','doubles':[],'winner':'p1'}");

    static Stream<Arguments> wrongHands() {
        String cards = "In this game, enter the cards of the last trick: send a last-trick or a high-card.";
        return Stream.of(
                        in("agurk", cards, "entered", "taker", "march", "stakes"),
                        in("matapesa", cards, "taker", "march", "stakes"),
                        in(
                                "letzter",
                                "In this game, enter who took the last trick, or a march: send a taker or a march.",
                                "last-trick",
                                "high-card",
                                "entered",
                                "stakes"),
                        in(
                                "minibluff",
                                "In this game, enter the doubles and the winner: send stakes.",
                                "last-trick",
                                "high-card",
                                "taker",
                                "march"))
                .flatMap(each -> each);
    }

    private static Stream<Arguments> in(String variant, String detail, String... types) {
        return Stream.of(types).map(type -> Arguments.of(variant, Refused.rule(HANDS.get(type), "/type", detail)));
    }

    @ParameterizedTest
    @MethodSource("wrongHands")
    void aHandOfAnotherGameIsRefused(String variant, Refused hand) {
        hand.asHand(Refused.game(variant, 3));
    }

    @ParameterizedTest
    @MethodSource("wrongHands")
    void noHandBecomesOneOfAnotherGameByACorrection(String variant, Refused hand) {
        hand.asCorrection(1, Refused.game(Refused.start(variant, 3, ""), right(variant)));
    }

    private static String right(String variant) {
        return switch (variant) {
            case "agurk" -> HANDS.get("high-card");
            case "matapesa" -> "{'type':'high-card','players':['p1'],'handSize':7}";
            case "letzter" -> HANDS.get("taker");
            case "minibluff" -> HANDS.get("stakes");
            default -> throw new IllegalArgumentException(variant);
        };
    }
}
