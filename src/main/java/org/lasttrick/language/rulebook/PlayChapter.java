package org.lasttrick.language.rulebook;

import java.util.List;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variants;

/** Writes the chapter about how the tricks are played: the lead, the legal cards, and who takes them. */
record PlayChapter(RulesText text, Following following, ChapterBuilder chapter) {

    static List<Sentence> sentences(RulesText text, String variant, RuleSet rules, RuleSet usual) {
        Following following = Variants.byId(variant).map(Variant::following).orElse(Following.CHOICE);
        ChapterBuilder chapter = new ChapterBuilder("play", rules, usual, text::howSettingPlays);
        PlayChapter words = new PlayChapter(text, following, chapter);
        boolean house = chapter.differs(PlayChapter::rightLeads) || chapter.differs(PlayChapter::dealerLeads);
        chapter.add("leads", house, text.leads(rightLeads(rules), dealerLeads(rules)));
        switch (rules.scoring()) {
            case CardScoring cards -> words.cards(cards);
            case TakerScoring _ -> words.taker();
            case StakesScoring _ -> words.stakes();
        }
        return chapter.sentences();
    }

    private void cards(CardScoring cards) {
        boolean highAce = cards.aceInLastTrick() == AceInLastTrick.HIGH;
        chapter.add("mayPlay", text.mayPlay(following));
        boolean firstAce = cards.firstOfEqualPays(Card.ACE);
        chapter.add("taking", chapter.differs(PlayChapter::firstAceTakes), text.lastHighestTakes(firstAce));
        if (cards.penalty() != Penalty.ENTERED) {
            chapter.add("lastTrick", text.onlyTheLastCounts());
        }
        chapter.setting(!highAce, Setting.ACE_IN_LAST_TRICK);
        chapter.add("aces", text.aces(following, highAce));
    }

    private void taker() {
        chapter.add("mayPlay", text.followSuit());
        chapter.add("taking", text.highestOfSuitTakes());
        chapter.add("lastTrick", text.onlyTheLastCountsButForMarch());
    }

    private void stakes() {
        chapter.add("mayPlay", text.mayPlay(following));
        chapter.add("taking", text.lastHighestTakes(false));
        chapter.add("mayDouble", text.mayDouble());
        chapter.add("lastTrick", text.lowestCardWins());
    }

    private static boolean firstAceTakes(RuleSet rules) {
        return rules.scoring() instanceof CardScoring cards && cards.firstOfEqualPays(Card.ACE);
    }

    private static boolean dealerLeads(RuleSet rules) {
        return rules.dealer() == DealerRule.LOWEST;
    }

    private static boolean rightLeads(RuleSet rules) {
        return rules.dealer() == DealerRule.CLOCKWISE_RIGHT_LEADS;
    }
}
