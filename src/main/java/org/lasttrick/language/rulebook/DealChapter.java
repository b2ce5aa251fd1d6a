package org.lasttrick.language.rulebook;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AllEqual;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variant.FirstDealer;
import org.lasttrick.rules.variants.Variants;

/** Who deals how many cards. */
final class DealChapter {
    /** Enough to show a pattern: down, up, and down again. */
    private static final int HANDS_SHOWN = 14;

    private static final int HANDS_IN_BRIEF = 3;

    private DealChapter() {}

    static List<Sentence> sentences(RulesText text, String variant, RuleSet rules, RuleSet usual) {
        ChapterBuilder chapter = new ChapterBuilder("play", rules, usual, text::setting);
        chapter.add(
                "firstDealer",
                text.firstDealer(
                        Variants.byId(variant).map(Variant::firstDealer).orElse(FirstDealer.FIRST_JACK)));
        if (rules.dealer() == DealerRule.LOSER && isAlwaysOneWhoStays(rules)) {
            chapter.add("dealer", chapter.differs("dealer"), text.loserDeals());
        } else {
            chapter.setting("dealer");
        }
        if (rules.dealer() == DealerRule.LOSER && mayHaveNoLoser(rules)) {
            chapter.add("sameDealerAgain", chapter.differs("dealer", "allEqual"), text.sameDealerAgain());
        }
        chapter.add(
                "handSize",
                chapter.differs("handSize"),
                switch (rules.handSize()) {
                    case HandSize.Fixed(int each) -> text.sameSize(each);
                    case HandSize.Pattern.BOUNCE, HandSize.Pattern.DESCEND -> text.sizes(sizes(rules, HANDS_SHOWN));
                    case HandSize.Pattern.DEALER -> text.sizeAsChosen();
                    case HandSize.Pattern.LOSING_CARD ->
                        text.sizeByLosingCard(rules.handSize().largest());
                });
        if (rules.handSize() == HandSize.Pattern.LOSING_CARD && mayHaveNoLoser(rules)) {
            chapter.add("sameSizeAgain", chapter.differs("handSize", "allEqual"), text.sameSizeAgain());
        }
        chapter.add("winnerDeals", text.winnerDeals());
        return chapter.sentences();
    }

    private static boolean mayHaveNoLoser(RuleSet rules) {
        return rules.scoring() instanceof CardScoring cards && cards.allEqual() == AllEqual.NOBODY;
    }

    /** Whether there is a single loser who never goes out. */
    private static boolean isAlwaysOneWhoStays(RuleSet rules) {
        return rules.scoring() instanceof CardScoring cards && cards.payers() == Payers.LAST && cards.lives() == 0;
    }

    /** Such as “7 cards each”. */
    static String inBrief(RulesText text, RuleSet rules) {
        return switch (rules.handSize()) {
            case HandSize.Fixed(int each) -> text.cardsEach(each);
            case HandSize.Pattern.BOUNCE, HandSize.Pattern.DESCEND ->
                text.cardsEachInTurn(sizes(rules, HANDS_IN_BRIEF));
            case HandSize.Pattern.DEALER -> text.cardsAsChosen();
            case HandSize.Pattern.LOSING_CARD ->
                text.cardsByLosingCard(rules.handSize().largest());
        };
    }

    private static String sizes(RuleSet rules, int hands) {
        return IntStream.rangeClosed(1, hands)
                .mapToObj(number ->
                        Integer.toString(rules.handSize().cards(number).orElseThrow()))
                .collect(Collectors.joining("-"));
    }
}
