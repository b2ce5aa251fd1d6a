package org.lasttrick.game;

import java.util.Arrays;
import java.util.List;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;

/** Agurk once more, in plain arrays straight from the published rules: a second opinion on every random game. */
final class AgurkOnPaper {
    final int[] score;
    final int[] cucumbers;
    final boolean[] out;
    int dealer;
    private final int mostInPlay;

    AgurkOnPaper(GameEvent.GameStarted start, int mostInPlay) {
        score = start.players().stream().mapToInt(GameEvent.Entrant::score).toArray();
        cucumbers =
                start.players().stream().mapToInt(GameEvent.Entrant::cucumbers).toArray();
        out = new boolean[score.length];
        dealer = start.dealer().number() - 1;
        this.mostInPlay = mostInPlay;
    }

    void play(HandResult hand) {
        switch (hand) {
            case HandResult.LastTrick(var plays, var extras) ->
                play(
                        plays.stream().mapToInt(p -> p.player().number() - 1).toArray(),
                        plays.stream().mapToInt(p -> value(p.card())).toArray());
            case HandResult.HighCard(Card card, var players, var extras) -> {
                int[] cards = new int[players.size()];
                Arrays.fill(cards, value(card));
                play(players.stream().mapToInt(p -> p.number() - 1).toArray(), cards);
            }
        }
    }

    private static int value(Card card) {
        return List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
                        .indexOf(card.notation())
                + 2;
    }

    private void play(int[] who, int[] card) {
        int top = 0;
        int loser = -1;
        for (int i = 0; i < who.length; i++) {
            if (card[i] >= top) {
                top = card[i];
                loser = who[i];
            }
        }
        score[loser] += top;
        if (score[loser] > mostInPlay) {
            cucumbers[loser]++;
            if (cucumbers[loser] == 2) {
                out[loser] = true;
            } else {
                int highest = 0;
                for (int other = 0; other < score.length; other++) {
                    if (other != loser && !out[other] && score[other] > highest) {
                        highest = score[other];
                    }
                }
                score[loser] = highest;
            }
        }
        for (int i = 0; i < who.length; i++) {
            if (card[i] == top && who[i] != loser) {
                score[who[i]] = Math.max(0, score[who[i]] - top);
            }
        }
        int next = (dealer + 1) % score.length;
        while (out[next] && next != dealer) {
            next = (next + 1) % score.length;
        }
        dealer = next;
    }
}
