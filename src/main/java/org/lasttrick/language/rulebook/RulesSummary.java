package org.lasttrick.language.rulebook;

import static org.lasttrick.rules.settings.Setting.ACE_IN_LAST_TRICK;
import static org.lasttrick.rules.settings.Setting.ALL_EQUAL;
import static org.lasttrick.rules.settings.Setting.JOKERS;
import static org.lasttrick.rules.settings.Setting.MULTIPLIER;
import static org.lasttrick.rules.settings.Setting.PAYERS;
import static org.lasttrick.rules.settings.Setting.PENALTY;
import static org.lasttrick.rules.settings.Setting.TOP_CARDS;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.ExactLimit;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;

/** Describes in one line what sets a game apart. */
record RulesSummary(RulesText text, GameText hand) {
    /** A summary tells these settings in this order, and the limit last. */
    private static final List<Setting<?>> SETTINGS =
            List.of(PAYERS, ALL_EQUAL, PENALTY, ACE_IN_LAST_TRICK, JOKERS, TOP_CARDS, MULTIPLIER);

    List<String> parts(RuleSet rules) {
        return switch (rules.scoring()) {
            case CardScoring cards -> cards(Settings.of(rules), cards);
            case TakerScoring() -> List.of(text.inBriefTaker());
            case StakesScoring stakes -> List.of(text.inBriefStakes());
        };
    }

    private List<String> cards(Settings settings, CardScoring cards) {
        return Stream.concat(
                        SETTINGS.stream()
                                .filter(setting -> setting != PAYERS || cards.penalty() != Penalty.ENTERED)
                                .map(setting -> text.inBrief(setting.key(), settings.text(setting))),
                        Stream.concat(Stream.of(limit(cards, settings.get(Setting.END))), exactLimit(cards)))
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private Stream<String> exactLimit(CardScoring cards) {
        return Optional.ofNullable(cards.exactLimit() == ExactLimit.ZERO ? cards.limit() : null)
                .map(text::inBriefExactLimit)
                .stream();
    }

    private String limit(CardScoring cards, End.Kind end) {
        Integer limit = cards.limit();
        if (limit == null) {
            return text.inBriefNoLimit();
        }
        boolean reach = cards.limitTest() == LimitTest.REACH;
        if (end == End.Kind.ALL_BUT_ONE) {
            return text.inBriefAllButOne(limit, reach);
        }
        return cards.lives() == 0 ? text.inBriefEndsAt(limit, reach) : hand.outAt(limit, reach, cards.lives());
    }
}
