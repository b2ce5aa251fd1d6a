package org.lasttrick.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.Payers;
import org.lasttrick.rules.ScoredHand;

/**
 * What is chosen on the pad.
 *
 * @param players with the highest card, in order of play as far as it is known
 * @param ordered whether the whole order of play is known
 * @param lastKnown whether it is known who of them played last
 * @param card {@code null}: none yet
 */
record Selection(
        List<PlayerId> players,
        boolean ordered,
        boolean lastKnown,
        @Nullable Card card) {
    static final Selection NONE = new Selection(List.of(), true, true, null);

    Selection {
        players = List.copyOf(players);
    }

    /**
     * @param order the players in the order in which they were tapped, as the page's script has noted it; empty without
     *     script
     * @param last who was said to have played last
     */
    static Selection of(List<String> ticked, @Nullable String order, @Nullable String last, @Nullable String card) {
        List<PlayerId> chosen = ticked.stream()
                .map(PlayerId::written)
                .flatMap(Optional::stream)
                .distinct()
                .sorted()
                .toList();
        List<PlayerId> players = new ArrayList<>(Arrays.stream((order == null ? "" : order).split(","))
                .map(PlayerId::written)
                .flatMap(Optional::stream)
                .filter(chosen::contains)
                .distinct()
                .toList());
        boolean ordered = players.size() == chosen.size() || chosen.size() < 2;
        chosen.stream().filter(player -> !players.contains(player)).forEach(players::add);
        Optional<PlayerId> saidLast =
                Optional.ofNullable(last).flatMap(PlayerId::written).filter(chosen::contains);
        saidLast.ifPresent(player -> {
            players.remove(player);
            players.add(player);
        });
        return new Selection(
                players,
                ordered,
                ordered || saidLast.isPresent(),
                Card.written(card == null ? "" : card).orElse(null));
    }

    /** What the pad shows of a recorded hand. */
    static Selection of(ScoredHand hand) {
        return new Selection(hand.top().players(), true, true, hand.top().card());
    }

    /**
     * The hand, once all that the rules ask for is chosen.
     *
     * @param recorded the hand that is corrected; {@code null} for a new one. What the pad does not ask for is kept of it,
     *     and all of it when nothing else is chosen.
     */
    Optional<HandResult> hand(RuleSet rules, @Nullable ScoredHand recorded) {
        boolean orderMatters = rules.payers() == Payers.LAST;
        return players.isEmpty() || card == null || (orderMatters && !lastKnown)
                ? Optional.empty()
                : Optional.of(hand(card, recorded));
    }

    private HandResult hand(Card top, @Nullable ScoredHand recorded) {
        if (recorded == null) {
            return new HighCard(top, players, Extras.NONE);
        }
        boolean same = recorded.top().card() == top && recorded.top().players().equals(players);
        return same
                ? recorded.result()
                : new HighCard(top, players, recorded.result().extras());
    }
}
