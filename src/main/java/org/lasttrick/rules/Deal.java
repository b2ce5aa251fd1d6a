package org.lasttrick.rules;

import java.util.OptionalInt;

/**
 * A hand about to be played.
 *
 * @param number 1 for the first, struck-out hands not counted
 * @param leader who leads to the first trick
 * @param handSize cards each; empty where the dealer chooses
 */
public record Deal(int number, PlayerId dealer, PlayerId leader, OptionalInt handSize) {

    static Deal of(RuleSet rules, Standings standings, int number, PlayerId dealer) {
        return new Deal(
                number, dealer, standings.activeAfter(dealer), rules.handSize().cards(number));
    }
}
