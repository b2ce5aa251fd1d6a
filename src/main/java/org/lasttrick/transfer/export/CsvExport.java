package org.lasttrick.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lasttrick.chain.RecordedGame;

/** Exports games and scorebooks as CSV, with the same columns and words in every language. */
public final class CsvExport {
    private CsvExport() {}

    /**
     * Writes a game, one line per hand and player, and closes {@code out}.
     *
     * <p>{@code total} is {@code before} plus {@code change}, unless {@code effects} has a re-entry. {@code change} is empty
     * for those whom the hand did not touch.
     */
    public static void write(RecordedGame game, CsvForm form, OutputStream out) throws IOException {
        try (CsvTable<HandRow> table = new CsvTable<>(out, HandRow.COLUMNS, form)) {
            table.add(HandRow.of(game));
        }
    }

    /**
     * Writes games one after another, one line per game and player, and closes {@code out}.
     *
     * @param games needs to hold only one at a time in memory
     */
    public static void write(Iterator<RecordedGame> games, CsvForm form, OutputStream out) throws IOException {
        write(games, GameRow::of, GameRow.COLUMNS, form, out);
    }

    static <T, R> void write(
            Iterator<T> items, Function<T, Stream<R>> rows, List<Column<R>> columns, CsvForm form, OutputStream out)
            throws IOException {
        try (CsvTable<R> table = new CsvTable<>(out, columns, form)) {
            while (items.hasNext()) {
                table.add(rows.apply(items.next()));
            }
        }
    }
}
