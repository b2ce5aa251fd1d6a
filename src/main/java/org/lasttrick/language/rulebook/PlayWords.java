package org.lasttrick.language.rulebook;

import java.util.List;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Says how a hand is played: the pack, the deal, the lead, and what one may play. */
final class PlayWords {
    private static final int SUITS = 4;
    private static final int ABOVE_THE_ACE = 15;

    private final RulesText say;
    private final RuleSet rules;
    private final int players;
    private final Comparison<RuleSet> told;

    private PlayWords(RulesText say, RuleSet rules, RuleSet usual, int players) {
        this.say = say;
        this.rules = rules;
        this.players = players;
        this.told = new Comparison<>(rules, usual);
    }

    static List<Sentence> tell(RulesText say, RuleSet rules, RuleSet usual, int players) {
        PlayWords words = new PlayWords(say, rules, usual, players);
        switch (rules.scoring()) {
            case CardScoring cards -> words.cards(cards);
            case TakerScoring taker -> words.taker(taker);
            case StakesScoring stakes -> words.stakes();
        }
        return words.told.sentences();
    }

    private void cards(CardScoring cards) {
        told.say(say.fullPack());
        if (cards.sixOfClubs()) {
            told.say(say.sixOfClubsBeatsAll(), all -> ofCards(all, cards).sixOfClubs());
        } else {
            told.sayIfUnusual(
                    say.sixOfClubsIsLikeAny(), all -> ofCards(all, cards).sixOfClubs());
        }
        dealt();
        switch (cards.multiplier()) {
            case NONE -> {}
            case PER_PLAYER ->
                told.say(say.doubling(), all -> ofCards(all, cards).multiplier());
            case PICKLE ->
                told.say(say.pickleBeatsAll(), all -> ofCards(all, cards).multiplier());
        }
        lead();
        told.say(say.headOrLowest());
        told.say(say.lastHighestTakes());
        told.say(say.onlyTheLastCounts());
        if (cards.aceInLastTrick() == AceInLastTrick.LOW) {
            told.say(say.aceIsLowAtLast(), all -> ofCards(all, cards).aceInLastTrick());
        } else {
            told.sayIfUnusual(say.aceIsHighAtLast(), all -> ofCards(all, cards).aceInLastTrick());
        }
    }

    private static CardScoring ofCards(RuleSet all, CardScoring otherwise) {
        return all.scoring() instanceof CardScoring cards ? cards : otherwise;
    }

    private void taker(TakerScoring taker) {
        int pack = taker.pack(players);
        told.say(say.shortPack(pack, ABOVE_THE_ACE - pack / SUITS));
        if (rules.handSize().equals(new HandSize.Fixed(pack / players))) {
            told.say(say.shoving(players - 1), RuleSet::handSize);
        } else {
            dealt();
        }
        lead();
        told.say(say.followSuit());
        told.say(say.highestOfSuitTakes());
        told.say(say.onlyTheLastCountsButForMarch());
    }

    private void stakes() {
        told.say(say.fullPack());
        dealt();
        lead();
        told.say(say.headOrLowest());
        told.say(say.lastHighestTakes());
        told.say(say.mayDouble());
        told.say(say.lowestWins());
    }

    private void dealt() {
        told.say(
                switch (rules.handSize()) {
                    case HandSize.Fixed(int each) -> say.dealt(each);
                    case HandSize.Bounce(), HandSize.Descend() -> say.dealtInTurn();
                    case HandSize.DealerChooses() -> say.dealtAsChosen();
                },
                RuleSet::handSize);
    }

    private void lead() {
        told.say(rightLeads(rules) ? say.rightLeads() : say.leftLeads(), all -> rightLeads(all));
    }

    private static boolean rightLeads(RuleSet rules) {
        return rules.dealer() == DealerRule.CLOCKWISE_RIGHT_LEADS;
    }
}
