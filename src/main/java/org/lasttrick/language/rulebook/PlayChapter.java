package org.lasttrick.language.rulebook;

import java.util.List;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** How a hand is played: the pack, the deal, the lead, and the legal cards. */
final class PlayChapter {
    private static final int SUITS = 4;
    private static final int ABOVE_THE_ACE = 15;

    private final RulesText text;
    private final String variant;
    private final RuleSet rules;
    private final int players;
    private final ChapterBuilder chapter;

    private PlayChapter(RulesText text, String variant, RuleSet rules, RuleSet usual, int players) {
        this.text = text;
        this.variant = variant;
        this.rules = rules;
        this.players = players;
        this.chapter = new ChapterBuilder(rules, usual, text::setting);
    }

    static List<Sentence> sentences(RulesText text, String variant, RuleSet rules, RuleSet usual, int players) {
        PlayChapter words = new PlayChapter(text, variant, rules, usual, players);
        switch (rules.scoring()) {
            case CardScoring cards -> words.cards(cards);
            case TakerScoring taker -> words.taker(taker);
            case StakesScoring stakes -> words.stakes();
        }
        return words.chapter.sentences();
    }

    private void cards(CardScoring cards) {
        chapter.add(text.fullPack(variant));
        chapter.setting(cards.sixOfClubs(), "sixOfClubs");
        dealt();
        if (cards.multiplier() == Multiplier.PER_PLAYER) {
            chapter.add(chapter.differs("multiplier"), text.doubling());
        }
        if (cards.hasPickle()) {
            chapter.setting("pickleRank");
        }
        lead();
        boolean highAce = cards.aceInLastTrick() == AceInLastTrick.HIGH;
        chapter.add(text.mayPlay(variant), text.aces(variant, highAce), text.lastHighestTakes());
        chapter.add(text.onlyTheLastCounts());
        chapter.setting(!highAce, "aceInLastTrick");
    }

    private void taker(TakerScoring taker) {
        int pack = taker.pack(players);
        chapter.add(text.shortPack(pack, ABOVE_THE_ACE - pack / SUITS));
        if (rules.handSize().equals(new HandSize.Fixed(pack / players))) {
            chapter.add(chapter.differs("handSize"), text.shoving(players - 1));
        } else {
            dealt();
        }
        lead();
        chapter.add(text.followSuit(), text.highestOfSuitTakes(), text.onlyTheLastCountsButForMarch());
    }

    private void stakes() {
        chapter.add(text.fullPack(variant));
        dealt();
        lead();
        chapter.add(text.mayPlay(variant), text.lastHighestTakes(), text.mayDouble(), text.lowestWins());
    }

    private void dealt() {
        chapter.add(
                chapter.differs("handSize"),
                switch (rules.handSize()) {
                    case HandSize.Fixed(int each) -> text.dealt(each);
                    case HandSize.Pattern.BOUNCE, HandSize.Pattern.DESCEND -> text.dealtInTurn();
                    case HandSize.Pattern.DEALER -> text.dealtAsChosen();
                });
    }

    private void lead() {
        chapter.add(chapter.differs(PlayChapter::rightLeads), text.leads(rightLeads(rules)));
    }

    private static boolean rightLeads(RuleSet rules) {
        return rules.dealer() == DealerRule.CLOCKWISE_RIGHT_LEADS;
    }
}
