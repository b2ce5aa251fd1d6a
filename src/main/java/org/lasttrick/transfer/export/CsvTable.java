package org.lasttrick.transfer.export;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.settings.SettingKind;

/**
 * Writes a table as RFC 4180 has it: commas, CRLF, quotes where needed, UTF-8. It begins with a byte order mark, since
 * without one a spreadsheet shows names with accents wrong.
 *
 * <p>Text that a spreadsheet would take for a formula gets an apostrophe before it. Numbers stay numbers, negative ones too.
 */
final class CsvTable<R> implements Closeable {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** The signs can be full-width, and have blanks or invisible characters before them. */
    private static final Pattern FORMULA =
            Pattern.compile("[\\t\\r\\n].*|[\\s\\p{Z}\\p{C}]*[-=+@＝＋－＠].*", Pattern.DOTALL);

    /** Where the comma is the decimal sign, spreadsheets split cells at semicolons, quoted or not. */
    private static final Pattern FORMULA_AFTER_SEMICOLON = Pattern.compile(";(?=[\\s\\p{Z}\\p{C}]*[-=+@＝＋－＠])");

    private final List<Column<R>> columns;
    private final CSVPrinter printer;

    CsvTable(OutputStream out, List<Column<R>> columns) throws IOException {
        this.columns = columns.stream().filter(column -> column.key() != null).toList();
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        text.write(BYTE_ORDER_MARK);
        printer = new CSVPrinter(text, CSVFormat.RFC4180);
        printer.printRecord(this.columns.stream().map(Column::key));
    }

    void add(Stream<R> rows) throws IOException {
        for (R row : (Iterable<R>) rows::iterator) {
            for (Column<R> column : columns) {
                printer.print(cell(column.value().apply(row)));
            }
            printer.println();
        }
    }

    private static @Nullable Object cell(@Nullable Object value) {
        return switch (value) {
            case String text -> harmless(text);
            case Enum<?> constant -> SettingKind.word(constant);
            case null, default -> value;
        };
    }

    private static String harmless(String text) {
        String split = FORMULA_AFTER_SEMICOLON.matcher(text).replaceAll(";'");
        return FORMULA.matcher(text).matches() ? "'" + split : split;
    }

    @Override
    public void close() throws IOException {
        printer.close();
    }
}
