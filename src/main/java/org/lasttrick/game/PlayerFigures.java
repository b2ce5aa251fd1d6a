package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TopCards;

/**
 * Figures say what a player did in a game that is over, each hand as it was corrected. Where others played as the same player, each
 * has the figures of their own hands, and one of them has the place, the total and the win.
 *
 * @param place 1 for the first; equal players share one; {@code null} where somebody else has it
 * @param opponents all others who have played; 0 without a place
 * @param total {@code null} where the highest wins, and in a game that was ended early
 * @param wins 1 for a winner, otherwise 0
 * @param penalties how often the player paid, stakes included
 * @param points the sum paid, multipliers included
 * @param bonuses how often a tie gave the player a bonus, even one of 0 points
 * @param returns how often the player re-entered
 * @param hands in which the player was in
 * @param unpaid the most of these in a row without paying
 * @param unpaidFrom the number of the first of them; 0 if there are none
 * @param cards what each highest card cost the player, where the table noted it
 */
public record PlayerFigures(
        @Nullable Integer place,
        int opponents,
        @Nullable Integer total,
        int wins,
        int cucumbers,
        int penalties,
        long points,
        int bonuses,
        int returns,
        int hands,
        int unpaid,
        int unpaidFrom,
        List<CardCost> cards) {
    public PlayerFigures {
        cards = List.copyOf(cards);
    }

    /** @param hand the number of the first one in which it cost most */
    public record CardCost(String card, int times, long points, int hand) {}

    /**
     * Returns a player's figures; empty for one who has never played, or isn't on the sheet, since a correction has ended the
     * game before they joined.
     *
     * @param isOwn whether it was they who played the hand of a number
     */
    static Optional<PlayerFigures> of(Scoresheet sheet, PlayerId player, IntPredicate isOwn) {
        return sheet.standings()
                .find(player)
                .flatMap(standing -> sheet.place(player)
                        .map(place -> new Count(sheet, player, isOwn)
                                .figures(
                                        place,
                                        sheet.status() == Status.FINISHED
                                                        && !(sheet.rules().scoring() instanceof StakesScoring)
                                                ? Integer.valueOf(standing.score())
                                                : null,
                                        standing.cucumbers() - new Count(sheet, player, isOwn.negate()).cucumbers)));
    }

    /**
     * Returns the figures of whoever played as a player in these hands, and doesn't have the place; empty for one who was in none
     * of them.
     */
    static Optional<PlayerFigures> ofSubstituted(Scoresheet sheet, PlayerId player, IntPredicate isOwn) {
        Count count = new Count(sheet, player, isOwn);
        return count.played.isEmpty() ? Optional.empty() : Optional.of(count.figures(null, null, count.cucumbers));
    }

    /** Counts hand by hand. */
    private static final class Count {
        private final Scoresheet sheet;
        private final PlayerId player;
        private final List<ScoredHand> played = new ArrayList<>();
        private final Map<Card, List<Payment>> byCard = new LinkedHashMap<>();
        private int penalties;
        private long points;
        private int bonuses;
        private int returns;
        private int cucumbers;
        private int run;
        private int unpaid;
        private int unpaidFrom;

        private record Payment(int points, int hand) {}

        private Count(Scoresheet sheet, PlayerId player, IntPredicate isOwn) {
            this.sheet = sheet;
            this.player = player;
            sheet.hands().stream()
                    .filter(hand -> isOwn.test(hand.deal().number()))
                    .forEach(hand -> hand.outcome(player)
                            .filter(outcome -> outcome.before().isActive())
                            .ifPresent(outcome -> add(hand, outcome)));
        }

        private void add(ScoredHand hand, PlayerOutcome outcome) {
            played.add(hand);
            bonuses += outcome.hasBonus() ? 1 : 0;
            returns += outcome.reEnters() ? 1 : 0;
            cucumbers += outcome.after().cucumbers() - outcome.before().cucumbers();
            outcome.paid().ifPresentOrElse(paid -> pay(hand, paid), this::goUnpaid);
        }

        private void pay(ScoredHand hand, int paid) {
            run = 0;
            penalties++;
            points += paid;
            if (sheet.rules().scoring() instanceof CardScoring rules && hand.result() instanceof CardHand result) {
                Card card = TopCards.of(rules, result).card();
                if (card != null) {
                    byCard.computeIfAbsent(card, _ -> new ArrayList<>())
                            .add(new Payment(paid, hand.deal().number()));
                }
            }
        }

        private void goUnpaid() {
            run++;
            if (run > unpaid) {
                unpaid = run;
                unpaidFrom = played.get(played.size() - run).deal().number();
            }
        }

        private PlayerFigures figures(@Nullable Integer place, @Nullable Integer total, int ofPlayer) {
            return new PlayerFigures(
                    place,
                    place == null ? 0 : opponents(),
                    total,
                    place != null && sheet.winners().contains(player) ? 1 : 0,
                    ofPlayer,
                    penalties,
                    points,
                    bonuses,
                    returns,
                    played.size(),
                    unpaid,
                    unpaidFrom,
                    byCard.entrySet().stream()
                            .map(entry -> cost(entry.getKey(), entry.getValue()))
                            .toList());
        }

        private int opponents() {
            return (int) sheet.standings().inSeatOrder().stream()
                            .filter(each -> sheet.hasPlayed(each.player()))
                            .count()
                    - 1;
        }

        private static CardCost cost(Card card, Collection<Payment> payments) {
            Payment most = payments.stream()
                    .reduce((first, next) -> next.points() > first.points() ? next : first)
                    .orElseThrow();
            return new CardCost(
                    card.notation(),
                    payments.size(),
                    payments.stream().mapToLong(Payment::points).sum(),
                    most.hand());
        }
    }
}
