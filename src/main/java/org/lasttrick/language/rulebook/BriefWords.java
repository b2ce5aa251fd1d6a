package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Says in one line what is peculiar to a game. */
final class BriefWords {
    private final RulesText say;
    private final HandText hand;

    BriefWords(RulesText say, HandText hand) {
        this.say = say;
        this.hand = hand;
    }

    List<String> tell(RuleSet rules) {
        return switch (rules.scoring()) {
            case CardScoring cards -> cards(cards);
            case TakerScoring() -> List.of(say.inBriefTaker());
            case StakesScoring stakes -> List.of(say.inBriefStakes());
        };
    }

    private List<String> cards(CardScoring cards) {
        List<String> told = new ArrayList<>();
        told.add(
                switch (cards.payers()) {
                    case LAST -> say.inBriefLastPays();
                    case ALL -> say.inBriefAllPay();
                });
        if (cards.penalty() != Penalty.RANK) {
            told.add(say.inBriefMarks());
        }
        if (cards.aceInLastTrick() == AceInLastTrick.LOW) {
            told.add(say.inBriefLowAce());
        }
        if (cards.sixOfClubs()) {
            told.add(say.inBriefSixOfClubs());
        }
        switch (cards.multiplier()) {
            case NONE -> {}
            case PER_PLAYER -> told.add(say.inBriefDoubles());
            case PICKLE -> told.add(say.inBriefPickle());
        }
        told.add(limit(cards));
        return told;
    }

    private String limit(CardScoring cards) {
        Integer limit = cards.limit();
        if (limit == null) {
            return say.inBriefNoLimit();
        }
        boolean endsTheGame = cards.lives() == 0;
        return switch (cards.limitTest()) {
            case REACH -> endsTheGame ? say.inBriefEndsAt(limit) : hand.times(hand.outAt(limit), cards.lives());
            case EXCEED -> endsTheGame ? say.inBriefEndsOver(limit) : hand.times(hand.outOver(limit), cards.lives());
        };
    }
}
