package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.ChartView.HandStrip;
import org.lasttrick.sheet.ChartView.Line;
import org.lasttrick.sheet.ChartView.Point;
import org.lasttrick.sheet.ChartView.Tick;
import org.lasttrick.sheet.mark.Mark;

/** Draws the chart of the totals. */
final class ChartPresenter {
    private static final int WIDTH = 340;
    private static final int HEIGHT = 320;
    private static final int LEFT = 30;
    private static final int RIGHT = 246;
    private static final int TOP = 14;
    private static final int BOTTOM = 292;
    private static final int LABEL_HEIGHT = 17;
    private static final int LABEL_LETTERS = 9;
    private static final int MOST_TICKS = 8;

    private final HandNarrator words;
    private final Game game;
    private final Scoresheet sheet;
    private final Map<PlayerId, Mark> marks;
    private final @Nullable Integer limit;
    private final int highest;

    private ChartPresenter(HandNarrator words) {
        this.words = words;
        this.game = words.game();
        this.sheet = game.sheet();
        this.marks = Mark.of(game);
        this.limit = limit(sheet.rules());
        int most = sheet.standings().inSeatOrder().stream()
                .flatMap(standing -> values(standing.player()).stream())
                .mapToInt(Value::reached)
                .max()
                .orElse(0);
        this.highest = Math.max(1, Math.max(most, limit == null ? 0 : limit) * 21 / 20);
    }

    /** Returns the chart; {@code null} before the first hand. */
    static @Nullable ChartView draw(HandNarrator words) {
        return words.game().hands().isEmpty() ? null : new ChartPresenter(words).chart();
    }

    private ChartView chart() {
        return new ChartView(WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM, scores(), hands(), limitLine(), lines(), strips());
    }

    /**
     * A value is a player's total after a hand.
     *
     * @param reached the total before a re-entry
     */
    private record Value(int hand, int reached, int total, boolean cucumber) {}

    /** Returns a player's scores, from the one at the beginning to the last hand that the player was in. */
    private List<Value> values(PlayerId player) {
        List<Value> values = new ArrayList<>();
        for (ScoredHand hand : sheet.hands()) {
            PlayerOutcome outcome = hand.outcome(player).orElse(null);
            if (outcome == null || !outcome.before().isActive()) {
                continue;
            }
            int number = hand.deal().number();
            if (values.isEmpty()) {
                int start = outcome.before().score();
                values.add(new Value(number - 1, start, start, false));
            }
            values.add(new Value(number, outcome.reached(), outcome.after().score(), outcome.takesCucumber()));
        }
        return values;
    }

    private List<Line> lines() {
        List<Standing> shown = sheet.standings().inSeatOrder().stream()
                .filter(standing -> !values(standing.player()).isEmpty())
                .toList();
        int[] labelsAt = apart(shown.stream()
                .mapToInt(standing -> y(values(standing.player()).getLast().total()))
                .toArray());
        return IntStream.range(0, labelsAt.length)
                .mapToObj(i -> line(shown.get(i), values(shown.get(i).player()), labelsAt[i]))
                .toList();
    }

