package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * The figures of what a player did in a game that is over, each hand as it was corrected.
 *
 * @param place 1 for the first; equal players share one
 * @param opponents all others who have played
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
        int place,
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
     */
    static Optional<PlayerFigures> of(Scoresheet sheet, PlayerId player) {
        return sheet.standings()
                .find(player)
                .flatMap(standing -> sheet.place(player)
                        .map(place -> new Count(sheet, player)
                                .figures(
                                        place,
                                        sheet.status() == Status.FINISHED
                                                        && !(sheet.rules().scoring() instanceof StakesScoring)
                                                ? Integer.valueOf(standing.score())
                                                : null,
                                        standing.cucumbers())));
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
        private int run;
        private int unpaid;
        private int unpaidFrom;

        private record Payment(int points, int hand) {}

        private Count(Scoresheet sheet, PlayerId player) {
            this.sheet = sheet;
            this.player = player;
            sheet.hands()
                    .forEach(hand -> hand.outcome(player)
                            .filter(outcome -> outcome.before().isActive())
                            .ifPresent(outcome -> add(hand, outcome)));
        }

        private void add(ScoredHand hand, PlayerOutcome outcome) {
            played.add(hand);
            bonuses += outcome.hasBonus() ? 1 : 0;
            returns += outcome.reEnters() ? 1 : 0;
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

        private PlayerFigures figures(int place, @Nullable Integer total, int cucumbers) {
            return new PlayerFigures(
                    place,
                    (int) sheet.standings().inSeatOrder().stream()
                                    .filter(each -> sheet.hasPlayed(each.player()))
                                    .count()
                            - 1,
                    total,
                    sheet.winners().contains(player) ? 1 : 0,
                    cucumbers,
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
