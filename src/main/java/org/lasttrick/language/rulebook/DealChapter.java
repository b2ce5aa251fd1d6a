package org.lasttrick.language.rulebook;

import static org.lasttrick.rules.settings.Setting.ALL_EQUAL;
import static org.lasttrick.rules.settings.Setting.DEALER;
import static org.lasttrick.rules.settings.Setting.FIRST;
import static org.lasttrick.rules.settings.Setting.HAND_SIZE;
import static org.lasttrick.rules.settings.Setting.JOKERS;
import static org.lasttrick.rules.settings.Setting.JOKER_RANK;
import static org.lasttrick.rules.settings.Setting.MOST;
import static org.lasttrick.rules.settings.Setting.MULTIPLIER;
import static org.lasttrick.rules.settings.Setting.PACKS;
import static org.lasttrick.rules.settings.Setting.PENALTY;
import static org.lasttrick.rules.settings.Setting.PICKLE_RANK;
import static org.lasttrick.rules.settings.Setting.TOP_CARDS;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AllEqual;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variant.FirstDealer;
import org.lasttrick.rules.variants.Variants;

/** Writes the chapter about the pack, who deals how many cards, and what is done with them before the first trick. */
record DealChapter(RulesText text, String variant, RuleSet rules, int players, ChapterBuilder chapter) {
    /** So many hands are enough to show a pattern: down, up, and down again. */
    private static final int HANDS_SHOWN = 14;

    private static final int HANDS_IN_BRIEF = 3;
    private static final int SUITS = 4;
    private static final int ABOVE_THE_ACE = 15;

    static List<Sentence> sentences(
            RulesText text, String variant, RuleSet rules, RuleSet usual, int players, boolean partners) {
        ChapterBuilder chapter = new ChapterBuilder("play", rules, usual, text::howSettingPlays);
        DealChapter words = new DealChapter(text, variant, rules, players, chapter);
        if (partners) {
            chapter.add("partners", text.partners());
        }
        switch (rules.scoring()) {
            case CardScoring cards -> words.cards(cards);
            case TakerScoring taker -> words.taker(taker);
            case StakesScoring _ -> words.stakes();
        }
        words.dealers();
        return chapter.sentences();
    }

    private void cards(CardScoring cards) {
        chapter.add("pack", text.fullPack());
        chapter.unlessUsual(PACKS);
        chapter.unlessUsual(JOKERS);
        if (cards.jokers() > 0) {
            chapter.setting(JOKER_RANK);
        }
        chapter.unlessUsual(TOP_CARDS);
        firstDealer();
        dealt();
        if (!isAboutTheCardsLeftOver()
                && rules.handSize().largest() * players < cards.cardsToDeal(players, Edition.LATEST)) {
            chapter.add("stock", text.stock());
        }
        remarks();
        if (cards.multiplier() == Multiplier.PER_PLAYER) {
            chapter.add("doubling", chapter.differs(MULTIPLIER), text.doubling());
        }
        if (cards.hasPickle()) {
            chapter.setting(PICKLE_RANK);
        }
    }

    private void taker(TakerScoring taker) {
        int pack = taker.pack(players);
        chapter.add("pack", text.shortPack(pack, ABOVE_THE_ACE - pack / SUITS));
        firstDealer();
        if (rules.handSize().equals(new HandSize.Fixed(pack / players))) {
            chapter.add("dealt", chapter.differs(HAND_SIZE), text.shoving(players - 1));
        } else {
            dealt();
        }
    }

    private void stakes() {
        chapter.add("pack", text.fullPack());
        firstDealer();
        dealt();
        chapter.add("stock", text.stock());
        remarks();
    }

    private void remarks() {
        Variants.byId(variant)
                .ifPresent(known ->
                        known.remarks().forEach(remark -> chapter.add(SettingKind.word(remark), text.remark(remark))));
    }

    private boolean isAboutTheCardsLeftOver() {
        return Variants.byId(variant)
                .filter(known -> known.remarks().contains(Variant.Remark.UNDEALT_SHOWN))
                .isPresent();
    }

    private void firstDealer() {
        chapter.add(
                "firstDealer",
                text.firstDealer(
                        Variants.byId(variant).map(Variant::firstDealer).orElse(FirstDealer.FIRST_JACK)));
    }

    private void dealt() {
        chapter.add(
                "dealt",
                chapter.differs(HAND_SIZE, FIRST, MOST),
                switch (rules.handSize()) {
                    case HandSize.Fixed(int each) -> text.dealt(each);
                    case HandSize.Pattern.BOUNCE, HandSize.Pattern.DESCEND -> text.sizes(sizes(rules, HANDS_SHOWN));
                    case HandSize.Pattern.DEALER -> text.dealtAsChosen();
                    case HandSize.LosingCard(int first, Integer most) ->
                        text.sizeByLosingCard(first, most == null ? 0 : most);
                });
        if (rules.handSize() instanceof HandSize.LosingCard && mayHaveNoLoser(rules)) {
            chapter.add("sameSizeAgain", chapter.differs(HAND_SIZE, ALL_EQUAL), text.sameSizeAgain());
        }
    }

    private void dealers() {
        if (rules.dealer() == DealerRule.LOSER && pointsAreEntered(rules)) {
            chapter.add("dealer", chapter.differs(DEALER, PENALTY), text.whoPaysMostDeals());
        } else if (rules.dealer() == DealerRule.LOSER && isAlwaysOneWhoStays(rules)) {
            chapter.add("dealer", chapter.differs(DEALER), text.loserDeals());
        } else {
            chapter.setting(DEALER);
        }
        if (rules.dealer() == DealerRule.LOSER && mayHaveNoLoser(rules)) {
            chapter.add("sameDealerAgain", chapter.differs(DEALER, ALL_EQUAL), text.sameDealerAgain());
        }
        chapter.add("winnerDeals", text.winnerDeals());
    }

    private static boolean pointsAreEntered(RuleSet rules) {
        return rules.scoring() instanceof CardScoring cards && cards.penalty() == Penalty.ENTERED;
    }

    /** Returns whether there is a single loser who never goes out. */
    private static boolean isAlwaysOneWhoStays(RuleSet rules) {
        return rules.scoring() instanceof CardScoring cards && cards.payers() == Payers.LAST && cards.lives() == 0;
    }

    private static boolean mayHaveNoLoser(RuleSet rules) {
        return rules.scoring() instanceof CardScoring cards && cards.allEqual() == AllEqual.NOBODY;
    }

    /** Says in a few words how many cards are dealt, such as “7 cards each”. */
    static String inBrief(RulesText text, RuleSet rules) {
        return switch (rules.handSize()) {
            case HandSize.Fixed(int each) -> text.cardsEach(each);
            case HandSize.Pattern.BOUNCE, HandSize.Pattern.DESCEND ->
                text.cardsEachInTurn(sizes(rules, HANDS_IN_BRIEF));
            case HandSize.Pattern.DEALER -> text.cardsAsChosen();
            case HandSize.LosingCard(int first, Integer most) -> text.cardsByLosingCard(first, most == null ? 0 : most);
        };
    }

    private static String sizes(RuleSet rules, int hands) {
        return IntStream.rangeClosed(1, hands)
                .mapToObj(number ->
                        Integer.toString(rules.handSize().cards(number).orElseThrow()))
                .collect(Collectors.joining("-"));
    }
}
