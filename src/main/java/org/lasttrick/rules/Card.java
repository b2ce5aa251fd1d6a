package org.lasttrick.rules;

import java.util.Arrays;
import java.util.Optional;

/**
 * A card of the last trick: a rank, a joker, or the Icelandic six of clubs, the only card whose suit matters. From the lowest to the
 * highest, unless Aces are low or there is a pickle.
 */
public enum Card {
    TWO("2", 2),
    THREE("3", 3),
    FOUR("4", 4),
    FIVE("5", 5),
    SIX("6", 6),
    SEVEN("7", 7),
    EIGHT("8", 8),
    NINE("9", 9),
    TEN("10", 10),
    JACK("J", 11),
    QUEEN("Q", 12),
    KING("K", 13),
    ACE("A", 14),
    JOKER("joker", 20),
    /** Gúrka (Icelandic): outranks Aces, counts 21, and puts its loser out at once. */
    SIX_OF_CLUBS("6C", 21);

    private final String notation;
    private final int points;

    Card(String notation, int points) {
        this.notation = notation;
        this.points = points;
    }

    /** {@code 2}…{@code 10 J Q K A}, {@code joker} or {@code 6C}: the form used in requests, the ledger and exports. */
    public String notation() {
        return notation;
    }

    /** Parses {@link #notation}; empty for anything else, lower case included. */
    public static Optional<Card> parse(String notation) {
        return Arrays.stream(values())
                .filter(card -> card.notation.equals(notation))
                .findFirst();
    }

    /** What this card counts where the rules don't say otherwise, 1–21. */
    public int points(CardScoring.AceInLastTrick ace) {
        return this == ACE && ace == CardScoring.AceInLastTrick.LOW ? 1 : points;
    }
}
