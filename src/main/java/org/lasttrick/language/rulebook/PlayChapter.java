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
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variants;

/** How a hand is played: the pack, the deal, the lead, and the legal cards. */
record PlayChapter(RulesText text, String variant, RuleSet rules, int players, ChapterBuilder chapter) {
    private static final int SUITS = 4;
    private static final int ABOVE_THE_ACE = 15;

    static List<Sentence> sentences(RulesText text, String variant, RuleSet rules, RuleSet usual, int players) {
        ChapterBuilder chapter = new ChapterBuilder("play", rules, usual, text::setting);
        PlayChapter words = new PlayChapter(text, variant, rules, players, chapter);
        switch (rules.scoring()) {
            case CardScoring cards -> words.cards(cards);
            case TakerScoring taker -> words.taker(taker);
            case StakesScoring stakes -> words.stakes();
        }
        return chapter.sentences();
    }

    private void cards(CardScoring cards) {
        chapter.add("pack", text.fullPack(variant));
        chapter.setting(cards.packs() > 1, "packs");
        chapter.setting(cards.jokers() > 0, "jokers");
        chapter.setting(cards.sixOfClubs(), "sixOfClubs");
        dealt();
        if (cards.multiplier() == Multiplier.PER_PLAYER) {
            chapter.add("doubling", chapter.differs("multiplier"), text.doubling());
        }
        if (cards.hasPickle()) {
            chapter.setting("pickleRank");
        }
        lead();
        boolean highAce = cards.aceInLastTrick() == AceInLastTrick.HIGH;
        chapter.add("mayPlay", text.mayPlay(following()));
        chapter.add("aces", text.aces(variant, highAce));
        chapter.add("taking", text.lastHighestTakes());
        chapter.add("lastTrick", text.onlyTheLastCounts());
        chapter.setting(!highAce, "aceInLastTrick");
    }

    private void taker(TakerScoring taker) {
        int pack = taker.pack(players);
        chapter.add("pack", text.shortPack(pack, ABOVE_THE_ACE - pack / SUITS));
        if (rules.handSize().equals(new HandSize.Fixed(pack / players))) {
            chapter.add("dealt", chapter.differs("handSize"), text.shoving(players - 1));
        } else {
            dealt();
        }
        lead();
        chapter.add("mayPlay", text.followSuit());
        chapter.add("taking", text.highestOfSuitTakes());
        chapter.add("lastTrick", text.onlyTheLastCountsButForMarch());
    }

    private void stakes() {
        chapter.add("pack", text.fullPack(variant));
        dealt();
        lead();
        chapter.add("mayPlay", text.mayPlay(following()));
        chapter.add("taking", text.lastHighestTakes());
        chapter.add("mayDouble", text.mayDouble());
        chapter.add("lastTrick", text.lowestWins());
    }

    private void dealt() {
        chapter.add(
                "dealt",
                chapter.differs("handSize"),
                switch (rules.handSize()) {
                    case HandSize.Fixed(int each) -> text.dealt(each);
                    case HandSize.Pattern.BOUNCE, HandSize.Pattern.DESCEND, HandSize.Pattern.LOSING_CARD ->
                        text.dealtInTurn();
                    case HandSize.Pattern.DEALER -> text.dealtAsChosen();
                });
    }

    private Following following() {
        return Variants.byId(variant).map(Variant::following).orElse(Following.CHOICE);
    }

    private void lead() {
        chapter.add("leads", chapter.differs(PlayChapter::rightLeads), text.leads(rightLeads(rules)));
    }

    private static boolean rightLeads(RuleSet rules) {
        return rules.dealer() == DealerRule.CLOCKWISE_RIGHT_LEADS;
    }
}
