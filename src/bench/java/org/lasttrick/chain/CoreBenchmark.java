package org.lasttrick.chain;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variants;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the core does for a hand and for a read, without HTTP and database. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CoreBenchmark {
    private static final String VARIANT = "agurk";
    private static final List<Entrant> PLAYERS = List.of(
            new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0), new Entrant("Carl", 0, 0), new Entrant("Dora", 0, 0));

    @Param({"10", "100", "1000"})
    private int hands;

    private List<GameEvent> events = List.of();
    private List<LedgerEntry> entries = List.of();
    private Game game = Game.fold(List.of(started()));
    private Game grown = game;

    /** A game that no hand ends. */
    @Setup(Level.Trial)
    public void play() {
        List<GameEvent> played = new ArrayList<>(List.of(started()));
        for (int hand = 0; hand < hands; hand++) {
            played.add(new GameEvent.HandScored(hand(hand)));
        }
        events = List.copyOf(played);
        entries = TestChain.of(events).entries();
        game = Game.fold(events);
        grown = game;
    }

    private static GameEvent started() {
        try {
            RuleSet preset = Variants.byId(VARIANT).orElseThrow().rules();
            RuleSet rules = HouseRules.apply(
                    preset, JsonNodeFactory.instance.objectNode().put("limit", 999));
            return event(GameDecider.start(new StartGame(null, VARIANT, rules, PLAYERS, null)));
        } catch (JsonMappingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static GameEvent event(Decision decision) {
        return switch (decision) {
            case Decision.Accepted(GameEvent event) -> event;
            case Decision.Rejected rejected -> throw new IllegalStateException(rejected.toString());
        };
    }

    private static HandResult hand(int number) {
        PlayerId player = PlayerId.parse("p" + (1 + number % PLAYERS.size())).orElseThrow();
        return new HighCard(Card.parse("2").orElseThrow(), List.of(player), Extras.NONE);
    }

    /** Decides one more hand. */
    @Benchmark
    public Decision decide() {
        return GameDecider.decide(new ScoreHand(hand(hands)), game);
    }

    /** Adds one more hand after the last one, as in a game: until it is twice as long. */
    @Benchmark
    public Game evolve() {
        grown = (grown.version() <= 2 * hands ? grown : game).after(new GameEvent.HandScored(hand(hands)));
        return grown;
    }

    /** The whole game from its events. */
    @Benchmark
    public Game fold() {
        return Game.fold(events);
    }

    /** The whole game from its stored entries, with every hash computed again. */
    @Benchmark
    public Object replay() {
        return Verification.of(entries, LedgerReplay.of(entries));
    }
}
