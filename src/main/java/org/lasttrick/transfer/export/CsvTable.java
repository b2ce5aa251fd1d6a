package org.lasttrick.transfer.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.jspecify.annotations.Nullable;

/**
 * A table as RFC 4180 has it: commas, CRLF, quotes where they are needed, UTF-8. It begins with a byte order mark: without
 * one, a spreadsheet opened by a double click shows every name with an accent wrong, which nobody can mend there, while a
 * program that is told “UTF-8 with BOM” skips three bytes. Its columns are called the same in every language, for programs.
 *
 * <p>Text that a spreadsheet would take for a formula has an apostrophe before it. Numbers are numbers, negative ones too.
 */
final class CsvTable implements Closeable {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** Also as they are written full-width, and with blanks or what is invisible before. */
    private static final Pattern FORMULA =
            Pattern.compile("[\\t\\r\\n].*|[\\s\\p{Z}\\p{C}]*[-=+@＝＋－＠].*", Pattern.DOTALL);

    /** Where a comma is for decimals, spreadsheets part cells at semicolons, quoted or not. */
    private static final Pattern PARTED = Pattern.compile(";(?=[\\s\\p{Z}\\p{C}]*[-=+@＝＋－＠])");

    private final CSVPrinter printer;

    CsvTable(OutputStream out, String... columns) throws IOException {
        Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        text.write(BYTE_ORDER_MARK);
        printer = new CSVPrinter(text, CSVFormat.RFC4180);
        printer.printRecord((Object[]) columns);
    }

    /** @param cells text, or what is plain when it is written; {@code null} for an empty one */
    void line(@Nullable Object... cells) throws IOException {
        printer.printRecord(Arrays.stream(cells).map(CsvTable::harmless).toArray());
    }

    private static @Nullable Object harmless(@Nullable Object cell) {
        if (!(cell instanceof String text)) {
            return cell;
        }
        String parted = PARTED.matcher(text).replaceAll(";'");
        return FORMULA.matcher(text).matches() ? "'" + parted : parted;
    }

    @Override
    public void close() throws IOException {
        printer.close();
    }
}
