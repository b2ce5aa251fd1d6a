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
 */
public record EndSummary(HandText say, RuleSet rules) {

    /** What the game is played to, in a few words: “out at 21 or more, twice”, “8 hands”; as many parts as its rules take. */
    public List<String> parts() {
        List<String> said = new ArrayList<>();
        switch (rules.scoring()) {
            case CardScoring cards -> limit(cards).ifPresent(said::add);
            case TakerScoring taker -> {}
            case StakesScoring stakes -> said.add(say.credits(stakes.credits()));
        }
        switch (rules.end()) {
            case End.LastOne() -> {}
            case End.FirstOut() when rules.scoring().lives() > 0 -> said.add(say.untilFirstOut());
            case End.FirstOut() -> {}
            case End.Hands(int number) -> said.add(say.hands(number));
            case End.Target(int score) -> said.add(say.to(score));
            case End.Open() -> said.add(say.untilClosed());
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
