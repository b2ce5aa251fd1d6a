package org.lasttrick.rules;

import java.util.Comparator;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Whoever has the highest card of the last trick pays, as in Agurk and most of the family.
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
 * @param pickleRank whether a card is turned up as the pickle to outrank Aces
 * @param sixOfClubs whether the six of clubs outranks Aces, counts 21 and puts its loser out at once
 * @param allOut who wins when all remaining players go out in one hand
 */
public record CardScoring(
        @Nullable Integer limit,
        LimitTest limitTest,
        int lives,
        ReEntry reEntry,
        Payers payers,
        boolean tieBonus,
        AceInLastTrick aceInLastTrick,
        Penalty penalty,
        Multiplier multiplier,
        PickleRank pickleRank,
        boolean sixOfClubs,
        AllOut allOut)
        implements Scoring {

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
        /** One point for each card in the trick. */
        CARDS_IN_TRICK
    }

    public enum Multiplier {
        NONE,
        /** Each player may have doubled or been redoubled: ×1, ×2 or ×4 (Rassi). */
        PER_PLAYER,
        /** ×2 when the trick is won with the pickle's rank. */
        PICKLE
    }

    public enum PickleRank {
        PLAIN,
        HIGHEST
    }

    private static final int PACK = 52;

    /** With a pickle that outranks Aces where it doubles the penalty, as the game Pickle has it. */
    public CardScoring(
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
            AllOut allOut) {
        this(
                limit,
                limitTest,
                lives,
                reEntry,
                payers,
                tieBonus,
                aceInLastTrick,
                penalty,
                multiplier,
                multiplier == Multiplier.PICKLE ? PickleRank.HIGHEST : PickleRank.PLAIN,
                sixOfClubs,
                allOut);
    }

    @Override
    public int startingScore() {
        return 0;
    }

    @Override
    public boolean hits(int score) {
        return limit != null && score >= hitAt(limit);
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
        return PACK;
    }

    /** The pickle is turned up from what is left; the first edition did not ask for it. */
    @Override
    public int cardsToDeal(int players, Edition edition) {
        return pack(players) - (hasPickle() && edition != Edition.FIRST ? 1 : 0);
    }

    @Override
    public Comparator<Standing> byScore() {
        return Comparator.comparingInt(Standing::score);
    }

    /** Whether the pickle's rank is the highest of all. */
    public boolean pickleOutranksAces() {
        return pickleRank == PickleRank.HIGHEST;
    }

    /** Whether a card is turned up as the pickle, and has to be entered. */
    public boolean hasPickle() {
        return multiplier == Multiplier.PICKLE || pickleOutranksAces();
    }

    /** Whether the score depends on which card was the highest: not where each mark is one. */
    public boolean asksForTheCard() {
        return penalty == Penalty.RANK || hasPickle() || sixOfClubs;
    }

    /** Whether the score depends on who else had the highest card. */
    public boolean asksForEqualCards() {
        return payers == Payers.ALL || tieBonus;
    }

    /** How many of a card the pack holds: one six less where the six of clubs is a card of its own. */
    public int copies(Card card) {
        return card == Card.SIX && sixOfClubs ? card.copies() - 1 : card.copies();
    }

    /** Whether this may be a card of the last trick. */
    public boolean knows(Card card) {
        return card != Card.SIX_OF_CLUBS || sixOfClubs;
    }
}
