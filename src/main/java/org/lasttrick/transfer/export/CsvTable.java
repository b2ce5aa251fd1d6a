package org.lasttrick.transfer.export;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.settings.SettingKind;

/**
 * Writes a table as RFC 4180 has it, but for the separator of a {@link CsvForm}: CRLF, text in quotes, so that nothing in it
 * begins another cell, whatever a spreadsheet splits lines at, and UTF-8. It begins with a byte order mark, since without one a
 * spreadsheet shows names with accents wrong.
 *
 * <p>Text that a spreadsheet would take for a formula gets an apostrophe before it. Numbers stay numbers, negative ones too.
 */
final class CsvTable<R> implements Closeable {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** A formula begins with one of these signs, which can be full-width, and have blanks or invisible characters before them. */
    private static final Pattern FORMULA =
            Pattern.compile("[\\t\\r\\n].*|[\\s\\p{Z}\\p{C}]*[-=+@＝＋－＠].*", Pattern.DOTALL);

    /**
     * A formula may begin after a semicolon: where the comma is the decimal sign, spreadsheets split cells there, quoted or not.
     */
    private static final Pattern FORMULA_AFTER_SEMICOLON = Pattern.compile(";(?=[\\s\\p{Z}\\p{C}]*[-=+@＝＋－＠])");

    /** Every spreadsheet, in every language, recognizes this form as a time. */
    private static final DateTimeFormatter LOCAL_TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");

    private final List<Column<R>> columns;
    private final CsvForm form;
    private final Writer out;

    CsvTable(OutputStream out, List<Column<R>> columns, CsvForm form) throws IOException {
        this.columns = columns.stream().filter(column -> column.key() != null).toList();
        this.form = form;
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        this.out.write(BYTE_ORDER_MARK);
        line(this.columns.stream().map(column -> {
            String key = Objects.requireNonNull(column.key());
            return column.local() ? Column.withZone(key, form.zone()) : key;
        }));
    }

    void add(Stream<R> rows) throws IOException {
        for (R row : (Iterable<R>) rows::iterator) {
            line(columns.stream().map(column -> cell(column.value().apply(row), column.local())));
        }
    }

    private void line(Stream<String> cells) throws IOException {
        out.write(cells.collect(Collectors.joining(form.separator(), "", "\r\n")));
    }

    private String cell(@Nullable Object value, boolean local) {
        return switch (value) {
            case null -> "";
            case String text -> quoted(text);
            case GameTitle title -> quoted(title.inEnglish());
            case Enum<?> constant -> SettingKind.word(constant);
            case Instant time when local -> LOCAL_TIME.format(time.atZone(form.zone()));
            default -> value.toString();
        };
    }

    private static String quoted(String text) {
        return '"' + harmless(text).replace("\"", "\"\"") + '"';
    }

    private static String harmless(String text) {
        String split = FORMULA_AFTER_SEMICOLON.matcher(text).replaceAll(";'");
        return FORMULA.matcher(text).matches() ? "'" + split : split;
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
