package org.lasttrick.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games of every kind, played by chance, for rooms that only keep what happened. The same number always has the same games. */
public record GamesByChance(String name, List<GameEvent> events) {

    public static Stream<GamesByChance> first(int number) {
        List<RandomKind> kinds = RandomKind.all();
        return IntStream.range(0, number)
                .mapToObj(i -> RandomGame.play(kinds.get(i % kinds.size()), i / kinds.size()))
                .map(game -> new GamesByChance(game.toString(), game.events()));
    }

    /** What so many of each kind tell. */
    public static Stream<List<GameEvent>> ofEachKind(int number) {
        return first(number * RandomKind.all().size()).map(GamesByChance::events);
    }
}
