package org.lasttrick.language.rulebook;

import java.util.List;
import java.util.Optional;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** What a hand costs, in the order in which the rules apply. */
record ScoringChapter(ScoringText text) {
    List<Sentence> sentences(RuleSet rules, RuleSet usual) {
        return switch (rules.scoring()) {
            case CardScoring cards -> cards(cards, usual.scoring() instanceof CardScoring other ? other : cards);
            case TakerScoring taker -> taker(taker);
            case StakesScoring stakes ->
                stakes(stakes, usual.scoring() instanceof StakesScoring other ? other : stakes);
        };
    }

    private List<Sentence> cards(CardScoring cards, CardScoring usual) {
        ChapterBuilder<CardScoring> chapter = new ChapterBuilder<>(cards, usual);
        chapter.add(text.payers(cards.payers()), CardScoring::payers);
        penalty(chapter, cards);
        chapter.add(
                cards.multiplier() != Multiplier.NONE, text.multiplier(cards.multiplier()), CardScoring::multiplier);
        limit(chapter, cards);
        chapter.add(cards.tieBonus(), text.tieBonus(cards.tieBonus()), CardScoring::tieBonus);
        return chapter.sentences();
    }

    private void penalty(ChapterBuilder<CardScoring> chapter, CardScoring cards) {
        chapter.add(text.penalty(cards.penalty()), CardScoring::penalty);
        if (cards.penalty() == Penalty.RANK) {
            chapter.add(text.ace(cards.aceInLastTrick()), CardScoring::aceInLastTrick);
            if (cards.sixOfClubs()) {
                chapter.add(text.sixOfClubs(), CardScoring::sixOfClubs);
            }
        }
    }

    private void limit(ChapterBuilder<CardScoring> chapter, CardScoring cards) {
        if (cards.limit() == null) {
            chapter.add(text.noLimit(), all -> Optional.ofNullable(all.limit()));
        } else if (cards.lives() > 0) {
            String limit = limit(text, cards);
            chapter.add(
                    text.lives(limit, cards.lives()),
                    all -> List.of(Optional.ofNullable(all.limit()), all.limitTest(), all.lives()));
        }
        if (cards.sixOfClubs()) {
            chapter.add(text.sixOfClubsIsOut(), CardScoring::sixOfClubs);
        }
        if (!somebodyMayGoOut(cards)) {
            chapter.add(text.nobodyGoesOut(), ScoringChapter::somebodyMayGoOut);
        }
        if (cards.limit() != null && cards.lives() > 1) {
            chapter.add(text.reEntry(cards.reEntry()), CardScoring::reEntry);
        }
    }

    static boolean somebodyMayGoOut(CardScoring cards) {
        return cards.lives() > 0 && (cards.limit() != null || cards.sixOfClubs());
    }

    /** “21 points or more”. */
    static String limit(ScoringText text, CardScoring cards) {
        int limit = Optional.ofNullable(cards.limit()).orElseThrow();
        return text.limit(limit, cards.limitTest() == LimitTest.REACH);
    }

    private List<Sentence> taker(TakerScoring taker) {
        ChapterBuilder<TakerScoring> chapter = new ChapterBuilder<>(taker, taker);
        chapter.add(text.taker(), text.march(), text.nobodyGoesOut());
        return chapter.sentences();
    }

    private List<Sentence> stakes(StakesScoring stakes, StakesScoring usual) {
        ChapterBuilder<StakesScoring> chapter = new ChapterBuilder<>(stakes, usual);
        chapter.add(text.credits(stakes.credits()), StakesScoring::credits);
        chapter.add(
                text.stake(),
                text.whoDoubles(),
                text.dropping(),
                text.finalStake(),
                text.allDropped(),
                text.noCredit());
        return chapter.sentences();
    }
}
