package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

/** A game that is played, undone, corrected and struck about by chance. The same seed always tells the same game. */
record RandomGame(long seed, List<GameEvent> events, List<Step> steps) {
    private static final int FEWEST_GAMES = 300;
    private static final int MOST_COMMANDS = 90;

    record Step(Game before, GameCommand command, Decision decision, Game after) {}

    /** How many the tests play; {@code -Dlasttrick.games=20000} plays more. */
    static Stream<RandomGame> all() {
        return IntStream.range(0, Math.max(FEWEST_GAMES, Integer.getInteger("lasttrick.games", FEWEST_GAMES)))
                .mapToObj(RandomGame::play);
    }

    static RandomGame play(long seed) {
        Random random = new Random(seed);
        GameStarted start = start(seed, random);
        List<GameEvent> events = new ArrayList<>(List.of(start));
        List<Step> steps = new ArrayList<>();
        Game game = Game.begin(start);
        while (steps.size() < MOST_COMMANDS && !(game.sheet().isOver() && random.nextInt(4) == 0)) {
            GameCommand command = command(game, random);
            Decision decision = GameDecider.decide(command, game);
            Game before = game;
            if (decision instanceof Accepted(GameEvent event)) {
                events.add(event);
                game = game.after(event);
            }
            steps.add(new Step(before, command, decision, game));
        }
        return new RandomGame(seed, List.copyOf(events), List.copyOf(steps));
    }

    private static GameStarted start(long seed, Random random) {
        while (true) {
            int players = 2 + random.nextInt(6);
            StartGame command = new StartGame(
                    null,
                    seed % 3 == 1 ? "agurk-over-21" : "agurk",
                    rules(seed, random),
                    IntStream.range(0, players)
                            .mapToObj(
                                    seat -> new Entrant("P" + seat, random.nextInt(8) == 0 ? random.nextInt(9) : 0, 0))
                            .toList(),
                    new PlayerId(1 + random.nextInt(players)));
            if (GameDecider.start(command) instanceof Accepted(GameStarted start)) {
                return start;
            }
        }
    }

    private static @Nullable RuleSet rules(long seed, Random random) {
        return seed % 3 == 2 ? new RandomRules(random).draw() : null;
    }

    private static GameCommand command(Game game, Random random) {
        int hands = game.hands().size();
        int dice = random.nextInt(100);
        if (dice < 7) {
            return new Undo();
        }
        if (dice < 14) {
            return new Redo();
        }
        if (dice < 24 && hands > 0) {
            int hand = 1 + random.nextInt(hands);
            HandResult result = new RandomHand(random, game.sheet().before(hand)).draw();
            return new CorrectHand(hand, result, null, onConflict(random));
        }
        if (dice < 29 && hands > 0) {
            return new StrikeHand(1 + random.nextInt(hands), onConflict(random));
        }
        return game.sheet().isOver() ? new Undo() : new ScoreHand(new RandomHand(random, game.sheet()).draw());
    }

    private static OnConflict onConflict(Random random) {
        return random.nextBoolean() ? OnConflict.STRIKE : OnConflict.REFUSE;
    }

    GameStarted start() {
        return (GameStarted) events.getFirst();
    }

    /** The game after each accepted command. */
    List<Game> states() {
        return Stream.concat(
                        Stream.of(Game.begin(start())),
                        steps.stream()
                                .filter(step -> step.decision() instanceof Accepted)
                                .map(Step::after))
                .toList();
    }

    Game last() {
        return states().getLast();
    }

    @Override
    public String toString() {
        return "game " + seed;
    }
}
