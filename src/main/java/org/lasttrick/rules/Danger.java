package org.lasttrick.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;

/**
 * A danger is what it costs a player to take the next last trick alone.
 *
 * @param card the lowest with which it does; {@code null}: any
 * @param highest whether no other card does
 */
public record Danger(PlayerId player, @Nullable Card card, boolean highest, Fate fate) {

    /** The fates are in order, the mildest first. */
    public enum Fate {
        CUCUMBER,
        /** The score ends the game, where no lives are lost (Kurkku). */
        END,
        OUT
    }

    /**
     * Returns what the next last trick may cost players, by the card, and then the worst fate first. The list is empty when the game is
     * over, without a limit, where points are entered, and where a multiplier, a pickle, a house value or the black sevens may make
     * a lower card cost more. A card that puts anybody out is left aside.
     */
    public static List<Danger> of(Scoresheet sheet) {
        if (sheet.isOver()
                || !(sheet.rules().scoring() instanceof CardScoring rules)
                || rules.penalty() == CardScoring.Penalty.ENTERED
                || rules.multiplier() != CardScoring.Multiplier.NONE
                || rules.hasPickle()) {
            return List.of();
        }
        List<Card> cards = Stream.of(Card.values())
                .filter(card -> rules.knows(card) && !rules.putsOut(card))
                .sorted(TopCards.byStrength(rules, null))
                .toList();
        List<Integer> points = cards.stream().map(rules::points).toList();
        if (rules.penalty() == CardScoring.Penalty.RANK
                && !points.equals(points.stream().sorted().toList())) {
            return List.of();
        }
        Comparator<Danger> byCard =
                Comparator.comparingInt(danger -> danger.card == null ? -1 : cards.indexOf(danger.card));
        return sheet.activePlayers().stream()
                .flatMap(player -> of(player, sheet, cards).stream())
                .sorted(byCard.thenComparing(Danger::fate, Comparator.reverseOrder()))
                .toList();
    }

    private static Optional<Danger> of(PlayerId player, Scoresheet sheet, List<Card> cards) {
        for (Card card : cards) {
            Optional<Fate> fate = fate(
                    player, sheet.score(new HighCard(card, List.of(player), Extras.NONE).buyingIn(List.of(player))));
            if (fate.isPresent()) {
                boolean isAny = card == cards.getFirst();
                return Optional.of(new Danger(player, isAny ? null : card, card == cards.getLast(), fate.get()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Fate> fate(PlayerId player, Scoresheet after) {
        PlayerOutcome outcome = after.hands().getLast().outcome(player).orElseThrow();
        if (outcome.goesOut()) {
            return Optional.of(Fate.OUT);
        }
        if (outcome.takesCucumber()) {
            return Optional.of(Fate.CUCUMBER);
        }
        boolean hit = after.rules().scoring().hits(outcome.after().score());
        return hit && after.isOver() ? Optional.of(Fate.END) : Optional.empty();
    }
}
