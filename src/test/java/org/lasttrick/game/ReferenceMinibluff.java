package org.lasttrick.game;

import java.util.Set;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;

/** A player who drops pays the stake before that double; at the end all others but the winner pay. */
final class ReferenceMinibluff extends ReferenceGame {
    ReferenceMinibluff(GameEvent.GameStarted start) {
        super(start);
    }

    /** More credits are better. */
    @Override
    boolean isWorse(int one, int other) {
        return one < other;
    }

    @Override
    void play(HandResult hand, Set<Integer> players) {
        boolean[] done = out.clone();
        for (int i = 0; i < done.length; i++) {
            done[i] = done[i] || !players.contains(i);
        }
        int stake = 1;
        int winner = -1;
        for (HandResult.Doubling doubling : ((HandResult.Stakes) hand).doubles()) {
            for (PlayerId dropped : doubling.dropped()) {
                score[dropped.number() - 1] -= stake;
                done[dropped.number() - 1] = true;
            }
            stake = stake + stake;
            winner = doubling.player().number() - 1;
        }
        PlayerId named = ((HandResult.Stakes) hand).winner();
        if (named != null) {
            winner = named.number() - 1;
        }
        for (int i = 0; i < score.length; i++) {
            if (!done[i] && i != winner) {
                score[i] -= stake;
            }
            out[i] = out[i] || score[i] == 0;
        }
        lost(-1);
    }
}
