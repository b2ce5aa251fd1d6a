package org.lasttrick.rules;

import java.util.OptionalInt;
import org.lasttrick.rules.HandResult.CardHand;

/**
 * A hand to be played, or one that was.
 *
 * @param number 1 for the first, struck-out hands not counted
 * @param leader who leads to the first trick
 * @param handSize cards each; empty until the dealer has chosen
 */
public record Deal(int number, PlayerId dealer, PlayerId leader, OptionalInt handSize) {

    /** @param dealer the first dealer; if that player has left, the next one clockwise deals */
    static Deal first(RuleSet rules, Standings standings, PlayerId dealer) {
        return of(rules, standings, 1, activeFrom(dealer, standings));
    }

    /** @param standings the current ones, roster changes since that hand included */
    static Deal after(ScoredHand hand, RuleSet rules, Standings standings) {
        PlayerId dealer = switch (rules.dealer()) {
            case CLOCKWISE, CLOCKWISE_RIGHT_LEADS ->
                standings.activeAfter(hand.deal().dealer());
            case LOSER -> activeFrom(hand.loser().orElse(hand.deal().dealer()), standings);
            case LEAD_CLOCKWISE ->
                standings.activeBefore(standings.activeAfter(hand.deal().leader()));
        };
        return of(rules, standings, hand.deal().number() + 1, dealer);
    }

    private static PlayerId activeFrom(PlayerId player, Standings standings) {
        return standings.isActive(player) ? player : standings.activeAfter(player);
    }

    private static Deal of(RuleSet rules, Standings standings, int number, PlayerId dealer) {
        PlayerId leader = switch (rules.dealer()) {
            case CLOCKWISE, LOSER, LEAD_CLOCKWISE -> standings.activeAfter(dealer);
            case CLOCKWISE_RIGHT_LEADS -> standings.activeBefore(dealer);
        };
        return new Deal(number, dealer, leader, rules.handSize().cards(number));
    }

    /** This deal with the hand size that the dealer chose. */
    Deal played(HandResult result) {
        return result instanceof CardHand cards && cards.extras().handSize() != null
                ? new Deal(number, dealer, leader, OptionalInt.of(cards.extras().handSize()))
                : this;
    }
}
