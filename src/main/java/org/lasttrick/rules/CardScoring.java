package org.lasttrick.rules;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.HandResult.Extras;

/**
 * The highest card of the last trick pays, as in Agurk and most of the family.
 *
 * @param limit the score that costs a life, 1–999; {@code null}: no limit
 * @param limitTest whether that score must be reached or exceeded
 * @param exactLimit what becomes of a player who has exactly a limit that must be exceeded
 * @param lives how often a player may be hit, 1–9; 0: being hit costs nothing but may end the game (Kurkku)
 * @param reEntry the score with which a player who lost a life goes on
 * @param payers who of those with the highest card pays
 * @param tieBonus whether the others with the highest card subtract what the loser paid
 * @param aceInLastTrick whether an Ace is the highest or the lowest card of the last trick
 * @param aceOnAce whether an Ace beats an Ace
 * @param penalty what a payer pays, before multipliers
 * @param multiplier what may multiply a penalty
 * @param pickleRank whether a card is turned up as the pickle to outrank Aces
 * @param suitedCards the cards that outrank Aces because of their suit
 * @param packs how many packs are shuffled together, 1 or 2
 * @param jokers how many each pack has, 0, 2 or 3
 * @param jokerRank what a joker is
 * @param allEqual who pays when all cards of the last trick are equal
 * @param values of the cards that count otherwise than usual
 * @param allOut who wins when all remaining players go out in one hand
 */
