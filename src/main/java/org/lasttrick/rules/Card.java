package org.lasttrick.rules;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A card of the last trick is a rank, a joker, or one of the few cards whose suit matters in some games. The cards are in order
 * from the lowest to the highest, unless Aces are low or there is a pickle.
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
    JOKER("joker", 15),
    /** This card outranks Aces, as the {@link #SEVEN_OF_CLUBS} does (Víðivallagúrka). */
    SEVEN_OF_SPADES("7S", 7, SEVEN),
    /** This card outranks Aces, too (Víðivallagúrka). The rules say which of the two black sevens is higher. */
    SEVEN_OF_CLUBS("7C", 7, SEVEN),
    /** This card is one of the two black sevens, where they are equal: it outranks all cards, and counts 21. */
    BLACK_SEVEN("black-7", 21, SEVEN),
    /** This card outranks Aces, counts 21, and may put its loser out at once (Gúrka, Icelandic). */
    SIX_OF_CLUBS("6C", 21, SIX);

    private final String notation;
    private final int points;

    @Nullable
    private final Card rank;

    Card(String notation, int points) {
        this(notation, points, null);
    }

    Card(String notation, int points, @Nullable Card rank) {
        this.notation = notation;
        this.points = points;
        this.rank = rank;
    }

    /** Returns the rank of a card whose suit matters; {@code null} for all others. */
    @Nullable
    Card rank() {
        return rank;
    }

    /**
     * Returns the form used in requests, the ledger and exports: {@code 2}…{@code 10 J Q K A}, {@code joker}, {@code 7S},
     * {@code 7C}, {@code black-7} or {@code 6C}.
     */
    public String notation() {
        return notation;
    }

    /** Parses {@link #notation}; empty for anything else, lower case included. */
    public static Optional<Card> parse(String notation) {
        return Arrays.stream(values())
                .filter(card -> card.notation.equals(notation))
                .findFirst();
    }

    /** Returns what this card counts where the rules don't say otherwise, 1–21. */
    public int points(CardScoring.AceInLastTrick ace) {
        return this == ACE && ace == CardScoring.AceInLastTrick.LOW ? 1 : points;
    }
}
