package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/** What holds of every scoresheet, whatever was played and whatever was corrected. */
class RandomScoresTest {
    private static final List<RandomGame> GAMES = RandomGame.all().toList();

    static List<RandomGame> games() {
        return GAMES;
    }

    static List<RandomGame> agurkGames() {
        return GAMES.stream().filter(game -> game.seed() % 3 != 2).toList();
    }

    /** A hand between the standings before and after it. */
    private record Played(RuleSet rules, Standings before, ScoredHand hand) {
        Standing before(Standing after) {
            return before.of(after.player());
        }

        int points(Standing of) {
            return hand.effectsOn(of.player()).stream()
                    .mapToInt(effect -> effect instanceof Effect.Penalty(var player, int points) ? points : 0)
                    .sum();
        }

        boolean told(Standing of, Class<? extends Effect> kind) {
            return hand.effectsOn(of.player()).stream().anyMatch(kind::isInstance);
        }
    }

    private static List<Scoresheet> sheets(RandomGame game) {
        return game.states().stream().map(Game::sheet).toList();
    }

    private static Stream<Played> hands(Scoresheet sheet) {
        return IntStream.range(0, sheet.hands().size())
                .mapToObj(i -> new Played(
                        sheet.rules(),
                        sheet.before(i + 1).standings(),
                        sheet.hands().get(i)));
    }

    private static List<Standing> everyone(Played played) {
        return played.hand().after().inSeatOrder();
    }

