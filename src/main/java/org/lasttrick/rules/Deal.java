package org.lasttrick.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.RuleSet.HandSize;

/**
 * A deal is a hand to be played, or one that was.
 *
 * @param number 1 for the first, struck-out hands not counted
 * @param dealer of two partners, the one who deals
 * @param leader who leads to the first trick
 * @param handSize cards each; empty until the dealer has chosen
 */
public record Deal(int number, Person dealer, Person leader, OptionalInt handSize) {

    /**
     * @param dealer the first dealer; if that player has left, the next one clockwise deals
     * @param most cards that can be dealt to each
     */
    static Deal first(RuleSet rules, Standings standings, PlayerId dealer, int most) {
        Deal deal = of(rules, standings, 1, activeFrom(Person.firstOf(dealer), standings));
        return rules.handSize() instanceof HandSize.LosingCard(int first, var _)
                ? deal.withSize(Math.min(first, most))
                : deal;
    }

    /**
     * @param standings the current ones, roster changes since that hand included
     * @param most cards that can be dealt to each
     */
    static Deal after(ScoredHand hand, RuleSet rules, Standings standings, int most) {
        Person dealer = switch (rules.dealer()) {
            case CLOCKWISE, CLOCKWISE_RIGHT_LEADS ->
                standings.activeAfter(hand.deal().dealer());
            case LOSER ->
                activeFrom(hand.loser().map(Person::firstOf).orElse(hand.deal().dealer()), standings);
            case LOWEST ->
                lowest(hand, rules)
                        .map(lowest -> activeFrom(lowest, standings))
                        .orElseGet(() -> standings.activeAfter(hand.deal().dealer()));
            case LEAD_CLOCKWISE ->
                standings.activeBefore(standings.activeAfter(hand.deal().leader()));
        };
        Deal deal = of(rules, standings, hand.deal().number() + 1, dealer);
        return rules.handSize() instanceof HandSize.LosingCard(int first, Integer limit)
                ? deal.withSize(Math.clamp(losingCard(hand, rules), 1, limit == null ? most : Math.min(limit, most)))
                : deal;
    }

    /** Returns who played the lowest card; empty where only the highest is known, as may be in a game that is played by other rules. */
    private static Optional<Person> lowest(ScoredHand hand, RuleSet rules) {
        if (!(rules.scoring() instanceof CardScoring cards && hand.result() instanceof LastTrick trick)) {
            return Optional.empty();
        }
        List<Person> people = trick.people(hand.before().activePeople());
        Comparator<Card> byStrength = TopCards.byStrength(cards, trick.extras().pickle());
        return IntStream.range(0, people.size())
                .boxed()
                .min(Comparator.comparing(place -> trick.plays().get(place).card(), byStrength))
                .map(people::get);
    }

    private static int losingCard(ScoredHand hand, RuleSet rules) {
        CardScoring cards = CardScoring.class.cast(rules.scoring());
        return hand.loser().isPresent()
                ? cards.points(
                        TopCards.of(cards, CardHand.class.cast(hand.result())).rank())
                : hand.deal().handSize().orElseThrow();
    }

    private Deal withSize(int each) {
        return new Deal(number, dealer, leader, OptionalInt.of(each));
    }

    private static Person activeFrom(Person person, Standings standings) {
        return standings.isActive(person.player()) ? person : standings.activeAfter(person);
    }

    private static Deal of(RuleSet rules, Standings standings, int number, Person dealer) {
        return new Deal(
                number,
                dealer,
                leader(rules, standings, dealer),
                rules.handSize().cards(number));
    }

    private static Person leader(RuleSet rules, Standings standings, Person dealer) {
        return switch (rules.dealer()) {
            case CLOCKWISE, LOSER, LEAD_CLOCKWISE -> standings.activeAfter(dealer);
            case CLOCKWISE_RIGHT_LEADS -> standings.activeBefore(dealer);
            case LOWEST -> dealer;
        };
    }

    /**
     * Returns this deal, of as many cards, by a player whose turn it was not: of two partners, by the one whose turn comes first.
     */
    Deal dealtBy(PlayerId player, RuleSet rules, Standings standings) {
        Person deals = dealer;
        while (standings.isActive(player) && !deals.player().equals(player)) {
            deals = standings.activeAfter(deals);
        }
        return new Deal(number, deals, leader(rules, standings, deals), handSize);
    }

    /** Returns this deal with the hand size that the dealer chose. */
    Deal played(HandResult result) {
        return result instanceof CardHand cards && cards.extras().handSize() != null
                ? withSize(cards.extras().handSize())
                : this;
    }
}
