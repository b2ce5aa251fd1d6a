package org.lasttrick.rules;

import java.util.List;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.TakerHand;

/** Scores one hand. A hand of the wrong kind is a bug and throws: {@code game} refuses it earlier. */
final class Scorer {
    private Scorer() {}

    /** @param after the standings once the hand is scored */
    record Scored(List<Effect> effects, Standings after) {
        Scored {
            effects = List.copyOf(effects);
        }
    }

    /**
     * @param earlier the hands before
     * @param dealtIn who held cards; nobody else pays or gains anything
     */
    static Scored score(
            Scoring scoring, List<ScoredHand> earlier, Standings before, HandResult result, List<PlayerId> dealtIn) {
        return switch (scoring) {
            case CardScoring cards ->
                CardScorer.score(cards, earlier, before, CardHand.class.cast(result), before.people(dealtIn));
            case TakerScoring() -> TakerScorer.score(before, TakerHand.class.cast(result), dealtIn);
            case StakesScoring stakes -> StakesScorer.score(before, Stakes.class.cast(result), dealtIn);
        };
    }
}
