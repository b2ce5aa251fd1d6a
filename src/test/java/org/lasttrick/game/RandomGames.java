package org.lasttrick.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random games of every kind, for tests of other packages. The same number always gives the same games. */
public record RandomGames(String name, List<GameEvent> events) {

    public static Stream<RandomGames> first(int number) {
        List<RandomKind> kinds = RandomKind.all();
        return IntStream.range(0, number)
                .mapToObj(i -> RandomGame.play(kinds.get(i % kinds.size()), i / kinds.size()))
                .map(game -> new RandomGames(game.toString(), game.events()));
    }

    /** The events of this many games of each kind. */
    public static Stream<List<GameEvent>> ofEachKind(int number) {
        return first(number * RandomKind.all().size()).map(RandomGames::events);
    }
}
