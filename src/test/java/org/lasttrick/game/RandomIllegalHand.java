package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.rules.HandResult;

/** A legal hand of a random game with one thing changed. */
record RandomIllegalHand(Game before, HandResult mistake) {

    /** One for each scored hand. */
    static List<RandomIllegalHand> in(RandomGame game) {
        Random random = new Random(game.seed());
        List<RandomIllegalHand> mistakes = new ArrayList<>();
        for (RandomGame.Step step : game.steps()) {
            if (step.command() instanceof ScoreHand(HandResult legal) && step.decision() instanceof Accepted) {
                List<HandResult> illegal = IllegalHands.in(legal).toList();
                mistakes.add(new RandomIllegalHand(step.before(), illegal.get(random.nextInt(illegal.size()))));
            }
        }
        return mistakes;
    }

    Decision decide() {
        return GameDecider.decide(new ScoreHand(mistake), before);
    }

    @Override
    public String toString() {
        return mistake + " after " + before.hands();
    }
}
