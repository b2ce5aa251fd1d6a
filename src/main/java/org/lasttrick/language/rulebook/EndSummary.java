package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/**
 * Says how far a game goes.
 *
 * @param say the words, in the reader's language
 * @param settings likewise
 */
public record EndSummary(HandText say, SettingText settings, RuleSet rules) {

    /** What the game is played to, in a few words: “out at 21 or more, twice”, “8 hands”; as many parts as its rules take. */
    public List<String> parts() {
        List<String> said = new ArrayList<>();
        switch (rules.scoring()) {
            case CardScoring cards -> limit(cards).ifPresent(said::add);
            case TakerScoring taker -> {}
            case StakesScoring stakes -> said.add(say.credits(stakes.credits()));
        }
        boolean goesWithoutSaying = rules.end() instanceof End.LastOne
                || (rules.end() instanceof End.FirstOut && rules.scoring().lives() == 0);
        if (!goesWithoutSaying) {
            said.add(settings.until(rules.end().word(), rules.end().numberOrNone()));
        }
        return said;
    }

    /** What being hit by the limit does: without lives to lose, it can only end the game. */
    private Optional<String> limit(CardScoring cards) {
        Integer limit = cards.limit();
        if (limit == null) {
            return Optional.empty();
        }
        if (cards.lives() == 0) {
            return Optional.of(
                    switch (cards.limitTest()) {
                        case REACH -> say.endsAt(limit);
                        case EXCEED -> say.endsOver(limit);
                    });
        }
        String rule = switch (cards.limitTest()) {
            case REACH -> say.outAt(limit);
            case EXCEED -> say.outOver(limit);
        };
        return Optional.of(say.times(rule, cards.lives()));
    }
}
