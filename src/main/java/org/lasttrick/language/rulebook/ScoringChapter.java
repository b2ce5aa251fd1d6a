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
record ScoringChapter(ScoringText say) {
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
        chapter.add(say.payers(cards.payers()), CardScoring::payers);
        penalty(chapter, cards);
        chapter.add(cards.multiplier() != Multiplier.NONE, say.multiplier(cards.multiplier()), CardScoring::multiplier);
        limit(chapter, cards);
        chapter.add(cards.tieBonus(), say.tieBonus(cards.tieBonus()), CardScoring::tieBonus);
        return chapter.sentences();
    }

    private void penalty(ChapterBuilder<CardScoring> chapter, CardScoring cards) {
        chapter.add(say.penalty(cards.penalty()), CardScoring::penalty);
        if (cards.penalty() == Penalty.RANK) {
            chapter.add(say.ace(cards.aceInLastTrick()), CardScoring::aceInLastTrick);
            if (cards.sixOfClubs()) {
                chapter.add(say.sixOfClubs(), CardScoring::sixOfClubs);
            }
        }
    }

    private void limit(ChapterBuilder<CardScoring> chapter, CardScoring cards) {
        if (cards.limit() == null) {
            chapter.add(say.noLimit(), all -> Optional.ofNullable(all.limit()));
        } else if (cards.lives() > 0) {
            String limit = limit(say, cards);
            chapter.add(
                    say.lives(limit, cards.lives()),
                    all -> List.of(Optional.ofNullable(all.limit()), all.limitTest(), all.lives()));
        }
        if (cards.sixOfClubs()) {
            chapter.add(say.sixOfClubsIsOut(), CardScoring::sixOfClubs);
        }
        if (!somebodyMayGoOut(cards)) {
            chapter.add(say.nobodyGoesOut(), ScoringChapter::somebodyMayGoOut);
        }
        if (cards.limit() != null && cards.lives() > 1) {
            chapter.add(say.reEntry(cards.reEntry()), CardScoring::reEntry);
        }
    }

    static boolean somebodyMayGoOut(CardScoring cards) {
        return cards.lives() > 0 && (cards.limit() != null || cards.sixOfClubs());
    }

    /** “21 points or more”. */
    static String limit(ScoringText say, CardScoring cards) {
        int limit = Optional.ofNullable(cards.limit()).orElseThrow();
        return say.limit(limit, cards.limitTest() == LimitTest.REACH);
    }

    private List<Sentence> taker(TakerScoring taker) {
        ChapterBuilder<TakerScoring> chapter = new ChapterBuilder<>(taker, taker);
        chapter.add(say.taker(), say.march(), say.nobodyGoesOut());
        return chapter.sentences();
    }

    private List<Sentence> stakes(StakesScoring stakes, StakesScoring usual) {
        ChapterBuilder<StakesScoring> chapter = new ChapterBuilder<>(stakes, usual);
        chapter.add(say.credits(stakes.credits()), StakesScoring::credits);
        chapter.add(say.stake(), say.whoDoubles(), say.dropping(), say.finalStake(), say.allDropped(), say.noCredit());
        return chapter.sentences();
    }
}
