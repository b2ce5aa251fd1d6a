package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Describes in one line what sets a game apart. */
record RulesSummary(RulesText text, HandText hand) {
    List<String> parts(RuleSet rules) {
        return switch (rules.scoring()) {
            case CardScoring cards -> cards(cards);
            case TakerScoring() -> List.of(text.inBriefTaker());
            case StakesScoring stakes -> List.of(text.inBriefStakes());
        };
    }

    private List<String> cards(CardScoring cards) {
        List<String> parts = new ArrayList<>();
        parts.add(text.inBriefPayers(cards.payers()));
        if (cards.penalty() != Penalty.RANK) {
            parts.add(text.inBriefMarks());
        }
        if (cards.aceInLastTrick() == AceInLastTrick.LOW) {
            parts.add(text.inBriefLowAce());
        }
        if (cards.sixOfClubs()) {
            parts.add(text.inBriefSixOfClubs());
        }
        switch (cards.multiplier()) {
            case NONE -> {}
            case PER_PLAYER -> parts.add(text.inBriefDoubles());
            case PICKLE -> parts.add(text.inBriefPickle());
        }
        parts.add(limit(cards));
        return parts;
    }

    private String limit(CardScoring cards) {
        Integer limit = cards.limit();
        if (limit == null) {
            return text.inBriefNoLimit();
        }
        boolean reach = cards.limitTest() == LimitTest.REACH;
        return cards.lives() == 0 ? text.inBriefEndsAt(limit, reach) : hand.outAt(limit, reach, cards.lives());
    }
}
