package org.lasttrick.game;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.Close;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variants;

/** A whole game worked out by hand from the published rules, without this code. */
public record GoldenGame(
        String variant,
        ObjectNode rules,
        List<String> players,
        PlayerId dealer,
        List<Line> hands,
        boolean closed,
        List<PlayerId> winners,
        List<Integer> places) {
    private static final ObjectMapper MAPPER = Notation.mapper();

    /**
     * @param deal {@code p1 deals 7, p2 leads}, or without the number where the dealer chooses it
     * @param totals in seat order, each like {@code 23 cc out}: the score, a c for each cucumber, and {@code out}
     */
    record Line(String deal, HandResult result, List<String> totals) {}

    /** By the name of the file. */
    public static Map<String, GoldenGame> all() {
        URL directory = Objects.requireNonNull(GoldenGame.class.getResource("/golden/games"));
        try (Stream<Path> files = Files.list(Path.of(directory.toURI()))) {
            return files.collect(toMap(
                    file -> file.getFileName().toString(), GoldenGame::read, (one, other) -> other, TreeMap::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static GoldenGame read(Path file) {
        try {
            return MAPPER.readValue(file.toFile(), GoldenGame.class);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }

    /** The variant's rules, unless the file has house rules. */
    RuleSet ruleSet() {
        try {
            return HouseRules.apply(
                    Variants.byId(variant)
                            .orElseThrow()
                            .rulesFor(String.join("&", players).split("&").length),
                    rules);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The game after the last hand. */
    public Game played() {
        Game game = Game.begin(started());
        for (Line line : hands) {
            game = game.after(accepted(GameDecider.decide(new ScoreHand(line.result()), game)));
        }
        return closed ? game.after(accepted(GameDecider.decide(new Close(), game))) : game;
    }

    /** As recorded: some games were once offered for more players. */
    GameStarted started() {
        StartGame start = new StartGame(
                null,
                variant,
                rules.isEmpty() ? null : ruleSet(),
                GameSpecification.entrants(ruleSet(), players.toArray(String[]::new)),
                dealer);
        return assertInstanceOf(
                GameStarted.class, accepted(StartChecks.decide(start, Edition.LATEST, NameChecks.RECORDED)));
    }

    private static GameEvent accepted(Decision decision) {
        return assertInstanceOf(Accepted.class, decision, decision::toString).event();
    }

    /** The expected lines of the sheet. */
    List<String> lines() {
        return hands.stream().map(line -> line.deal() + ": " + line.totals()).toList();
    }
}
