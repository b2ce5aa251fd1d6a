package org.lasttrick.browser;

import java.util.List;
import java.util.stream.IntStream;

/** Hands as the pad's form posts them, for pages that are about something else than their entry. */
final class Hands {
    private static final List<String> CARDS = List.of("9", "5", "J", "4", "7", "Q", "6", "3", "10", "8", "2");

    private Hands() {}

    /** Equal cards all evening: totals go up and down, and with Agurk's rules nobody is out before the 31st hand. */
    static List<String> ties(int players, int hands) {
        return IntStream.range(0, hands)
                .mapToObj(hand -> {
                    String last = "p" + (hand % players + 1);
                    String earlier = "p" + ((hand + 1) % players + 1);
                    return "player=" + last + "&player=" + earlier + "&order=" + earlier + "," + last + "&card="
                            + CARDS.get(hand % CARDS.size());
                })
                .toList();
    }

    /** Mätäpesä's marks, round the table. */
    static List<String> marks(int players, int hands) {
        return IntStream.range(0, hands)
                .mapToObj(hand -> "player=p" + (hand * 4 % players + 1) + "&handSize=5")
                .toList();
    }

    /** A game of Agurk between two: Bo has both cucumbers after four hands. */
    static List<String> boLosesAtOnce() {
        return List.of("player=p2&card=A", "player=p2&card=A", "player=p2&card=A", "player=p2&card=A");
    }

    /** A game of Swedish Gurka between three: the second is out after three hands, and the first after six. */
    static List<String> twoLoseAtOnce() {
        return List.of(
                "player=p2&card=A",
                "player=p2&card=A",
                "player=p2&card=A",
                "player=p1&card=A",
                "player=p1&card=A",
                "player=p1&card=A");
    }

    /** Six hands of Agurk at a table of three: Bo is out after the fourth. */
    static List<String> boOutInTheFourth() {
        return List.of(
                "player=p2&card=A",
                "player=p2&card=A",
                "player=p2&card=A",
                "player=p2&card=A",
                "player=p1&card=7",
                "player=p3&card=5");
    }
}
