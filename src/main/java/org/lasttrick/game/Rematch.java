package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** Decides the next game of the same players: the same rules, the same seats, and the winner deals. */
record Rematch(Game game) {

    static Decision of(Game game) {
        if (!game.sheet().isOver()) {
            return new Rejected(State.NOT_OVER);
        }
        return new Rematch(game).decide();
    }

    private Decision decide() {
        List<PlayerId> players = sheet().standings().present();
        int people = sheet().standings().people(players);
        List<Rejection> against = TableChecks.against(game.start(), players.size(), people, Edition.LATEST)
                .toList();
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
                        .map(player -> game.names().get(player.number() - 1))
                        .map(name -> new Entrant(name.first(), name.partner(), score, 0))
                        .toList(),
                new PlayerId(players.indexOf(dealer(players)) + 1),
                Edition.LATEST);
    }

    /**
     * The winner; of joint winners the nearest one clockwise after the last dealer. Without a winner the next player after the last
     * dealer; without any hand, the same dealer.
     */
    private PlayerId dealer(List<PlayerId> players) {
        List<PlayerId> clockwise = clockwise();
        List<PlayerId> winners =
                sheet().winners().stream().filter(players::contains).toList();
        return clockwise.stream()
                .filter(winners.isEmpty() ? players::contains : winners::contains)
                .findFirst()
                .orElseThrow();
    }

    /** All players, the last dealer last; the first dealer first if no hand was dealt. */
    private List<PlayerId> clockwise() {
        List<ScoredHand> hands = sheet().hands();
        List<PlayerId> everyone = new ArrayList<>(
                sheet().standings().inSeatOrder().stream().map(Standing::player).toList());
        int first = hands.isEmpty()
                ? everyone.indexOf(sheet().firstDealer())
                : everyone.indexOf(hands.getLast().deal().dealer().player()) + 1;
        Collections.rotate(everyone, -first);
        return everyone;
    }

    private Scoresheet sheet() {
        return game.sheet();
    }
}
