package org.lasttrick.transfer.export.paper;

import jakarta.inject.Singleton;
import java.net.URI;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.transfer.export.SheetHeader;
import org.lasttrick.transfer.export.Titles;
import org.lasttrick.transfer.export.paper.PrintView.Cell;
import org.lasttrick.transfer.export.paper.PrintView.Line;

/** Makes the views of a game for paper. */
@Singleton
record PaperPresenter(Messages messages, SheetHeader header) {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG);
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT);

    PictureView picture(RecordedGame recorded, PictureSize size, ZoneId zone) {
        Game game = recorded.game();
        Scoresheet sheet = game.sheet();
        GameNarrator narrator = new GameNarrator(page(), new HandNarrator(messages.of(GameText.class), game));
        String variant = new GameNames(messages).of(game.start().variant());
        String name = game.start().name();
        int hands = game.hands().size();
        return new PictureView(
                size,
                page().datesAsIn(),
                VisualOrder.of(Objects.requireNonNullElse(name, variant)),
                VisualOrder.ofSentence(
                        sheet.isOver()
                                ? narrator.words().over(sheet)
                                : narrator.ahead().orElseGet(page()::allEven)),
                Stream.of(
                                name == null ? "" : variant,
                                sheet.isOver() ? page().afterHands(hands) : page().handIsNext(hands + 1),
                                began(recorded, zone, DAY))
                        .filter(fact -> !fact.isEmpty())
                        .map(VisualOrder::ofSentence)
                        .toList(),
                header.total(game),
                players(game, narrator.inOrder()),
                DataUri.CUCUMBER);
    }

    PrintView sheet(RecordedGame recorded, ZoneId zone, URI address) {
        Game game = recorded.game();
        HandNarrator words = new HandNarrator(messages.of(GameText.class), game);
        int hands = game.hands().size();
        return new PrintView(
                page().datesAsIn(),
                header.title(game),
                header.rules(game),
                VisualOrder.of(header.title(game)),
                VisualOrder.ofSentence(header.rules(game)),
                inVisualOrder(header.houseRules(game)),
                List.of(VisualOrder.ofSentence(began(recorded, zone, TIME)), page().afterHands(hands)),
                VisualOrder.ofSentence(game.sheet().isOver() ? words.over(game.sheet()) : words.next(game.sheet())),
                header.total(game),
                players(game, game.sheet().standings().inSeatOrder()),
                started(game),
                lines(game, words),
                inVisualOrder(words.rosterChanges(hands + 1)),
                DataUri.ofQrCode(address.toString()),
                messages.of(BookText.class).fingerprintAfter(recorded.version()),
                recorded.head().fingerprint());
    }

    private String began(RecordedGame recorded, ZoneId zone, DateTimeFormatter format) {
        return format.withLocale(Locale.forLanguageTag(page().datesAsIn()))
                .format(Titles.startedAt(recorded).atZone(zone));
    }

    private List<PlayerScore> players(Game game, List<Standing> standings) {
        Scoresheet sheet = game.sheet();
        List<PlayerId> first = sheet.isOver() ? sheet.winners() : sheet.ahead();
        return standings.stream()
                .map(standing -> new PlayerScore(
                        VisualOrder.of(game.nameOf(standing.player())),
                        standing.score(),
                        standing.cucumbers(),
                        sheet.isOver()
                                ? sheet.place(standing.player())
                                        .map(page()::place)
                                        .orElse(null)
                                : null,
                        switch (standing.status()) {
                            case ACTIVE -> null;
                            case OUT -> page().out();
                            case LEFT -> page().left();
                        },
                        first.contains(standing.player())))
                .toList();
    }

    /** Says with which scores players began; empty if everyone began with the usual one. */
    private static List<String> started(Game game) {
        Scoresheet sheet = game.sheet();
        return sheet.isCarriedOn()
                ? sheet.standings().inSeatOrder().stream()
                        .map(standing -> sheet.start().find(standing.player()))
                        .map(start ->
                                start.map(Standing::score).map(Object::toString).orElse(""))
                        .toList()
                : List.of();
    }

    private static List<Line> lines(Game game, HandNarrator words) {
        List<ScoredHand> hands = game.sheet().hands();
        return IntStream.range(0, hands.size())
                .mapToObj(i -> new Line(
                        i + 1,
                        game.hands().get(i).corrected(),
                        inVisualOrder(words.rosterChanges(i + 1)),
                        game.sheet().standings().inSeatOrder().stream()
                                .map(column -> cell(column.player(), hands.get(i)))
                                .toList()))
                .toList();
    }

    /** Returns what a hand did to a player; {@code null} for one who joined later. */
    private static @Nullable Cell cell(PlayerId player, ScoredHand hand) {
        return hand.outcome(player).map(PaperPresenter::cell).orElse(null);
    }

    private static Cell cell(PlayerOutcome outcome) {
        int change = outcome.change();
        return new Cell(
                change == 0 ? null : (change < 0 ? "−" : "+") + Math.abs(change),
                outcome.reEnters() || outcome.goesBack() ? (Integer) outcome.reached() : null,
                outcome.takesCucumber(),
                outcome.goesOut(),
                !outcome.before().isActive(),
                outcome.after().score());
    }

    private static List<String> inVisualOrder(List<String> sentences) {
        return sentences.stream().map(VisualOrder::ofSentence).toList();
    }

    private PageText page() {
        return messages.of(PageText.class);
    }
}
