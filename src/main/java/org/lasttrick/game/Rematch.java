package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;

/** Decides the next game of the same players: the same rules, the same seats, and the winner deals. */
record Rematch(Game game) {

    static Decision of(Game game) {
        if (!game.sheet().isOver()) {
            return new Rejected(State.NOT_OVER);
        }
        return new Rematch(game).decide();
    }

    /**
     * Returns whether a game began as the next one of the same players. It doesn't matter who deals: the winner may have been
     * corrected since, and so may the rules of the next game.
     */
    static boolean isOf(Game game, Game next) {
        GameStarted begun = next.first();
        return of(game) instanceof Decision.Accepted(GameStarted again)
                && again.equals(new GameStarted(
                        again.name(),
                        begun.variant(),
                        begun.rules(),
                        begun.players(),
                        again.dealer(),
                        again.edition()));
    }

    private Decision decide() {
        TwoSeats seats = new TwoSeats(game);
        List<PlayerId> players = sheet().standings().present().stream()
                .filter(player -> !seats.playsElsewhere(player))
                .toList();
        int people = sheet().standings().people(players);
        List<Rejection> rejections = TableChecks.check(game.start(), players.size(), people, Edition.LATEST)
                .toList();
        return rejections.isEmpty() ? new Decision.Accepted(started(players)) : new Rejected(rejections);
    }

    private GameStarted started(List<PlayerId> players) {
        GameStarted before = game.start();
        int score = before.rules().scoring().startingScore();
        Person dealer = dealer(players);
        return new GameStarted(
                before.name(),
                before.variant(),
                before.rules(),
                players.stream()
                        .map(player -> entrant(game.names().get(player.number() - 1), dealer, score))
                        .toList(),
                new PlayerId(players.indexOf(dealer.player()) + 1),
                Edition.LATEST);
    }

    /** Returns an entrant: of two partners, the one who deals, or the one who follows the same way, is named first. */
    private static Entrant entrant(PlayerName name, Person dealer, int score) {
        String partner = name.partner();
        return partner == null || dealer.number() == 1
                ? new Entrant(name.first(), partner, score, 0)
                : new Entrant(partner, name.first(), score, 0);
    }

    /**
     * Returns the winner; of joint winners, and of partners, the nearest one clockwise after the last dealer. Without a winner it
     * is the next person after the last dealer; without any hand, the same dealer.
     */
    private Person dealer(List<PlayerId> players) {
        List<PlayerId> winners =
                sheet().winners().stream().filter(players::contains).toList();
        return clockwise().stream()
                .filter(person -> (winners.isEmpty() ? players : winners).contains(person.player()))
                .findFirst()
                .orElseThrow();
    }

    /** Returns everyone, the last dealer last; the first dealer first if no hand was dealt. */
    private List<Person> clockwise() {
        List<ScoredHand> hands = sheet().hands();
        List<Person> everyone = new ArrayList<>(sheet().standings().people());
        int first = hands.isEmpty()
                ? everyone.indexOf(Person.firstOf(sheet().firstDealer()))
                : everyone.indexOf(hands.getLast().deal().dealer()) + 1;
        Collections.rotate(everyone, -first);
        return everyone;
    }

    private Scoresheet sheet() {
        return game.sheet();
    }
}
