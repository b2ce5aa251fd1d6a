package org.lasttrick.language.rulebook;

import java.util.List;
import java.util.Optional;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Says what a hand costs, in the order in which the rules are applied. */
final class ScoringWords {
    private final ScoringText say;

    ScoringWords(ScoringText say) {
        this.say = say;
    }

    List<Sentence> tell(RuleSet rules, RuleSet usual) {
        return switch (rules.scoring()) {
            case CardScoring cards -> cards(cards, usual.scoring() instanceof CardScoring other ? other : cards);
            case TakerScoring taker -> taker(taker);
            case StakesScoring stakes ->
                stakes(stakes, usual.scoring() instanceof StakesScoring other ? other : stakes);
        };
    }

    private List<Sentence> cards(CardScoring cards, CardScoring usual) {
        Comparison<CardScoring> told = new Comparison<>(cards, usual);
        told.say(
                switch (cards.payers()) {
                    case LAST -> say.lastPays();
                    case ALL -> say.allPay();
                },
                CardScoring::payers);
        penalty(told, cards);
        multiplier(told, cards);
        limit(told, cards);
        if (cards.tieBonus()) {
            told.say(say.tieBonus(), CardScoring::tieBonus);
        } else {
            told.sayIfUnusual(say.noTieBonus(), CardScoring::tieBonus);
        }
        return told.sentences();
    }

    private void penalty(Comparison<CardScoring> told, CardScoring cards) {
        told.say(
                switch (cards.penalty()) {
                    case RANK -> say.rank();
                    case ONE -> say.mark();
                    case CARDS_IN_TRICK -> say.cardsInTrick();
                },
                CardScoring::penalty);
        if (cards.penalty() == Penalty.RANK) {
            told.say(
                    switch (cards.aceInLastTrick()) {
                        case HIGH -> say.highAce();
                        case LOW -> say.lowAce();
                    },
                    CardScoring::aceInLastTrick);
            if (cards.sixOfClubs()) {
                told.say(say.sixOfClubs(), CardScoring::sixOfClubs);
            }
        }
    }

    private void multiplier(Comparison<CardScoring> told, CardScoring cards) {
        switch (cards.multiplier()) {
            case NONE -> told.sayIfUnusual(say.noMultiplier(), CardScoring::multiplier);
            case PER_PLAYER -> told.say(say.perPlayer(), CardScoring::multiplier);
            case PICKLE -> told.say(say.pickle(), CardScoring::multiplier);
        }
    }

    private void limit(Comparison<CardScoring> told, CardScoring cards) {
        if (cards.limit() == null) {
            told.say(say.noLimit(), all -> Optional.ofNullable(all.limit()));
        } else if (cards.lives() > 0) {
            String limit = limit(say, cards);
            told.say(
                    cards.lives() == 1 ? say.out(limit) : say.lives(limit, cards.lives()),
                    all -> List.of(Optional.ofNullable(all.limit()), all.limitTest(), all.lives()));
        }
        if (cards.sixOfClubs()) {
            told.say(say.sixOfClubsIsOut(), CardScoring::sixOfClubs);
        }
        if (!somebodyMayGoOut(cards)) {
            told.say(say.nobodyGoesOut(), ScoringWords::somebodyMayGoOut);
        }
        if (cards.limit() != null && cards.lives() > 1) {
            told.say(
                    switch (cards.reEntry()) {
                        case HIGHEST_OTHER -> say.reEntersAsHighest();
                        case ZERO -> say.reEntersAtZero();
                    },
                    CardScoring::reEntry);
        }
    }

    static boolean somebodyMayGoOut(CardScoring cards) {
        return cards.lives() > 0 && (cards.limit() != null || cards.sixOfClubs());
    }

    /** “21 points or more”. */
    static String limit(ScoringText say, CardScoring cards) {
        int limit = Optional.ofNullable(cards.limit()).orElseThrow();
        return switch (cards.limitTest()) {
            case REACH -> say.orMore(limit);
            case EXCEED -> say.moreThan(limit);
        };
    }

    private List<Sentence> taker(TakerScoring taker) {
        Comparison<TakerScoring> told = new Comparison<>(taker, taker);
        told.say(say.taker());
        told.say(say.march());
        told.say(say.nobodyGoesOut());
        return told.sentences();
    }

    private List<Sentence> stakes(StakesScoring stakes, StakesScoring usual) {
        Comparison<StakesScoring> told = new Comparison<>(stakes, usual);
        told.say(say.credits(stakes.credits()), StakesScoring::credits);
        told.say(say.stake());
        told.say(say.whoDoubles());
        told.say(say.dropping());
        told.say(say.finalStake());
        told.say(say.allDropped());
        told.say(say.noCredit());
        return told.sentences();
    }
}
