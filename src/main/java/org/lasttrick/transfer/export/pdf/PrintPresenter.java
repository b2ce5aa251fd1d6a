package org.lasttrick.transfer.export.pdf;

import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.transfer.export.HandRow;
import org.lasttrick.transfer.export.SheetHeader;
import org.lasttrick.transfer.export.Titles;
import org.lasttrick.transfer.export.font.FontText;
import org.lasttrick.transfer.export.pdf.PrintView.Cell;
import org.lasttrick.transfer.export.pdf.PrintView.Line;
import org.lasttrick.transfer.export.pdf.PrintView.PlayerColumn;

/** Makes the view of a scoresheet for paper. */
@ApplicationScoped
class PrintPresenter {
    private final ExportText text;
    private final PageText page;
    private final HandText handText;
    private final SheetHeader header;

    PrintPresenter(Messages messages, SheetHeader header) {
        this.text = messages.of(ExportText.class);
        this.page = messages.of(PageText.class);
        this.handText = messages.of(HandText.class);
        this.header = header;
    }

    PrintView draw(RecordedGame recorded, ZoneId zone, URI address) {
        Game game = recorded.game();
        HandNarrator words = new HandNarrator(handText, game);
        List<Line> lines = lines(recorded, words);
        return new PrintView(
                page.datesAsIn(),
                PrintLayout.classes(game.names().size(), lines.size()),
                FontText.printable(Titles.of(game)),
                FontText.printable(header.rules(game)),
                header.houseRules(game).stream().map(FontText::printable).toList(),
                List.of(
                        FontText.printable(time(Titles.startedAt(recorded), zone)),
                        page.afterHands(game.hands().size())),
                FontText.printable(game.sheet().isOver() ? words.over(game.sheet()) : words.next(game.sheet())),
                header.total(game),
                players(game),
                started(game),
                lines,
                printable(words.rosterChanges(game.hands().size() + 1)),
                address.toString(),
                text.fingerprintAfter(recorded.version()),
                recorded.head().fingerprint());
    }

    private String time(Instant time, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
                .withLocale(Locale.forLanguageTag(page.datesAsIn()))
                .format(time.atZone(zone));
    }

    private List<PlayerColumn> players(Game game) {
        Scoresheet sheet = game.sheet();
        return sheet.standings().inSeatOrder().stream()
                .map(standing -> new PlayerColumn(
                        FontText.printable(game.nameOf(standing.player())),
                        standing.score(),
                        standing.cucumbers(),
                        sheet.isOver()
                                ? sheet.place(standing.player())
                                        .map(page::place)
                                        .orElse(null)
                                : null,
                        gone(standing),
                        sheet.winners().contains(standing.player())))
                .toList();
    }

    private @Nullable String gone(Standing standing) {
        return switch (standing.status()) {
            case ACTIVE -> null;
            case OUT -> page.out();
            case LEFT -> page.left();
        };
    }

    /** Empty if everyone began with the usual score. */
    private static List<String> started(Game game) {
        int usual = game.start().rules().scoring().startingScore();
        Scoresheet sheet = game.sheet();
        boolean carriedOn = sheet.start().inSeatOrder().stream()
                .anyMatch(standing -> standing.score() != usual || standing.cucumbers() > 0);
        return carriedOn
                ? sheet.standings().inSeatOrder().stream()
                        .map(standing -> sheet.start().find(standing.player()))
                        .map(start ->
                                start.map(Standing::score).map(Object::toString).orElse(""))
                        .toList()
                : List.of();
    }

    private static List<Line> lines(RecordedGame recorded, HandNarrator words) {
        return HandRow.of(recorded).collect(Collectors.groupingBy(HandRow::number)).entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(hand -> new Line(
                        hand.getKey(),
                        hand.getValue().getFirst().entered().corrected(),
                        printable(words.rosterChanges(hand.getKey())),
                        recorded.game().sheet().standings().inSeatOrder().stream()
                                .map(column -> cell(column.player(), hand.getValue()))
                                .toList()))
                .toList();
    }

    /** {@code null} for a player who joined later. */
    private static @Nullable Cell cell(PlayerId player, List<HandRow> hand) {
        return hand.stream()
                .map(HandRow::outcome)
                .filter(outcome -> outcome.player().equals(player))
                .findFirst()
                .map(PrintPresenter::cell)
                .orElse(null);
    }

    private static Cell cell(PlayerOutcome outcome) {
        int change = outcome.change();
        return new Cell(
                change == 0 ? null : (change < 0 ? "−" : "+") + Math.abs(change),
                outcome.takesCucumber() ? (Integer) outcome.reached() : null,
                outcome.goesOut(),
                !outcome.before().isActive(),
                outcome.after().score());
    }

    private static List<String> printable(List<String> sentences) {
        return sentences.stream().map(FontText::printable).toList();
    }
}
