package org.lasttrick.game;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What the games tell that are played by chance, for tests of other rooms. */
public final class GamesByChance {
    private GamesByChance() {}

    /** So many of each kind. */
    public static Stream<List<GameEvent>> ofEachKind(int number) {
        return RandomKind.all().stream()
                .flatMap(kind -> LongStream.range(0, number)
                        .mapToObj(seed -> RandomGame.play(kind, seed).events()));
    }
}
