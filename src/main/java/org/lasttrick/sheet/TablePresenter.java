package org.lasttrick.sheet;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.Panel.Why;
import org.lasttrick.sheet.SheetView.CellView;
import org.lasttrick.sheet.SheetView.HandView;
import org.lasttrick.sheet.SheetView.Link;
import org.lasttrick.sheet.SheetView.PlayerView;
import org.lasttrick.sheet.SheetView.TableView;
import org.lasttrick.sheet.SheetView.WhyLink;
import org.lasttrick.sheet.mark.Mark;

/**
 * Draws the table of one sheet: a column for each player, a row for each hand.
 *
 * @param url of the sheet
 * @param panel shown beside it; {@code null} for none
 */
record TablePresenter(
        PageText text,
        HandNarrator words,
        String url,
        @Nullable Panel panel) {
    private static final int FEW_PLAYERS = 6;

    /**
     * A game is long from so many hands on, which hardly any game has: older hands are shown when they are asked for.
     */
    private static final int MANY_HANDS = 120;

    private static final int NEWEST_HANDS = 100;

    /**
     * @param correcting the hand to be corrected; {@code null} for none
     * @param allHands whether older hands of a long game are asked for
     */
    TableView draw(@Nullable Integer correcting, boolean allHands) {
        Game game = words.game();
        int hands = game.hands().size();
        int first = allHands ? 1 : firstHand(hands, correcting);
        String query = url + "?" + (allHands ? FormFields.ALL_HANDS + "&" : "");
        int usualStart = sheet().rules().scoring().startingScore();
        return new TableView(
                sheet().standings().inSeatOrder().size() > FEW_PLAYERS,
                players(),
                first == 1 ? null : new Link(text.earlierHands(first - 1), url + "?" + FormFields.ALL_HANDS + "#hands"),
                game.start().players().stream()
                        .anyMatch(player -> player.score() != usualStart || player.cucumbers() > 0),
                IntStream.rangeClosed(first, hands)
                        .mapToObj(number -> hand(number, correcting, query))
                        .toList(),
                words.rosterChanges(hands + 1),
                sheet().rules().scoring() instanceof StakesScoring ? text.credits() : text.total());
    }

    private Scoresheet sheet() {
        return words.game().sheet();
    }

    /** Returns the first hand that is shown; 1 also if an old one is corrected or explained. */
    private int firstHand(int hands, @Nullable Integer correcting) {
        int newest = hands > MANY_HANDS ? hands - NEWEST_HANDS + 1 : 1;
        Integer explained = panel instanceof Why(var _, Integer hand) ? hand : null;
        boolean isOld = (correcting != null && correcting < newest) || (explained != null && explained < newest);
        return isOld ? 1 : newest;
    }

    private List<PlayerView> players() {
        Game game = words.game();
        Map<PlayerId, Mark> marks = Mark.of(game);
        Optional<Deal> next = sheet().next();
        return sheet().standings().inSeatOrder().stream()
                .map(standing -> player(standing, next, Objects.requireNonNull(marks.get(standing.player()))))
                .toList();
    }

    private PlayerView player(Standing standing, Optional<Deal> next, Mark mark) {
        PlayerId player = standing.player();
        return new PlayerView(
                standing,
                words.game().nameOf(player),
                mark,
                next.map(deal -> duty(deal, player)).orElse(""),
                sheet().start().find(player).map(Standing::score).orElse(null),
                sheet().winners().contains(player),
                toGo(standing),
                sheet().isOver() ? sheet().place(player).orElse(null) : null,
                why(new Why(player, null), url + "?"),
                Math.max(0, sheet().rules().scoring().lives() - standing.cucumbers()));
    }

    private String duty(Deal deal, PlayerId player) {
        boolean deals = deal.dealer().player().equals(player);
        boolean leads = deal.leader().player().equals(player);
        return Stream.of(deals ? text.dealsMark() : "", leads ? text.leadsMark() : "")
                .filter(mark -> !mark.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private @Nullable String toGo(Standing standing) {
        if (!standing.isActive()) {
            return standing.status() == Standing.Status.LEFT ? text.left() : text.out();
        }
        if (sheet().isOver()) {
            return null;
        }
        RuleSet rules = sheet().rules();
        OptionalInt points = rules.end() instanceof End.Target(int target)
                ? OptionalInt.of(Math.max(0, target - standing.score()))
                : rules.scoring().pointsToLimit(standing.score());
        // Where nobody goes out, players go on beyond the limit.
        return points.isPresent() && points.getAsInt() > 0 ? text.toGo(points.getAsInt()) : null;
    }

    /** @param query the sheet's address and the beginning of a query */
    private HandView hand(int number, @Nullable Integer correcting, String query) {
        ScoredHand hand = sheet().hands().get(number - 1);
        return new HandView(
                number,
                query + "correct=" + number + "#hand-" + number,
                words.game().hands().get(number - 1).corrected(),
                correcting != null && correcting == number,
                words.rosterChanges(number),
                sheet().standings().inSeatOrder().stream()
                        .map(column -> hand.outcome(column.player())
                                .map(outcome -> cell(outcome, number, query))
                                .orElse(null))
                        .toList());
    }

    private CellView cell(PlayerOutcome outcome, int hand, String query) {
        return new CellView(outcome, signed(outcome.change()), why(new Why(outcome.player(), hand), query));
    }

    private WhyLink why(Why why, String query) {
        return new WhyLink(why.written(), query + why.query(), why.equals(panel));
    }

    /** Writes a change with a true minus sign; {@code null} for none. */
    private static @Nullable String signed(int change) {
        return change == 0 ? null : (change < 0 ? "−" : "+") + Math.abs(change);
    }
}
