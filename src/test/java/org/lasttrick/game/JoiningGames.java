package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;

/** Games in which players join, leave and return, at every seat and before every hand. */
public final class JoiningGames {
    private static final int HANDS = 4;

    private JoiningGames() {}

    /** Uno, Duo and Tre play four hands. Quatro joins at one seat before one hand; one of the three leaves and returns. */
    public static Stream<Game> all() {
        return range(1, HANDS + 1)
                .flatMap(joins -> range(1, 4)
                        .flatMap(seat -> range(1, 3)
                                .flatMap(leaver -> range(1, HANDS + 1)
                                        .map(leaves -> play(joins, seat, new PlayerId(leaver), leaves)))))
                .map(Game::fold);
    }

    public static Game treTakesHandOneThenQuatroJoinsAfterUno() {
        List<GameEvent> events = start();
        accept(events, new ScoreHand(new HighCard(Card.NINE, List.of(new PlayerId(3)), Extras.NONE)));
        accept(events, new Join("Quatro", null, 2));
        return Game.fold(events);
    }

    private static Stream<Integer> range(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed();
    }

    private static List<GameEvent> play(int joins, int seat, PlayerId leaver, int leaves) {
        List<GameEvent> events = start();
        for (int hand = 1; hand <= HANDS + 1; hand++) {
            if (hand == joins) {
                int present = Game.fold(events).sheet().standings().present().size();
                accept(events, new Join("Quatro", null, Math.min(seat, present + 1)));
            }
            if (hand == leaves) {
                accept(events, new Leave(leaver));
            }
            if (hand == leaves + 1) {
                accept(events, new Return(leaver));
            }
            if (hand <= HANDS) {
                accept(events, new ScoreHand(hand(Game.fold(events), hand)));
            }
        }
        return events;
    }

    /** Taken by each player in turn, with an equal card before in every second hand. */
    private static HighCard hand(Game game, int number) {
        List<PlayerId> active = game.sheet()
                .standings()
                .active()
                .map(standing -> standing.player())
                .toList();
        PlayerId taker = active.get(number % active.size());
        PlayerId other = active.get((number + 1) % active.size());
        return new HighCard(
                Card.values()[number], number % 2 == 0 ? List.of(other, taker) : List.of(taker), Extras.NONE);
    }

    private static List<GameEvent> start() {
        List<Entrant> players = Stream.of("Uno", "Duo", "Tre")
                .map(name -> new Entrant(name, 0, 0))
                .toList();
        List<GameEvent> events = new ArrayList<>();
        events.add(((Accepted) GameDecider.start(new StartGame(null, "agurk", null, players, null))).event());
        return events;
    }

    private static void accept(List<GameEvent> events, GameCommand command) {
        if (GameDecider.decide(command, Game.fold(events)) instanceof Accepted(GameEvent event)) {
            events.add(event);
        } else {
            throw new AssertionError(command + " was refused");
        }
    }
}
