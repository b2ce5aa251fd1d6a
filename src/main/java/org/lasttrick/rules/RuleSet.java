package org.lasttrick.rules;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A rule set has all rules of a game. A game freezes them in its first entry, so editing a preset never rescores an old game.
 *
 * @param handSize how many cards each player is dealt
 * @param dealer who deals the next hand, and who leads it
 * @param end when the game is over
 */
public record RuleSet(Scoring scoring, HandSize handSize, DealerRule dealer, End end) {

    /** Returns whether this score hits the limit or reaches the target, so that nobody can start with it. */
    public boolean stops(int score) {
        return scoring.hits(score) || (end instanceof End.Target(int target) && score >= target);
    }

    /** A dealer rule says who deals the next hand and who leads; players who are out are passed over. */
    public enum DealerRule {
        /** The deal moves clockwise, and the player to the dealer's left leads. */
        CLOCKWISE,
        /**
         * The {@linkplain ScoredHand#loser loser} of a hand deals the next; if out, the next player clockwise (Mätäpesä). Where nobody
         * lost, the same player deals again.
         */
        LOSER,
        /**
         * Whoever played the lowest card of the last trick, the first of equal ones, deals the next hand; if out, the next player clockwise.
         * The dealer leads (Norwegian, after Vidargas).
         */
        LOWEST,
        /** The deal moves clockwise, and the player to the dealer's right leads (Letzter). */
        CLOCKWISE_RIGHT_LEADS,
        /** The lead moves clockwise, and the player to the leader's right deals (Minibluff). */
        LEAD_CLOCKWISE
    }

    /** A hand size says how many cards each player is dealt in a hand. */
    public sealed interface HandSize {
        record Fixed(int each) implements HandSize {}

        enum Pattern implements HandSize {
            /** Hands have 7-6-5-4-3-2-1-2-…-7-6-… cards (Big Green Cucumber). */
            BOUNCE,
            /** Hands have 10, 9, … 1 cards, then 10 again (Gúrka, Icelandic). */
            DESCEND,
            /** Hands have as many cards as the dealer chooses. */
            DEALER
        }

        /**
         * The first hand has a number of cards, each later one as many as the card that lost the hand before counts, multipliers left
         * aside, but no more than the pack serves. Where nobody lost, each has as many as before (Twenty-Two, and Norwegian after Vidargas).
         *
         * @param most cards of a later hand; {@code null}: as many as the pack serves
         */
        record LosingCard(int first, @Nullable Integer most) implements HandSize {
            public static final LosingCard USUAL = new LosingCard(7, null);
        }

        /**
         * Returns how many cards each player is dealt in hand {@code number} (1, 2, …), struck-out hands not counted; empty where
         * the dealer chooses. Where the losing card decides, returns those of the first hand.
         */
        default OptionalInt cards(int number) {
            return switch (this) {
                case Fixed(int each) -> OptionalInt.of(each);
                case Pattern.BOUNCE -> OptionalInt.of(1 + Math.abs((number - 1) % 12 - 6));
                case Pattern.DESCEND -> OptionalInt.of(10 - (number - 1) % 10);
                case Pattern.DEALER -> OptionalInt.empty();
                case LosingCard(int first, var most) -> OptionalInt.of(first);
            };
        }

        /**
         * Returns the most cards that the pack has to serve to each; 1 where the dealer chooses. Where the losing card decides, only the
         * first hand has to be served.
         */
        default int largest() {
            return switch (this) {
                case Fixed(int each) -> each;
                case LosingCard(int first, var most) -> first;
                case Pattern.BOUNCE -> 7;
                case Pattern.DESCEND -> 10;
                case Pattern.DEALER -> 1;
            };
        }
    }

    /** An end is the rule of when the game is over. Every game is also over once fewer than two players are left. */
    public sealed interface End {
        enum Simple implements End {
            LAST_ONE,
            /** The game is over as soon as two players are left; the better of them wins (Parlett). */
            LAST_TWO,
            /** The game is over as soon as one player is hit (and has no life left, where there are lives). */
            FIRST_OUT,
            /** The game is over as soon as one player at most has a score that the limit does not hit; nobody goes out (Kurko). */
            ALL_BUT_ONE,
            /** The game is over when the players close it. */
            OPEN
        }

        record Hands(int number) implements End {}

        /** The game is over as soon as one player has this score. */
        record Target(int score) implements End {}

        /** The kind of an end is the end without its number. */
        enum Kind {
            LAST_ONE,
            LAST_TWO,
            FIRST_OUT,
            ALL_BUT_ONE,
            HANDS,
            TARGET,
            OPEN;

            /** @param number of hands, or of points; of no meaning for other ends */
            public End with(int number) {
                return switch (this) {
                    case LAST_ONE -> Simple.LAST_ONE;
                    case LAST_TWO -> Simple.LAST_TWO;
                    case FIRST_OUT -> Simple.FIRST_OUT;
                    case ALL_BUT_ONE -> Simple.ALL_BUT_ONE;
                    case HANDS -> new Hands(number);
                    case TARGET -> new Target(number);
                    case OPEN -> Simple.OPEN;
                };
            }
        }

        default Kind kind() {
            return switch (this) {
                case Simple.LAST_ONE -> Kind.LAST_ONE;
                case Simple.LAST_TWO -> Kind.LAST_TWO;
                case Simple.FIRST_OUT -> Kind.FIRST_OUT;
                case Simple.ALL_BUT_ONE -> Kind.ALL_BUT_ONE;
                case Hands _ -> Kind.HANDS;
                case Target _ -> Kind.TARGET;
                case Simple.OPEN -> Kind.OPEN;
            };
        }

        /** Returns whether the game goes on until somebody is out. */
        default boolean isByElimination() {
            return this instanceof Simple && this != Simple.OPEN && this != Simple.ALL_BUT_ONE;
        }

        /** Returns the fewest players with whom the game is not over at its start. */
        default int leastPlayers() {
            return this == Simple.LAST_TWO ? 3 : 2;
        }

        /** Returns the number of hands or points; 0 for an end without a number. */
        default int numberOrNone() {
            return switch (this) {
                case Hands(int number) -> number;
                case Target(int score) -> score;
                case Simple _ -> 0;
            };
        }
    }
}
