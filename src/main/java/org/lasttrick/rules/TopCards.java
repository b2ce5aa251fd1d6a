package org.lasttrick.rules;

import java.util.Comparator;
import java.util.List;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;

/**
 * The highest card of a last trick and who played it. Both forms of entry come down to this, which is why they score
 * alike.
 *
 * @param players in order of play
 */
public record TopCards(Card card, List<PlayerId> players) {

    static TopCards of(RuleSet rules, HandResult result) {
        return switch (result) {
            case HighCard(Card card, List<PlayerId> players, var extras) -> new TopCards(card, players);
            case LastTrick(List<Play> plays, HandResult.Extras extras) -> {
                Card top = plays.stream()
                        .map(Play::card)
                        .max(Comparator.comparingInt(card -> strength(card, rules, extras)))
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

    private static int strength(Card card, RuleSet rules, HandResult.Extras extras) {
        boolean outranksAces = card == extras.pickle() || card == Card.SIX_OF_CLUBS;
        return outranksAces ? 100 : card.points(rules);
    }

    /** Who pays. */
    public List<PlayerId> payers(RuleSet rules) {
        return switch (rules.payers()) {
            case ALL -> players;
            case LAST -> List.of(loser());
        };
    }

    /** Who played the last of the highest cards. */
    PlayerId loser() {
        return players.getLast();
    }

    /** Everyone with the highest card but the loser. */
    List<PlayerId> earlier() {
        return players.subList(0, players.size() - 1);
    }
}
