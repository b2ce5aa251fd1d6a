package org.lasttrick.rules.settings;

import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** A draft has rules in the making, into which each setting writes its value. They begin as most games of cards have them. */
final class RulesDraft {
    final CardScoring.Builder cards = new CardScoring.Builder();
    int credits;
    HandSize handSize = new HandSize.Fixed(7);
    HandSize.LosingCard losingCard = HandSize.LosingCard.USUAL;
    DealerRule dealer = DealerRule.CLOCKWISE;
    End.Kind end = End.Kind.LAST_ONE;
    int endNumber;

    RuleSet rules(Setting.Game game) {
        return new RuleSet(
                switch (game) {
                    case CARDS -> cards.build();
                    case TAKER -> new TakerScoring();
                    case STAKES -> new StakesScoring(credits);
                },
                handSize instanceof HandSize.LosingCard ? losingCard : handSize,
                dealer,
                end.with(endNumber));
    }
}
