package org.lasttrick.rules;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.AllEqual;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;

/**
 * The top cards are the highest card of a last trick and who played it. Both forms of entry are reduced to this, so they score
 * alike. Where the table enters who pays, the players are the payers.
 *
 * @param card {@code null} if the table did not note it, because the score does not depend on it
 * @param players in order of play; of two partners, each card's
 */
public record TopCards(@Nullable Card card, List<PlayerId> players) {

    public static TopCards of(CardScoring rules, CardHand result) {
        return switch (result) {
            case HighCard(Card card, List<PlayerId> players, var extras) -> new TopCards(card, players);
            case Entered entered ->
                new TopCards(null, List.copyOf(entered.points().keySet()));
            case LastTrick(List<Play> plays, HandResult.Extras extras) -> {
                Card top = plays.stream()
                        .map(Play::card)
                        .max(byStrength(rules, extras.pickle()))
                        .orElseThrow();
                yield new TopCards(
                        top,
                        plays.stream()
                                .filter(play -> play.card() == top)
                                .map(Play::player)
                                .toList());
            }
        };
    }

    /** Orders cards from the lowest to the highest in the last trick. */
    static Comparator<Card> byStrength(CardScoring rules, @Nullable Card pickle) {
        return Comparator.<Card, Boolean>comparing(card -> rules.pickleOutranksAces() && card == pickle)
                .thenComparing(card -> card != Card.ACE || rules.aceInLastTrick() == AceInLastTrick.HIGH)
                .thenComparingInt(card -> rules.suitedCards().cards().indexOf(card))
                .thenComparing(Comparator.naturalOrder());
    }

    /**
     * Returns whether a hand that was entered under some rules says which cards are the highest by others, and who had them. The
     * short form doesn't where a lower card may be above the entered one, or nobody was asked for equal cards; nor does a trick
     * with a card that may have been another one by the other rules: one whose suit matters there, or an Ace that was a joker.
     *
     * @param cards how many were in the trick
     */
    public static boolean areKnown(CardHand hand, int cards, CardScoring entered, CardScoring other) {
        return switch (hand) {
            case Entered _ -> true;
            case LastTrick(List<Play> plays, HandResult.Extras extras) ->
                Stream.of(Card.values())
                        .filter(card -> other.knows(card) && !entered.knows(card))
                        .allMatch(special -> doesntMatter(special, of(other, hand), entered, other)
                                || plays.stream().map(Play::card).noneMatch(card -> card == entered.noted(special)));
            case HighCard(Card top, List<PlayerId> players, HandResult.Extras extras) ->
                (players.size() > 1 || entered.asksForEqualCards() || !other.asksForEqualCards(top))
                        && Stream.of(Card.values())
                                .filter(card -> top == null ? entered.knows(card) : card == top)
                                .allMatch(card ->
                                        isHighest(new TopCards(card, players), cards, extras.pickle(), entered, other));
        };
    }

    /** Returns whether a card of the trick that may have been this one costs the same player as much in any case. */
    private static boolean doesntMatter(Card special, TopCards top, CardScoring entered, CardScoring other) {
        return entered.knows(special)
                || (!other.putsOut(special)
                        && entered.noted(special) == top.card()
                        && top.players().size() == 1
                        && other.points(special) == other.points(top.rank()));
    }

    /**
     * Returns whether the highest cards by some rules must be so by others: where all cards are these, no lower one is there.
     */
    private static boolean isHighest(
            TopCards top, int cards, @Nullable Card pickle, CardScoring entered, CardScoring other) {
        return Stream.of(Card.values())
                .filter(card -> other.knows(card) && byStrength(other, pickle).compare(card, top.rank()) > 0)
                .filter(card -> top.players().size() < cards || entered.noted(card) == top.card())
                .filter(card -> entered.knows(card)
                        || !(entered.asksForEqualCards() && doesntMatter(card, top, entered, other)))
                .map(entered::noted)
                .noneMatch(card -> card != null && byStrength(entered, pickle).compare(card, top.rank()) <= 0);
    }

    /** @throws NullPointerException if the table did not note the card */
    Card rank() {
        return Objects.requireNonNull(card);
    }

    /**
     * Returns who pays: nobody, perhaps, if all cards of the trick are these.
     *
     * @param cards how many were in the trick
     */
    public List<PlayerId> payers(CardScoring rules, int cards) {
        if (rules.penalty() == CardScoring.Penalty.ENTERED) {
            return players;
        }
        if (rules.allEqual() == AllEqual.NOBODY && players.size() == cards) {
            return List.of();
        }
        if (rules.firstOfEqualPays(card)) {
            return List.of(players.getFirst());
        }
        return switch (rules.payers()) {
            case ALL -> distinct(rules);
            case LAST -> List.of(players.getLast());
        };
    }

    /** Returns each of the players once, in the order of their last ones of these cards, or of their first where the first pays. */
    public List<PlayerId> distinct(CardScoring rules) {
        return rules.firstOfEqualPays(card)
                ? List.copyOf(new LinkedHashSet<>(players))
                : List.copyOf(new LinkedHashSet<>(players.reversed())).reversed();
    }
}
