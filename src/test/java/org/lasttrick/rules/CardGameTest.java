package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Scoring.AllOut;

class CardGameTest {
    private static CardScoring scoring(CardGame game) {
        return (CardScoring) game.rules().scoring();
    }

    @Test
    void eachStepSetsItsRuleAndLeavesTheOthers() {
        CardGame everything = CardGame.outOver(21)
                .lives(2)
                .lastPays()
                .tieBonus()
                .lowAce()
                .marks()
                .multiplied(Multiplier.PER_PLAYER)
                .sixOfClubs()
                .dealt(6)
                .loserDeals();

        assertEquals(
                new RuleSet(
                        new CardScoring(
                                21,
                                LimitTest.EXCEED,
                                2,
                                ReEntry.HIGHEST_OTHER,
                                Payers.LAST,
                                true,
                                AceInLastTrick.LOW,
                                Penalty.ONE,
                                Multiplier.PER_PLAYER,
                                PickleRank.PLAIN,
                                true,
                                AllOut.LOWEST_TOTAL),
                        new HandSize.Fixed(6),
                        DealerRule.LOSER,
                        new End.LastOne()),
                everything.rules());
    }

    @Test
    void aLimitMayEndTheGameInPlaceOfCostingALife() {
        assertEquals(LimitTest.REACH, scoring(CardGame.outAt(30)).limitTest());
        assertEquals(new End.FirstOut(), CardGame.endsAt(30).rules().end());
        assertEquals(30, scoring(CardGame.endsAt(30)).limit());
        assertEquals(0, scoring(CardGame.endsAt(30)).lives());
    }

    @Test
    void aGameUntilItIsClosedHasNoLimit() {
        assertEquals(new End.Open(), CardGame.untilClosed().rules().end());
        assertEquals(null, scoring(CardGame.untilClosed()).limit());
    }

    @Test
    void onlyAGameWithAPickleRanksItHighest() {
        CardGame pickle = CardGame.outAt(30).multiplied(Multiplier.PICKLE).dealt(new HandSize.Bounce());

        assertEquals(PickleRank.HIGHEST, scoring(pickle).pickleRank());
        assertEquals(new HandSize.Bounce(), pickle.rules().handSize());
    }
}
