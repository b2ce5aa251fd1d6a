package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RuleSet;

/** The random games cover everything: what none of them does, none of them tests. */
class RandomKindsTest {
    private static final int GAMES_OF_A_KIND = 20;
    private static final int GAMES_AT_HOME = 200;

    private static final List<RandomGame> GAMES = RandomKind.all().stream()
            .flatMap(kind -> LongStream.range(0, kind.houseRules() ? GAMES_AT_HOME : GAMES_OF_A_KIND)
                    .mapToObj(seed -> RandomGame.play(kind, seed)))
            .toList();

    @Test
    void theGamesAreOfEveryKind() {
        Set<String> seen = new HashSet<>();
        for (RandomGame game : GAMES) {
            seen.add(
                    game.start().rules().end() instanceof RuleSet.End.Simple end
                            ? end.name()
                            : game.start().rules().end().getClass().getSimpleName());
            game.last()
                    .hands()
                    .forEach(hand -> seen.add(hand.result().getClass().getSimpleName()));
            game.last()
                    .sheet()
                    .hands()
                    .forEach(hand -> hand.effects()
                            .forEach(effect -> seen.add(effect.getClass().getSimpleName())));
            for (RandomGame.Step step : game.steps()) {
                switch (step.decision()) {
                    case Accepted(GameEvent event) -> seen.add(event.getClass().getSimpleName());
                    case Rejected(List<Rejection> reasons) -> reasons.forEach(reason -> see(reason, seen));
                }
            }
        }
        assertEquals(Set.of(), missing(seen));
    }

    /** What no game gets to: the scorebook and those who look at a game ask these, and no random game is as long as one may be. */
    private static final Set<Rejection.State> OUTSIDE_OF_GAMES = Set.of(
            Rejection.State.NOT_OVER,
            Rejection.State.NO_RESULT,
            Rejection.State.GAME_IS_FULL,
            Rejection.State.GAME_LIMIT_REACHED,
            Rejection.State.BOOK_HAS_ALL_DEVICES,
            Rejection.State.BOOK_HAS_ALL_HOUSE_RULES);

    /** Each kind of entry, effect, conflict, hand and end, and each rejection of the kind {@code NotNow}. */
    private static Set<String> missing(Set<String> seen) {
        Stream<String> records = Stream.of(
                        GameEvent.class,
                        GameEvent.Rescoring.class,
                        GameEvent.HandChange.class,
                        GameEvent.Reversal.class,
                        Effect.class,
                        Conflict.class,
                        HandResult.class,
                        HandResult.CardHand.class,
                        HandResult.TakerHand.class,
                        RuleSet.End.class,
                        Rejection.NotNow.class)
                .flatMap(all -> Stream.of(all.getPermittedSubclasses()))
                .filter(kind -> kind.isRecord() && kind != GameEvent.GameStarted.class)
                .map(Class::getSimpleName);
        Stream<String> ends = Stream.of(RuleSet.End.Simple.values()).map(Enum::name);
        Stream<String> states = Stream.of(Rejection.State.values())
                .filter(state -> !OUTSIDE_OF_GAMES.contains(state))
                .map(Rejection.State::name);
        return Stream.of(records, ends, states)
                .flatMap(names -> names)
                .filter(kind -> !seen.contains(kind))
                .collect(Collectors.toSet());
    }

    private static void see(Rejection reason, Set<String> seen) {
        seen.add(
                reason instanceof Rejection.State state
                        ? state.name()
                        : reason.getClass().getSimpleName());
        if (reason instanceof Rejection.Contradicts(List<Conflict> conflicts)) {
            conflicts.forEach(conflict -> seen.add(conflict.getClass().getSimpleName()));
        }
    }

    @Test
    void someCorrectionsStrikeLaterHands() {
        assertTrue(GAMES.stream()
                .flatMap(game -> game.steps().stream())
                .anyMatch(step -> step.decision() instanceof Accepted(HandCorrected correction)
                        && !correction.struck().isEmpty()));
        assertTrue(GAMES.stream()
                .flatMap(game -> game.steps().stream())
                .anyMatch(step -> step.decision() instanceof Accepted(HandStruck strike)
                        && !strike.struck().isEmpty()));
    }

    @Test
    void aThirdOfTheGamesIsPlayedToItsEnd() {
        long over = GAMES.stream().filter(game -> game.last().sheet().isOver()).count();
        assertTrue(over > GAMES.size() / 3, () -> over + " of " + GAMES.size());
    }
}
