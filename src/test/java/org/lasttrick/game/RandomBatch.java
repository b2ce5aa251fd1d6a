package org.lasttrick.game;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Random games of one kind, played once for all tests of a class. */
record RandomBatch(RandomKind kind, int number, List<RandomGame> games) {
    /** How many are played of each kind; {@code -Dgames=2000} plays more, or fewer. */
    private static final int GAMES = Integer.getInteger("games", Boolean.getBoolean("full") ? 200 : 20);

    /** How many sets of random house rules, each with a game; {@code -DruleSets=2000} plays more, or fewer. */
    private static final int RULE_SETS = Integer.getInteger("ruleSets", GAMES);

    private static final int BATCH = 100;

    static Stream<RandomBatch> ofCards() {
        return all(CardScoring.class);
    }

    static Stream<RandomBatch> ofTakers() {
        return all(TakerScoring.class);
    }

    static Stream<RandomBatch> ofStakes() {
        return all(StakesScoring.class);
    }

    /** Played lazily, so that a nightly run needs no more memory than one batch. */
    private static Stream<RandomBatch> all(Class<? extends Scoring> scoring) {
        return RandomKind.all().stream()
                .filter(kind -> kind.scoredBy(scoring))
                .flatMap(kind ->
                        IntStream.range(0, (games(kind) + BATCH - 1) / BATCH).mapToObj(number -> play(kind, number)));
    }

    private static int games(RandomKind kind) {
        return kind.houseRules() ? RULE_SETS : GAMES;
    }

    private static RandomBatch play(RandomKind kind, int number) {
        long first = (long) number * BATCH;
        return new RandomBatch(
                kind,
                number,
                LongStream.range(first, Math.min(games(kind), first + BATCH))
                        .mapToObj(seed -> RandomGame.play(kind, seed))
                        .toList());
    }

    /** @throws AssertionError when a game fails the test, with the game's name, which reproduces it */
    void forEach(Consumer<RandomGame> test) {
        for (RandomGame game : games) {
            try {
                test.accept(game);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(game + ": " + e.getMessage(), e);
            }
        }
    }

    /** For each hand of each game's last sheet. */
    void forEachHand(Consumer<PlayedHand> test) {
        forEach(game -> PlayedHand.all(game.last()).forEach(hand -> {
            try {
                test.accept(hand);
            } catch (AssertionError e) {
                throw new AssertionError(hand + ": " + e.getMessage(), e);
            }
        }));
    }

    @Override
    public String toString() {
        return kind.name() + ", batch " + number;
    }
}