    @ParameterizedTest
    @MethodSource("games")
    void noScoreIsEverNegativeAndCucumbersNeverExceedLives(RandomGame game) {
        hands(game.last().sheet())
                .forEach(played -> everyone(played).forEach(standing -> {
                    assertTrue(standing.score() >= 0, standing::toString);
                    assertTrue(standing.cucumbers() <= played.rules().lives(), standing::toString);
                }));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLifeIsLostExactlyWhenTheLimitIsHitOrTheSixOfClubsIsTaken(RandomGame game) {
        hands(game.last().sheet())
                .forEach(played -> everyone(played).forEach(after -> {
                    Standing before = played.before(after);
                    boolean paid = played.told(after, Effect.Penalty.class);
                    boolean hit =
                            played.rules().hits(before.score() + played.points(after)) || tookTheSixOfClubs(played);
                    boolean loses = played.rules().lives() > 0 && paid && hit;

                    assertEquals(loses, after.cucumbers() > before.cucumbers(), () -> game + ": " + played);
                    assertTrue(after.cucumbers() - before.cucumbers() <= 1 || tookTheSixOfClubs(played));
                }));
    }

    private static boolean tookTheSixOfClubs(Played played) {
        return switch (played.hand().result()) {
            case HandResult.HighCard high -> high.card() == Card.SIX_OF_CLUBS;
            case LastTrick trick -> trick.plays().stream().anyMatch(play -> play.card() == Card.SIX_OF_CLUBS);
        };
    }

    @ParameterizedTest
    @MethodSource("games")
    void somebodyIsOutExactlyWhenTheLivesAreUsedUp(RandomGame game) {
        hands(game.last().sheet())
                .forEach(played -> everyone(played)
                        .forEach(standing -> assertEquals(
                                played.rules().lives() > 0
                                        && standing.cucumbers()
                                                == played.rules().lives(),
                                !standing.isActive(),
                                standing::toString)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoeverIsOutKeepsTheTotal(RandomGame game) {
        hands(game.last().sheet())
                .flatMap(played -> played.before().inSeatOrder().stream()
                        .filter(before -> !before.isActive())
                        .map(before -> List.of(before, played.hand().after().of(before.player()))))
                .forEach(pair -> assertEquals(pair.getFirst(), pair.getLast()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aBonusIsWhatTheLoserPaidUnlessThereWasLessToTakeOff(RandomGame game) {
        hands(game.last().sheet()).forEach(played -> {
            List<Effect.Penalty> paid = effects(played, Effect.Penalty.class);
            effects(played, Effect.Bonus.class).forEach(bonus -> {
                int score = played.before().of(bonus.player()).score();
                assertEquals(-Math.min(score, paid.getLast().points()), bonus.points(), () -> game + ": " + played);
            });
        });
    }

    private static <T extends Effect> List<T> effects(Played played, Class<T> kind) {
        return played.hand().effects().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void effectsLeadFromTheTotalsBeforeToTheTotalsAfter(RandomGame game) {
        hands(game.last().sheet())
                .forEach(played -> everyone(played).forEach(after -> {
                    int score = played.before(after).score();
                    int cucumbers = played.before(after).cucumbers();
                    for (Effect effect : played.hand().effectsOn(after.player())) {
                        switch (effect) {
                            case Effect.Penalty(var player, int points) -> score += points;
                            case Effect.Bonus(var player, int points) -> score += points;
                            case Effect.ReEntry(var player, int at) -> score = at;
                            case Effect.Cucumber cucumber -> cucumbers++;
                            case Effect.Out out -> {}
                        }
                    }
                    assertEquals(
                            List.of(after.score(), after.cucumbers()),
                            List.of(score, cucumbers),
                            () -> game + ": " + played);
                }));
    }

    @ParameterizedTest
    @MethodSource("games")
    void onlyActivePlayersDealAndLead(RandomGame game) {
        hands(game.last().sheet()).forEach(played -> {
            assertTrue(played.before().isActive(played.hand().deal().dealer()));
            assertTrue(played.before().isActive(played.hand().deal().leader()));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameEndsExactlyWhenItsEndSaysSo(RandomGame game) {
        for (Scoresheet sheet : sheets(game)) {
            assertEquals(shouldBeOver(sheet), sheet.isOver(), game::toString);
            assertEquals(sheet.isOver(), sheet.next().isEmpty());
        }
    }

    private static boolean shouldBeOver(Scoresheet sheet) {
        List<Standing> active = sheet.standings().active().toList();
        boolean ended = switch (sheet.rules().end()) {
            case RuleSet.End.LastOne(), RuleSet.End.Open() -> false;
            case RuleSet.End.Hands(int number) -> sheet.hands().size() == number;
            case RuleSet.End.Target(int target) -> active.stream().anyMatch(s -> s.score() >= target);
            case RuleSet.End.FirstOut() ->
                sheet.rules().lives() == 0
                        ? active.stream().anyMatch(s -> sheet.rules().hits(s.score()))
                        : active.size() < sheet.start().inSeatOrder().size();
        };
        return ended || active.size() < 2;
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoeverWinsHasTheFirstPlaceAndNobodyWinsBeforeTheEnd(RandomGame game) {
        for (Scoresheet sheet : sheets(game)) {
            boolean nobody = sheet.rules().allOut() == RuleSet.AllOut.NOBODY
                    && sheet.standings().active().findAny().isEmpty();
            assertEquals(sheet.isOver() && !nobody, !sheet.winners().isEmpty());
            sheet.winners()
                    .forEach(winner -> assertEquals(1, sheet.place(winner).orElseThrow()));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void placesAreCountedThroughFromTheFirst(RandomGame game) {
        Scoresheet sheet = game.last().sheet();
        if (sheet.isOver()) {
            List<Integer> places = sheet.standings().inSeatOrder().stream()
                    .map(standing -> sheet.place(standing.player()).orElseThrow())
                    .sorted()
                    .toList();
            for (int i = 0; i < places.size(); i++) {
                assertTrue(places.get(i) == i + 1 || places.get(i).equals(places.get(i - 1)), places::toString);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLastTrickScoresLikeItsHighCard(RandomGame game) {
        Scoresheet sheet = game.last().sheet();
        Scoresheet shortly = Scoresheet.begin(sheet.rules(), sheet.start(), sheet.firstDealer());
        for (ScoredHand hand : sheet.hands()) {
            shortly = shortly.score(
                    hand.result() instanceof LastTrick trick
                            ? RandomHand.highCard(sheet.rules(), trick)
                            : hand.result());
        }
        assertEquals(withoutResults(sheet), withoutResults(shortly));
    }

    private static List<Object> withoutResults(Scoresheet sheet) {
        List<Object> told = new ArrayList<>(List.of(sheet.next(), sheet.winners()));
        sheet.hands().forEach(hand -> told.add(List.of(hand.deal(), hand.effects(), hand.after())));
        return told;
    }

    @ParameterizedTest
    @MethodSource("agurkGames")
    void agurkScoresAsOnPaper(RandomGame game) {
        AgurkOnPaper paper = new AgurkOnPaper(game.start(), game.seed() % 3 == 1 ? 21 : 20);
        for (ScoredHand hand : game.last().sheet().hands()) {
            assertEquals(paper.dealer + 1, hand.deal().dealer().number());
            paper.play(hand.result());
            assertEquals(
                    IntStream.range(0, paper.score.length)
                            .mapToObj(i -> paper.score[i] + " " + paper.cucumbers[i] + (paper.out[i] ? " out" : ""))
                            .collect(Collectors.joining(", ")),
                    hand.after().inSeatOrder().stream()
                            .map(s -> s.score() + " " + s.cucumbers() + (s.isActive() ? "" : " out"))
                            .collect(Collectors.joining(", ")),
                    game::toString);
        }
        assertEquals(
                IntStream.range(0, paper.out.length).filter(i -> !paper.out[i]).count() == 1,
                game.last().sheet().isOver());
        assertEquals(
                game.last().sheet().isOver()
                        ? IntStream.range(0, paper.out.length)
                                .filter(i -> !paper.out[i])
                                .mapToObj(i -> "p" + (i + 1))
                                .toList()
                        : Arrays.asList(),
                game.last().sheet().winners().stream().map(Object::toString).toList());
    }
}
