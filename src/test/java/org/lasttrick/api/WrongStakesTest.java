package org.lasttrick.api;

import static org.lasttrick.api.Refused.form;
import static org.lasttrick.api.Refused.rule;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hands of Minibluff that can't be: p1 to p4 have 8, 9, 3 and 10 credits, and p5 is out. */
class WrongStakesTest {
    private static final String IS_OUT = "p5 is out and can’t play any more; name players who are still in.";

    static Stream<Refused> wrongHands() {
        return Stream.of(
                rule(doubles("", "p5"), "/winner", IS_OUT),
                rule(doubles("p5:", "p1"), "/doubles/0/player", IS_OUT),
                rule(doubles("p1:p5", "p1"), "/doubles/0/dropped/0", IS_OUT),
                rule(
                        doubles("p6:", "p1"),
                        "/doubles/0/player",
                        "There is no player p6 in this game; the players are p1 to p5."),
                rule(
                        doubles("p1:p2 p2:", "p1"),
                        "/doubles/1/player",
                        "p2 has folded in this hand; name players who are still in it."),
                rule(
                        doubles("p1:p3 p1:", "p1"),
                        "/doubles/1/player",
                        "p1 has doubled just now; somebody else must double before p1 may again."),
                rule(
                        doubles("p1: p2:", "p1"),
                        "/doubles/1/player",
                        "The stake would be 4, and p3, who is still in, has only 3: nobody may double now."),
                rule(
                        doubles("p1:p2,p3,p4 p2:", null),
                        "/doubles/1/player",
                        "All others have folded, so the hand is won, and nobody doubles any more."),
                rule(
                        doubles("p1:p1", "p2"),
                        "/doubles/0/dropped/0",
                        "p1 has doubled, and so stays in; only others can fold."),
                rule(
                        doubles("p1:p3,p3", "p2"),
                        "/doubles/0/dropped/1",
                        "p3 has folded in this hand; name players who are still in it."),
                rule(
                        doubles("p1:p3 p2:p3", "p2"),
                        "/doubles/1/dropped/0",
                        "p3 has folded in this hand; name players who are still in it."),
                rule(
                        doubles("p1:p3", "p3"),
                        "/winner",
                        "p3 has folded in this hand; name players who are still in it."),
                rule(
                        doubles("", null),
                        "/winner",
                        "The winner is missing: say who played the lowest card, the first of equal ones."),
                rule(
                        doubles("p1:p2,p3", null),
                        "/winner",
                        "The winner is missing: say who played the lowest card, the first of equal ones."),
                rule(
                        doubles("p1:p2,p3,p4", "p1"),
                        "/winner",
                        "All others folded, so p1 has won without a last trick: leave the winner out."),
                form("{'type':'stakes','winner':'p1'}", "/doubles", "is missing or null."),
                form(
                        "{'type':'stakes','doubles':[{'player':'p1'}],'winner':'p1'}",
                        "/doubles/0/dropped",
                        "is missing or null."));
    }

    @ParameterizedTest
    @MethodSource("wrongHands")
    void impossibleStakesAreRejected(Refused hand) {
        hand.asHand(Refused.game("""
                {'variant':'minibluff','players':[{'name':'Anna','score':9},{'name':'Bo','score':10},
                    {'name':'Cai','score':4},{'name':'Dag'},{'name':'Eva','score':1}]}""", doubles("", "p4")));
    }

    /** Doubles written {@code p1:p2,p3}: who doubled, and who then dropped. */
    private static String doubles(String doubles, String winner) {
        String all = Stream.of(doubles.split(" "))
                .filter(each -> !each.isEmpty())
                .map(each -> each.split(":", 2))
                .map(each -> "{'player':'" + each[0] + "','dropped':"
                        + (each[1].isEmpty() ? "[]" : "['" + each[1].replace(",", "','") + "']") + "}")
                .reduce((one, other) -> one + "," + other)
                .orElse("");
        return "{'type':'stakes','doubles':[" + all + "]" + (winner == null ? "" : ",'winner':'" + winner + "'") + "}";
    }
}
