package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.rules.HandResult;

/** A hand that was legal, and was scored, until somebody changed one thing in it. */
record RandomMistake(Game before, HandResult mistake) {

    /** One for each hand that was scored. */
    static List<RandomMistake> in(RandomGame game) {
        Random random = new Random(game.seed());
        List<RandomMistake> mistakes = new ArrayList<>();
        for (RandomGame.Step step : game.steps()) {
            if (step.command() instanceof ScoreHand(HandResult legal) && step.decision() instanceof Accepted) {
                List<HandResult> illegal = Mistakes.in(legal).toList();
                mistakes.add(new RandomMistake(step.before(), illegal.get(random.nextInt(illegal.size()))));
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
