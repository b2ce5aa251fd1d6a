package org.lasttrick.transfer.export;

import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/**
 * A workbook's lines about a book's games, with every word at hand that they take.
 *
 * @param zone in which moments are told
 */
record BookLines(
        List<String> columns,
        Map<Scoresheet.Status, String> ends,
        Map<Standing.Status, String> standings,
        String yes,
        ZoneId zone) {

    static BookLines inReadersLanguage(ExportText text, PageText page, ZoneId zone) {
        StandingWords words = new StandingWords(text, page);
        List<String> columns = List.of(
                GameWorkbook.at(text.began(), zone),
                text.game(),
                text.variant(),
                text.ended(),
                text.numberOfHands(),
                text.player(),
                text.total(),
                text.cucumbers(),
                text.standing(),
                text.place(),
                text.winner(),
                text.entries(),
                text.fingerprint());
        return new BookLines(
                columns,
                each(Scoresheet.Status.values(), words::of),
                each(Standing.Status.values(), words::of),
                text.yes(),
                zone);
    }

    private static <T> Map<T, String> each(T[] values, Function<T, String> word) {
        return Arrays.stream(values).collect(Collectors.toMap(Function.identity(), word));
    }

    @Nullable
    Object[] cells(GameRow row) {
        return new @Nullable Object[] {
            GameWorkbook.in(zone, row.startedAt()),
            row.title(),
            row.variant(),
            ends.get(row.status()),
            row.hands(),
            row.player(),
            row.standing().score(),
            row.standing().cucumbers(),
            standings.get(row.standing().status()),
            row.place(),
            row.winner() ? yes : null,
            row.entries(),
            row.fingerprint()
        };
    }
}
