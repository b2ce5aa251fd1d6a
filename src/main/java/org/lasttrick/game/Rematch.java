package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;

/** The next game of those who have just played one: the same rules, the same seats, and the winner deals. */
record Rematch(Game game) {

    static Decision of(Game game) {
        if (!game.sheet().isOver()) {
            return new Rejected(new Rejection.NotOver());
        }
        return new Rematch(game).decide();
    }

    private Decision decide() {
        List<PlayerId> players = sheet().standings().present();
        List<Rejection> against = TableChecks.against(game, players.size()).toList();
        return against.isEmpty() ? new Decision.Accepted(started(players)) : new Rejected(against);
    }

    private GameStarted started(List<PlayerId> players) {
        GameStarted before = game.start();
        int score = before.rules().scoring().startingScore();
        return new GameStarted(
                before.name(),
                before.variant(),
                before.rules(),
                players.stream()
                        .map(player -> new Entrant(game.nameOf(player), score, 0))
                        .toList(),
                new PlayerId(players.indexOf(dealer(players)) + 1));
    }

    /** Joint winners: the one nearest clockwise after the last dealer. Nobody: whoever would have dealt next. */
    private PlayerId dealer(List<PlayerId> players) {
        PlayerId next = sheet().stopped(null).next().map(Deal::dealer).orElse(null);
        List<PlayerId> winners = sheet().winners();
        List<PlayerId> clockwise = clockwiseAfterLastDealer();
        return clockwise.stream()
                .filter(player -> winners.isEmpty() ? player.equals(next) : winners.contains(player))
                .findFirst()
                .orElseGet(() ->
                        clockwise.stream().filter(players::contains).findFirst().orElseThrow());
    }

    /** Everyone, the last dealer last. */
    private List<PlayerId> clockwiseAfterLastDealer() {
        List<ScoredHand> hands = sheet().hands();
        PlayerId last =
                hands.isEmpty() ? sheet().firstDealer() : hands.getLast().deal().dealer();
        List<PlayerId> everyone = new ArrayList<>(
                sheet().standings().inSeatOrder().stream().map(s -> s.player()).toList());
        Collections.rotate(everyone, -everyone.indexOf(last) - 1);
        return everyone;
    }

    private Scoresheet sheet() {
        return game.sheet();
    }
}
