package org.lasttrick.rules;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Everything that decides what a hand does to the score. A game freezes its rules in its first entry, so that editing a
 * preset never rescores an old game.
 *
 * @param limit the score that costs a life, 1–999; {@code null}: none does
 * @param limitTest whether that score must be reached or exceeded
 * @param lives how often a player may be hit, 1–9; 0: being hit costs nothing but may end the game (Kurkku)
 * @param reEntry where a player with a life left starts again
 * @param payers who of those with the highest card pays
 * @param tieBonus whether the others with the highest card subtract what the loser paid
 * @param aceInLastTrick whether an Ace is the highest or the lowest card of the last trick
 * @param penalty what a payer pays, before multipliers
 * @param multiplier what a penalty may be multiplied by
 * @param sixOfClubs whether the six of clubs outranks Aces, counts 21 and puts its loser out at once
 * @param handSize how many cards each player is dealt
 * @param dealer who deals the next hand
 * @param end when the game is over
 * @param allOut who wins when all remaining players go out in one hand
 */
public record RuleSet(
        @Nullable Integer limit,
        LimitTest limitTest,
        int lives,
        ReEntry reEntry,
        Payers payers,
        boolean tieBonus,
        AceInLastTrick aceInLastTrick,
        Penalty penalty,
        Multiplier multiplier,
        boolean sixOfClubs,
        HandSize handSize,
        DealerRule dealer,
        End end,
        AllOut allOut) {

    public enum LimitTest {
        REACH,
        EXCEED
    }

    public enum ReEntry {
        /** With the highest score among the other active players who were not hit in the same hand. */
        HIGHEST_OTHER,
        ZERO
    }

    public enum Payers {
        /** Whoever played the last of the highest cards. */
        LAST,
        ALL
    }

    public enum AceInLastTrick {
        HIGH,
        LOW
    }

    public enum Penalty {
        RANK,
        ONE,
        /** One point for each card in the trick, that is, for each active player. */
        CARDS_IN_TRICK
    }

    public enum Multiplier {
        NONE,
        /** Each player may have doubled or been redoubled: ×1, ×2 or ×4 (Rassi). */
        PER_PLAYER,
        /** ×2 when the trick is won with the pickle's rank, which then outranks Aces. */
        PICKLE
    }

    public enum DealerRule {
        CLOCKWISE,
        /** The hand's loser; the next active player clockwise when the loser is out (Mätäpesä). */
        LOSER
    }

    public enum AllOut {
        LOWEST_TOTAL,
        SHARED,
        NOBODY
    }

    /** How many cards each player is dealt in a hand. */
    public sealed interface HandSize {
        /** Cards each in hand {@code number} (1, 2, …), struck-out hands not counted; empty where the dealer chooses. */
        OptionalInt cards(int number);

        record Fixed(int each) implements HandSize {
            @Override
            public OptionalInt cards(int number) {
                return OptionalInt.of(each);
            }
        }

        /** 7-6-5-4-3-2-1-2-…-7-6-… (Big Green Cucumber). */
        record Bounce() implements HandSize {
            @Override
            public OptionalInt cards(int number) {
                return OptionalInt.of(1 + Math.abs((number - 1) % 12 - 6));
            }
        }

        /** 10, 9, … 1, then 10 again (Gúrka, Icelandic). */
        record Descend() implements HandSize {
            @Override
            public OptionalInt cards(int number) {
                return OptionalInt.of(10 - (number - 1) % 10);
            }
        }

        record DealerChooses() implements HandSize {
            @Override
            public OptionalInt cards(int number) {
                return OptionalInt.empty();
            }
        }

        /** The most cards that this pattern ever deals each; 1 where the dealer chooses. */
        default int largest() {
            return switch (this) {
                case Fixed(int each) -> each;
                case Bounce() -> 7;
                case Descend() -> 10;
                case DealerChooses() -> 1;
            };
        }
    }

    /** When the game is over. With any of them it is over, too, once fewer than two players are left. */
    public sealed interface End {
        record LastOne() implements End {}

        /** As soon as one player is hit (and has no life left, where there are lives). */
        record FirstOut() implements End {}

        record Hands(int number) implements End {}

        /** As soon as one player has this score. */
        record Target(int score) implements End {}

        /** When the players close it. */
        record Open() implements End {}
    }

    /** Whether a score costs its owner a life. */
    public boolean hits(int score) {
        if (limit == null) {
            return false;
        }
        return switch (limitTest) {
            case REACH -> score >= limit;
            case EXCEED -> score > limit;
        };
    }

    /** How many points more would hit a score; 0 without a limit, and for a score that is hit already. */
    public int pointsToLimit(int score) {
        if (limit == null) {
            return 0;
        }
        int hitAt = switch (limitTest) {
            case REACH -> limit;
            case EXCEED -> limit + 1;
        };
        return Math.max(0, hitAt - score);
    }
}
