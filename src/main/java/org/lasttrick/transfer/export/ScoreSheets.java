package org.lasttrick.transfer.export;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/** Fills a workbook's first sheet with the totals after each hand. */
@Singleton
record ScoreSheets(Messages messages, SheetHeader header) {
    void write(RecordedGame recorded, ZoneId zone, WorkbookSheet sheet) throws IOException {
        Game game = recorded.game();
        sheet.title(header.title(game));
        sheet.heading(header.rules(game));
        sheet.labelled(Column.withZone(text().began(), zone), Titles.startedAt(recorded));
        sheet.labelled(text().fingerprint(), recorded.head().fingerprint());
        if (game.sheet().isOver()) {
            sheet.heading(new HandNarrator(messages.of(GameText.class), game).over(game.sheet()));
        }
        sheet.line();
        sheet.columns(
                Stream.concat(Stream.of(text().hand()), names(game).stream()).toList());
        sheet.freeze();
        sheet.line(row(text().startedWith(), game, player -> score(game.sheet().start(), player)));
        for (ScoredHand hand : game.sheet().hands()) {
            sheet.line(row(hand.deal().number(), game, player -> score(hand.after(), player)));
        }
        totals(game, sheet);
        sheet.finish();
    }

    /** Returns a player's score; {@code null} before a late joiner came. */
    private static @Nullable Integer score(Standings standings, PlayerId player) {
        return standings.find(player).map(Standing::score).orElse(null);
    }

    private void totals(Game game, WorkbookSheet sheet) {
        Scoresheet scores = game.sheet();
        sheet.bold(row(header.total(game), game, player -> score(scores.standings(), player)));
        sheet.line(row(
                text().cucumbers(),
                game,
                player -> scores.standings().of(player).cucumbers()));
        sheet.line(row(text().place(), game, player -> scores.place(player).orElse(null)));
    }

    private static List<String> names(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .map(standing -> game.nameOf(standing.player()))
                .toList();
    }

    private static @Nullable Object[] row(Object head, Game game, Function<PlayerId, @Nullable Integer> cell) {
        List<@Nullable Object> cells = new ArrayList<>();
        cells.add(head);
        game.sheet().standings().inSeatOrder().forEach(standing -> cells.add(cell.apply(standing.player())));
        return cells.toArray();
    }

    private BookText text() {
        return messages.of(BookText.class);
    }
}
