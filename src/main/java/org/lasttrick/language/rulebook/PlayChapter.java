package org.lasttrick.language.rulebook;

import java.util.List;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variants;

/** How the tricks are played: the lead, the legal cards, and who takes them. */
record PlayChapter(RulesText text, ChapterBuilder chapter) {

    static List<Sentence> sentences(RulesText text, String variant, RuleSet rules, RuleSet usual) {
        PlayChapter words = new PlayChapter(text, new ChapterBuilder("play", rules, usual, text::setting));
        words.chapter.add("leads", words.chapter.differs(PlayChapter::rightLeads), text.leads(rightLeads(rules)));
        switch (rules.scoring()) {
            case CardScoring cards -> words.cards(variant, cards);
            case TakerScoring _ -> words.taker();
            case StakesScoring _ -> words.stakes(variant);
        }
        return words.chapter.sentences();
    }

    private void cards(String variant, CardScoring cards) {
        boolean highAce = cards.aceInLastTrick() == AceInLastTrick.HIGH;
        chapter.add("mayPlay", text.mayPlay(following(variant)));
        chapter.add("taking", text.lastHighestTakes());
        if (cards.penalty() != Penalty.ENTERED) {
            chapter.add("lastTrick", text.onlyTheLastCounts());
        }
        chapter.setting(!highAce, "aceInLastTrick");
        chapter.add("aces", text.aces(following(variant), highAce));
    }

    private void taker() {
        chapter.add("mayPlay", text.followSuit());
        chapter.add("taking", text.highestOfSuitTakes());
        chapter.add("lastTrick", text.onlyTheLastCountsButForMarch());
    }

    private void stakes(String variant) {
        chapter.add("mayPlay", text.mayPlay(following(variant)));
        chapter.add("taking", text.lastHighestTakes());
        chapter.add("mayDouble", text.mayDouble());
        chapter.add("lastTrick", text.lowestWins());
    }

    private static Following following(String variant) {
        return Variants.byId(variant).map(Variant::following).orElse(Following.CHOICE);
    }

    private static boolean rightLeads(RuleSet rules) {
        return rules.dealer() == DealerRule.CLOCKWISE_RIGHT_LEADS;
    }
}
