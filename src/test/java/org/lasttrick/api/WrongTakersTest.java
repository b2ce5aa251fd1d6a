package org.lasttrick.api;

import static org.lasttrick.api.Refused.form;
import static org.lasttrick.api.Refused.rule;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hands of Letzter that can't be. */
class WrongTakersTest {
    private static final String NOBODY = "Nobody is named; say who took the last trick, or who made the march.";
    private static final String UNKNOWN = "There is no player p5 in this game; the players are p1 to p4.";

    static Stream<Refused> wrongHands() {
        return Stream.of(
                rule("{'type':'taker'}", "/player", NOBODY),
                rule("{'type':'taker','player':null}", "/player", NOBODY),
                rule("{'type':'taker','player':'p5'}", "/player", UNKNOWN),
                rule("{'type':'march'}", "/player", NOBODY),
                rule("{'type':'march','player':null}", "/player", NOBODY),
                rule("{'type':'march','player':'p5'}", "/player", UNKNOWN),
                form(
                        "{'type':'march','player':'Anna'}",
                        "/player",
                        "must be a player, written p1, p2 and so on, not “Anna”."),
                form(
                        "{'type':'taker','player':'p1','handSize':5}",
                        "/handSize",
                        "is not known here; known are player."));
    }

    @ParameterizedTest
    @MethodSource("wrongHands")
    void aTakerOrAMarchByNobodyIsRefusedInWords(Refused hand) {
        hand.asHand(Refused.game("letzter", 4));
    }
}
