package org.lasttrick.game;

import java.util.Set;
import org.lasttrick.rules.HandResult;

/** One point for the taker; after a march, one for everybody else. */
final class ReferenceLetzter extends ReferenceGame {
    ReferenceLetzter(GameEvent.GameStarted start) {
        super(start);
    }

    @Override
    void play(HandResult hand, Set<Integer> players) {
        if (hand instanceof HandResult.Taker(var player)) {
            score[player.number() - 1]++;
        } else {
            int marcher = ((HandResult.March) hand).player().number() - 1;
            for (int i = 0; i < score.length; i++) {
                if (i != marcher && !out[i] && players.contains(i)) {
                    score[i]++;
                }
            }
        }
        lost(-1);
    }
}