    private Line line(Standing standing, List<Value> values, int labelAt) {
        StringBuilder path = new StringBuilder();
        List<Point> cucumbers = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            Value value = values.get(i);
            boolean isCovered = i + 1 < values.size() && x(values.get(i + 1).hand()) == x(value.hand());
            if (isCovered && i > 0 && !value.cucumber()) {
                continue;
            }
            path.append(path.isEmpty() ? "M" : "L")
                    .append(x(value.hand()))
                    .append(' ')
                    .append(y(value.reached()));
            if (value.cucumber()) {
                cucumbers.add(new Point(x(value.hand()), y(value.reached())));
                path.append('V').append(y(value.total()));
            }
        }
        Point end = new Point(x(values.getLast().hand()), y(values.getLast().total()));
        Mark mark = mark(standing.player());
        String name = game.nameOf(standing.player());
        String total = " " + standing.score();
        boolean gone = !standing.isActive();
        return new Line(
                mark.colour(),
                mark.dashes(),
                path.toString(),
                cucumbers,
                end,
                gone,
                labelAt,
                name + total,
                shortened(name) + total);
    }

    private Mark mark(PlayerId player) {
        return Objects.requireNonNull(marks.get(player));
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= LABEL_LETTERS
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LABEL_LETTERS - 1)) + "…";
    }

    /** Moves overlapping names down, and up again from the lower edge. */
    private static int[] apart(int[] heights) {
        int[] places = IntStream.range(0, heights.length)
                .boxed()
                .sorted(Comparator.comparingInt(i -> heights[i]))
                .mapToInt(i -> i)
                .toArray();
        int[] at = heights.clone();
        for (int i = 1; i < at.length; i++) {
            at[places[i]] = Math.max(at[places[i]], at[places[i - 1]] + LABEL_HEIGHT);
        }
        int most = BOTTOM;
        for (int i = at.length - 1; i >= 0; i--) {
            at[places[i]] = Math.min(at[places[i]], most);
            most = at[places[i]] - LABEL_HEIGHT;
        }
        return at;
    }

    /** Returns what can be pointed at: in a long game, the last of the hands that stand in the same place. */
    private List<HandStrip> strips() {
        int last = sheet.hands().size();
        int[] hands = IntStream.rangeClosed(1, last)
                .filter(hand -> hand == last || x(hand) != x(hand + 1))
                .toArray();
        return IntStream.range(0, hands.length)
                .mapToObj(i -> {
                    int hand = hands[i];
                    List<Standing> after = sheet.hands().get(hand - 1).after().inSeatOrder();
                    int before = i == 0 ? 0 : hands[i - 1];
                    int from = between(before, hand);
                    int to = hand == last ? RIGHT + 1 : between(hand, hands[i + 1]);
                    return new HandStrip(
                            hand,
                            x(hand),
                            from,
                            to - from,
                            totals(after, ", ", game::nameOf, player -> fates(player, before, hand)),
                            totals(after, " · ", player -> mark(player).initials(), _ -> ""));
                })
                .toList();
    }

    /** Returns the middle between two hands, rounded up, so that a hand at the chart's left edge has a width, too. */
    private int between(int hand, int next) {
        return Math.ceilDiv(x(hand) + x(next), 2);
    }

    private static String totals(
            List<Standing> standings,
            String between,
            Function<PlayerId, String> name,
            Function<PlayerId, String> fates) {
        return standings.stream()
                .map(standing ->
                        name.apply(standing.player()) + " " + standing.score() + fates.apply(standing.player()))
                .collect(Collectors.joining(between));
    }

    /** Returns the player's cucumbers in the hands after {@code before}, up to {@code hand}. */
    private String fates(PlayerId player, int before, int hand) {
        return sheet.hands().subList(before, hand).stream()
                .flatMap(each -> each.outcome(player).stream())
                .filter(outcome -> outcome.takesCucumber() || outcome.goesOut())
                .map(outcome -> " (" + words.line(outcome).fate() + ")")
                .collect(Collectors.joining());
    }

    private List<Tick> scores() {
        int step = step(highest, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000);
        return IntStream.rangeClosed(0, highest / step)
                .map(i -> i * step)
                .mapToObj(score -> new Tick(y(score), Integer.toString(score)))
                .toList();
    }

    private List<Tick> hands() {
        int hands = sheet.hands().size();
        int step = step(hands, 1, 2, 5, 10, 20, 50, 100, 200);
        return IntStream.rangeClosed(1, hands)
                .filter(hand -> hand % step == 0)
                .mapToObj(hand -> new Tick(x(hand), Integer.toString(hand)))
                .toList();
    }

    /** Returns the smallest step that needs few enough ticks, otherwise the largest. */
    private static int step(int most, int... steps) {
        return IntStream.of(steps)
                .filter(step -> most / step < MOST_TICKS)
                .findFirst()
                .orElse(steps[steps.length - 1]);
    }

    private @Nullable Tick limitLine() {
        return limit == null ? null : new Tick(y(limit), limit.toString());
    }

    private static @Nullable Integer limit(RuleSet rules) {
        if (rules.end() instanceof End.Target(int target)) {
            return target;
        }
        return rules.scoring() instanceof CardScoring cards ? cards.limit() : null;
    }

    private int x(int hand) {
        return LEFT + hand * (RIGHT - LEFT) / sheet.hands().size();
    }

    private int y(int score) {
        return BOTTOM - score * (BOTTOM - TOP) / highest;
    }
}
