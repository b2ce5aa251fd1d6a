package org.lasttrick.game;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** A game once more, in plain arrays straight from the published rules: a second opinion on every random game. */
abstract sealed class Paper permits CardsOnPaper, LetzterOnPaper, MinibluffOnPaper {
    int[] score;
    int[] cucumbers;
    boolean[] out;
    private final DealerRule rule;
    private int dealer;
    private int leader;
    private int loser = -1;
    private boolean begun;

    Paper(GameEvent.GameStarted start) {
        score = start.players().stream().mapToInt(GameEvent.Entrant::score).toArray();
        cucumbers =
                start.players().stream().mapToInt(GameEvent.Entrant::cucumbers).toArray();
        out = new boolean[score.length];
        rule = start.rules().dealer();
        dealer = start.dealer().number() - 1;
    }

    static Paper of(GameEvent.GameStarted start) {
        return switch (start.rules().scoring()) {
            case CardScoring cards -> new CardsOnPaper(start, cards);
            case TakerScoring() -> new LetzterOnPaper(start);
            case StakesScoring stakes -> new MinibluffOnPaper(start);
        };
    }

    /** Scores a hand. */
    abstract void play(HandResult hand);

    /** What somebody begins with who comes late: no less than anybody has against them. */
    int late() {
        int most = 0;
        for (int i = 0; i < score.length; i++) {
            most = out[i] ? most : Math.max(most, score[i]);
        }
        return most;
    }

    void join() {
        int begins = late();
        score = Arrays.copyOf(score, score.length + 1);
        score[score.length - 1] = begins;
        cucumbers = Arrays.copyOf(cucumbers, score.length);
        out = Arrays.copyOf(out, score.length);
    }

    void leave(PlayerId player) {
        out[player.number() - 1] = true;
    }

    void sit(List<PlayerId> order, PlayerId first) {
        score = order.stream().mapToInt(player -> score[player.number() - 1]).toArray();
        cucumbers = order.stream()
                .mapToInt(player -> cucumbers[player.number() - 1])
                .toArray();
        boolean[] before = out;
        out = new boolean[score.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = before[order.get(i).number() - 1];
        }
        dealer = order.indexOf(first);
    }

    /** Who deals the next hand and who leads it: to be asked once for each. */
    String deal() {
        if (begun) {
            moveOn();
        } else {
            dealer = out[dealer] ? beside(dealer, 1) : dealer;
            leader = beside(dealer, rule == DealerRule.CLOCKWISE_RIGHT_LEADS ? -1 : 1);
            begun = true;
        }
        return "p" + (dealer + 1) + " deals, p" + (leader + 1) + " leads";
    }

    String totals() {
        return IntStream.range(0, score.length)
                .mapToObj(i -> score[i] + " " + cucumbers[i] + (out[i] ? " out" : ""))
                .collect(Collectors.joining(", "));
    }

    long left() {
        return IntStream.range(0, out.length).filter(i -> !out[i]).count();
    }

    /** @param player where a loser may deal; -1 elsewhere */
    void lost(int player) {
        loser = player;
    }

    private void moveOn() {
        if (rule == DealerRule.LEAD_CLOCKWISE) {
            leader = beside(leader, 1);
            dealer = beside(leader, -1);
        } else if (rule == DealerRule.LOSER) {
            dealer = out[loser] ? beside(loser, 1) : loser;
            leader = beside(dealer, 1);
        } else {
            dealer = beside(dealer, 1);
            leader = beside(dealer, rule == DealerRule.CLOCKWISE_RIGHT_LEADS ? -1 : 1);
        }
    }

    private int beside(int seat, int step) {
        int next = seat;
        for (int i = 0; i < out.length; i++) {
            next = (next + step + out.length) % out.length;
            if (!out[next]) {
                return next;
            }
        }
        return seat;
    }
}
