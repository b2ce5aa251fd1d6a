package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GoldenGame;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.ChartView.HandStrip;
import org.lasttrick.sheet.ChartView.Line;
import org.lasttrick.sheet.ChartView.Tick;

/** The chart agrees with the sheet. */
class ChartTest {
    private static final int NAME_HEIGHT = 17;

    static Stream<Arguments> games() {
        return GoldenGame.all().entrySet().stream()
                .map(file -> argumentSet(file.getKey(), file.getValue().played()));
    }

    private static HandNarrator words(Game game) {
        return new HandNarrator(PlainMessages.ENGLISH.of(GameText.class), game);
    }

    private static ChartView chart(Game game) {
        return Objects.requireNonNull(ChartPresenter.draw(words(game)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLineEndsAtItsTotal(Game game) {
        ChartView chart = chart(game);
        List<Standing> standings = game.sheet().standings().inSeatOrder();
        assertEquals(standings.size(), chart.lines().size());
        for (int i = 0; i < standings.size(); i++) {
            Line line = chart.lines().get(i);
            int score = standings.get(i).score();
            assertTrue(line.label().endsWith(" " + score), line::label);
            chart.scores().stream()
                    .filter(tick -> tick.label().equals(Integer.toString(score)))
                    .forEach(tick -> assertEquals(tick.at(), line.end().y()));
            String end = line.path()
                    .substring(
                            Math.max(line.path().lastIndexOf('L'), line.path().lastIndexOf('V')));
            assertTrue(
                    end.endsWith((end.startsWith("V") ? "V" : " ") + line.end().y()), line::path);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theStripsAreSideBySideAndEndAtTheTotals(Game game) {
        List<HandStrip> strips = chart(game).strips();
        assertEquals(game.hands().size(), strips.size());
        for (int i = 1; i < strips.size(); i++) {
            assertEquals(end(strips.get(i - 1)), strips.get(i).from());
        }
        for (Standing standing : game.sheet().hands().getLast().after().inSeatOrder()) {
            String total = game.nameOf(standing.player()) + " " + standing.score();
            assertTrue(
                    List.of(strips.getLast().totals().split("( \\([^)]*\\))?(, |$)"))
                            .contains(total),
                    total);
        }
    }

    @Test
    void aHandTellsItsCucumbers() {
        PlainSheet sheet = PlainSheet.agurk("Anna", "Bo", "Cai");
        sheet.score(high("9", 1), high("A", 2), high("A", 2), high("A", 2));
        List<HandStrip> strips = chart(sheet.game()).strips();
        assertEquals(
                List.of(
                        "Anna 9, Bo 0, Cai 0",
                        "Anna 9, Bo 14, Cai 0",
                        "Anna 9, Bo 9 (cucumber, re-enters at 9), Cai 0",
                        "Anna 9, Bo 23 (second cucumber, out), Cai 0"),
                strips.stream().map(HandStrip::totals).toList());
    }

    @Test
    void noCucumberIsLeftOutWhereSeveralHandsHaveOnePlace() {
        Game start = PlainSheet.of("agurk", "{'limit':99}", "A", "B", "C", "D", "E", "F", "G")
                .game();
        Stream<GameEvent> hands = IntStream.range(0, 355).mapToObj(hand -> new HandScored(high("2", hand % 7 + 1)));
        ChartView chart =
                chart(Game.fold(Stream.concat(Stream.of(start.start()), hands).toList()));
        assertTrue(chart.strips().size() < 300);
        int cucumbers =
                chart.lines().stream().mapToInt(line -> line.cucumbers().size()).sum();
        String all = chart.strips().stream().map(HandStrip::totals).collect(Collectors.joining());
        assertTrue(cucumbers > 7);
        assertEquals(cucumbers, all.split("cucumber", -1).length - 1);
    }

    @Test
    void aLineIsCalledByItsWholeNameAndItsTotal() {
        PlainSheet sheet = PlainSheet.agurk("Anna-Katharina", "Bo").score(high("9", 1));
        assertEquals(
                List.of("Anna-Katharina 9", "Anna-Kat… 9", "Bo 0", "Bo 0"),
                chart(sheet.game()).lines().stream()
                        .flatMap(line -> Stream.of(line.title(), line.label()))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("games")
    void higherTotalsStandHigher(Game game) {
        List<Standing> standings = game.sheet().standings().inSeatOrder();
        List<Line> lines = chart(game).lines();
        for (int one = 0; one < lines.size(); one++) {
            for (int other = 0; other < lines.size(); other++) {
                if (standings.get(one).score() > standings.get(other).score()) {
                    assertTrue(lines.get(one).end().y() < lines.get(other).end().y());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCucumberIsOnItsPlayersLine(Game game) {
        long taken = game.sheet().hands().stream()
                .mapToLong(hand -> hand.effects().stream()
                        .filter(Effect.Cucumber.class::isInstance)
                        .map(Effect::player)
                        .distinct()
                        .count())
                .sum();
        assertEquals(
                taken,
                chart(game).lines().stream()
                        .mapToInt(line -> line.cucumbers().size())
                        .sum());
    }

    @ParameterizedTest
    @MethodSource("games")
    void namesStandClearOfEachOtherAndInsideTheChart(Game game) {
        ChartView chart = chart(game);
        List<Integer> heights =
                chart.lines().stream().map(Line::labelAt).sorted().toList();
        IntStream.range(1, heights.size())
                .forEach(i -> assertTrue(heights.get(i) - heights.get(i - 1) >= NAME_HEIGHT, heights::toString));
        assertTrue(heights.getFirst() > 0 && heights.getLast() <= chart.bottom(), heights::toString);
    }

    @Test
    void theLimitHasALineWhereThereIsOne() {
        assertEquals("21", limit("agurk.json").label());
        assertEquals("21", limit("agurk-over-21.json").label());
        assertEquals("30", limit("kurkku.json").label());
        assertEquals("10", limit("letzter-target.json").label());
        assertNull(chart(GoldenGame.all().get("matapesa.json").played()).limit());
        assertNull(chart(GoldenGame.all().get("minibluff.json").played()).limit());
    }

    private static Tick limit(String file) {
        return Objects.requireNonNull(chart(GoldenGame.all().get(file).played()).limit());
    }

    @Test
    void everyPlaceInTheChartOfALongGameCanBePointedAt() {
        ChartView chart = chart(matapesa(500));
        List<HandStrip> strips = chart.strips();
        assertTrue(strips.size() < 500);
        assertEquals(500, strips.getLast().hand());
        for (int i = 0; i < strips.size(); i++) {
            assertTrue(strips.get(i).width() > 0);
            assertEquals(
                    i == 0 ? chart.left() : end(strips.get(i - 1)),
                    strips.get(i).from());
        }
    }

    private static int end(HandStrip strip) {
        return strip.from() + strip.width();
    }

    private static Game matapesa(int hands) {
        GameEvent start = GoldenGame.all().get("matapesa.json").played().start();
        GameEvent hand = new HandScored(new HighCard(null, List.of(new PlayerId(1)), Extras.of(Map.of(), null, 5)));
        return Game.fold(
                Stream.concat(Stream.of(start), Stream.generate(() -> hand).limit(hands))
                        .toList());
    }

    @Test
    void beforeTheFirstHandThereIsNoChart() {
        Game game = GoldenGame.all().get("agurk.json").played();
        assertNull(ChartPresenter.draw(words(Game.fold(List.of(game.start())))));
    }
}
