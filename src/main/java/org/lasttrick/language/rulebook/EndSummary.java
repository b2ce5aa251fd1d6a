package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;

/**
 * Describes how far a game goes.
 *
 * @param text the words, in the reader's language
 * @param settings likewise
 */
public record EndSummary(GameText text, RulesText settings, RuleSet rules) {

    /** Says what ends the game, in a few words each: “out at your second 21+”, “8 hands”. */
    public List<String> parts() {
        List<String> parts = new ArrayList<>();
        switch (rules.scoring()) {
            case CardScoring cards -> limit(cards).ifPresent(parts::add);
            case TakerScoring taker -> {}
            case StakesScoring stakes -> parts.add(text.credits(stakes.credits()));
        }
        boolean isImplied = rules.end() == End.Simple.LAST_ONE
                || (rules.end() == End.Simple.FIRST_OUT && rules.scoring().lives() == 0);
        if (!isImplied) {
            parts.add(settings.lastsUntil(Settings.of(rules).text(Setting.END), number()));
        }
        return parts;
    }

    private int number() {
        return rules.end() == End.Simple.ALL_BUT_ONE
                ? rules.scoring().pointsToLimit(0).orElse(0)
                : rules.end().numberOrNone();
    }

    /** Says what the limit does: without lives to lose, it can only end the game. */
    private Optional<String> limit(CardScoring cards) {
        boolean reach = cards.limitTest() == LimitTest.REACH;
        return Optional.ofNullable(rules.end() == End.Simple.ALL_BUT_ONE ? null : cards.limit())
                .map(limit -> cards.lives() == 0 ? text.endsAt(limit, reach) : text.outAt(limit, reach, cards.lives()));
    }
}