public record CardScoring(
        @Nullable Integer limit,
        LimitTest limitTest,
        ExactLimit exactLimit,
        int lives,
        ReEntry reEntry,
        Payers payers,
        boolean tieBonus,
        AceInLastTrick aceInLastTrick,
        AceOnAce aceOnAce,
        Penalty penalty,
        Multiplier multiplier,
        PickleRank pickleRank,
        SuitedCards suitedCards,
        int packs,
        int jokers,
        JokerRank jokerRank,
        AllEqual allEqual,
        Map<Card, Integer> values,
        AllOut allOut)
        implements Scoring {
    public CardScoring {
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /**
     * A builder has rules of cards in the making. They begin as most games have them: all players of the highest card pay its rank,
     * and whoever is hit is out. Each field is described at {@link CardScoring}.
     */
    public static final class Builder {
        public @Nullable Integer limit;
        public LimitTest limitTest = LimitTest.REACH;
        public ExactLimit exactLimit = ExactLimit.COUNTS;
        public int lives = 1;
        public ReEntry reEntry = ReEntry.HIGHEST_OTHER;
        public Payers payers = Payers.ALL;
        public boolean tieBonus;
        public AceInLastTrick aceInLastTrick = AceInLastTrick.HIGH;
        public AceOnAce aceOnAce = AceOnAce.BEATS;
        public Penalty penalty = Penalty.RANK;
        public Multiplier multiplier = Multiplier.NONE;
        public PickleRank pickleRank = PickleRank.PLAIN;
        public SuitedCards suitedCards = SuitedCards.NONE;
        public int packs = 1;
        public int jokers;
        public JokerRank jokerRank = JokerRank.HIGHEST;
        public AllEqual allEqual = AllEqual.ALL_PAY;
        public Map<Card, Integer> values = Map.of();
        public AllOut allOut = AllOut.LOWEST_TOTAL;

        public CardScoring build() {
            return new CardScoring(
                    limit,
                    limitTest,
                    exactLimit,
                    lives,
                    reEntry,
                    payers,
                    tieBonus,
                    aceInLastTrick,
                    aceOnAce,
                    penalty,
                    multiplier,
                    pickleRank,
                    suitedCards,
                    packs,
                    jokers,
                    jokerRank,
                    allEqual,
                    values,
                    allOut);
        }
    }

    public enum LimitTest {
        REACH,
        EXCEED
    }

    public enum ExactLimit {
        COUNTS,
        /** The player goes back to 0, and loses no life (Denmark, Iceland). */
        ZERO
    }

    public enum ReEntry {
        /** The player goes on with the highest score among the other active players who were not hit in the same hand. */
        HIGHEST_OTHER,
        ZERO,
        /**
         * The player goes on with the highest of their own penalties, of those that don't hit the limit by themselves; with 0 if
         * there is none (Concombre).
         */
        OWN_HIGHEST,
        /**
         * A player who buys back in goes on with the highest other score; any other who is hit is out. It costs the first of two
         * lives, so each may do it once, and only while at least three others are still in who were not hit in the same hand.
         */
        BUY_IN,
        /**
         * Whoever is hit is out, and may buy back in between any two later hands, with the highest score among the others. It costs the
         * first of two lives, so each may do it once, and only while at least three others are still in (Gurka, Swedish).
         */
        BUY_IN_ANY_TIME;

        /** At least so many others must still be in for somebody to buy back in. */
        public static final int LEAST_OTHERS = 3;
    }

    public enum Payers {
        /** The player of the last of the highest cards pays. */
        LAST,
        ALL
    }

    public enum AceInLastTrick {
        HIGH,
        LOW
    }

    public enum AceOnAce {
        /** An Ace on an Ace does as any card does that is equal to another. */
        BEATS,
        /** The first of several Aces is paid for, by its player alone (Spillemagasinet). */
        NOT
    }

    public enum Penalty {
        RANK,
        ONE,
        /** A payer pays one point for each card in the trick. */
        CARDS_IN_TRICK,
        /** Each hand is entered with who pays, and how many points. */
        ENTERED
    }

    public enum Multiplier {
        NONE,
        /** Each player may have doubled or been redoubled: ×1, ×2 or ×4 (Rassi). */
        PER_PLAYER,
        /** The penalty is doubled when the trick is won with the pickle's rank. */
        PICKLE,
        /**
         * The penalty is doubled once one player has said kontra, and fourfold for that player (Ogórek). The multipliers of a hand
         * say 2 for whoever did.
         */
        KONTRA
    }

    public enum PickleRank {
        PLAIN,
        HIGHEST
    }

    /** Suited cards are those whose suit matters. */
    public enum SuitedCards {
        NONE,
        /** The six of clubs counts 21. */
        SIX_OF_CLUBS,
        /** The seven of spades and, above it, the seven of clubs count 7 each. */
        BLACK_SEVENS,
        /** The six of clubs counts 21, and puts its loser out at once (Gúrka, Icelandic). */
        SIX_OF_CLUBS_LOSES,
        /** The seven of clubs counts 15, and the seven of spades, above it, counts 16 (Víðivallagúrka). */
        BLACK_SEVENS_16,
        /** The black sevens are equal, and count 21 each. */
        BLACK_SEVENS_EQUAL;

        private static final int ABOVE_THE_ACE = 15;

        /** Returns the cards from the lowest to the highest; equal ones once for each. */
        public List<Card> cards() {
            return switch (this) {
                case NONE -> List.of();
                case SIX_OF_CLUBS, SIX_OF_CLUBS_LOSES -> List.of(Card.SIX_OF_CLUBS);
                case BLACK_SEVENS -> List.of(Card.SEVEN_OF_SPADES, Card.SEVEN_OF_CLUBS);
                case BLACK_SEVENS_16 -> List.of(Card.SEVEN_OF_CLUBS, Card.SEVEN_OF_SPADES);
                case BLACK_SEVENS_EQUAL -> List.of(Card.BLACK_SEVEN, Card.BLACK_SEVEN);
            };
        }

        private int points(Card card, int otherwise) {
            int place = cards().indexOf(card);
            return this == BLACK_SEVENS_16 && place >= 0 ? ABOVE_THE_ACE + place : otherwise;
        }
    }

    public enum JokerRank {
        /** A joker outranks Aces, and counts 15. */
        HIGHEST,
        /** A joker is a further Ace, and is entered as one (Kurko). */
        ACE,
        /** A joker outranks Aces, and counts 20, as it did before there was a choice. */
        HIGHEST_20;

        private static final int MORE = 5;
    }

    public enum AllEqual {
        /** Whoever pays for equal cards otherwise pays for these. */
        ALL_PAY,
        /** Nobody pays, and nobody has a tie bonus (Norwegian: rampo). */
        NOBODY
    }

    @Override
    public boolean hits(int score) {
        return limit != null && score >= hitAt(limit);
    }

    /** Returns whether players may buy back in, which costs the first of two lives. */
    public boolean hasBuyIn() {
        return reEntry == ReEntry.BUY_IN || reEntry == ReEntry.BUY_IN_ANY_TIME;
    }

    /** Returns whether a player with this score goes back to 0. */
    public boolean forgives(int score) {
        return exactLimit == ExactLimit.ZERO && limit != null && score == limit;
    }

    @Override
    public OptionalInt pointsToLimit(int score) {
        return limit == null ? OptionalInt.empty() : OptionalInt.of(Math.max(0, hitAt(limit) - score));
    }

    private int hitAt(int bound) {
        return switch (limitTest) {
            case REACH -> bound;
            case EXCEED -> bound + 1;
        };
    }

    @Override
    public int pack(int players) {
        return Stream.of(Card.values()).mapToInt(this::copies).sum();
    }

    /** The pickle is turned up from the cards not dealt. The first edition did not reserve a card for it. */
    @Override
    public int cardsToDeal(int players, Edition edition) {
        return pack(players) - (hasPickle() && edition != Edition.FIRST ? 1 : 0);
    }

    /**
     * Returns the number by which a player's penalty is multiplied: 1, 2 or 4.
     *
     * @param top the card that takes the trick
     */
    public int times(PlayerId payer, @Nullable Card top, Extras extras) {
        return switch (multiplier) {
            case NONE -> 1;
            case PER_PLAYER -> extras.multiplier(payer);
            case PICKLE -> top == extras.pickle() ? 2 : 1;
            case KONTRA -> extras.multipliers().containsValue(2) ? 2 * extras.multiplier(payer) : 1;
        };
    }

    /** Returns whether somebody may have doubled, and has to be named. */
    public boolean asksForMultipliers() {
        return multiplier == Multiplier.PER_PLAYER || multiplier == Multiplier.KONTRA;
    }

    /** Returns whether the pickle's rank is the highest of all. */
    public boolean pickleOutranksAces() {
        return pickleRank == PickleRank.HIGHEST;
    }

    /** Returns whether a card is turned up as the pickle, and has to be entered. */
    public boolean hasPickle() {
        return multiplier == Multiplier.PICKLE || pickleOutranksAces();
    }

    /** Returns whether the loser of a trick with this card is out at once. */
    public boolean putsOut(@Nullable Card card) {
        return card == Card.SIX_OF_CLUBS && suitedCards == SuitedCards.SIX_OF_CLUBS_LOSES;
    }

    /** Returns whether the score depends on the rank of the highest card. */
    public boolean asksForTheCard() {
        return penalty == Penalty.RANK
                || hasPickle()
                || suitedCards == SuitedCards.SIX_OF_CLUBS_LOSES
                || firstOfEqualPays(Card.ACE);
    }

    /** Returns whether the score may depend on who else had the highest card. */
    public boolean asksForEqualCards() {
        return asksForEqualCards(Card.ACE);
    }

    /** Returns whether the score depends on who else had this card, if it is the highest; {@code null}: it may be any. */
    boolean asksForEqualCards(@Nullable Card card) {
        return payers == Payers.ALL
                || tieBonus
                || allEqual == AllEqual.NOBODY
                || firstOfEqualPays(card == null ? Card.ACE : card);
    }

    /** Returns whether, of several players with this card, the first pays, and nobody else. */
    public boolean firstOfEqualPays(@Nullable Card card) {
        return card == Card.ACE && aceOnAce == AceOnAce.NOT && penalty != Penalty.ENTERED;
    }

    /** Returns the price of taking the last trick with this card, before any multiplier. */
    public int points(Card card) {
        int more = card == Card.JOKER && jokerRank == JokerRank.HIGHEST_20 ? JokerRank.MORE : 0;
        return values.getOrDefault(card, suitedCards.points(card, card.points(aceInLastTrick) + more));
    }

    /** Returns how many of a card there are. A card whose suit matters is not also one of its rank. */
    public int copies(Card card) {
        int suited = (int) suitedCards.cards().stream()
                .filter(top -> top == card || top.rank() == card)
                .count();
        boolean areAces = jokerRank == JokerRank.ACE;
        return packs
                * switch (card) {
                    case SIX_OF_CLUBS, SEVEN_OF_SPADES, SEVEN_OF_CLUBS, BLACK_SEVEN -> suited;
                    case JOKER -> areAces ? 0 : jokers;
                    case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING -> 4 - suited;
                    case ACE -> 4 + (areAces ? jokers : 0);
                };
    }

    /** Returns the most cards that can be equal. */
    public int mostEqualCards() {
        return copies(Card.ACE);
    }

    /** Returns whether a last trick can contain this card. */
    public boolean knows(Card card) {
        return copies(card) > 0;
    }

    /** Returns the card as which one of other rules was entered by these; {@code null} where it was not in the pack. */
    @Nullable
    Card noted(Card card) {
        if (knows(card)) {
            return card;
        }
        if (card == Card.JOKER) {
            return jokers > 0 ? Card.ACE : null;
        }
        return suitedCards.cards().stream()
                .filter(own -> own.rank() == card.rank())
                .findFirst()
                .orElse(card.rank());
    }
}
