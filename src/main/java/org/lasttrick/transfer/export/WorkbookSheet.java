package org.lasttrick.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import org.dhatim.fastexcel.Range;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/** Writes a sheet of a workbook line by line. Text never becomes a formula, whatever it begins with. */
final class WorkbookSheet {
    private static final String TIME = "yyyy-mm-dd hh:mm:ss";
    private static final String SHARE = "0.0%";
    private static final double TIME_WIDTH = 19;

    private final Worksheet sheet;
    private final ZoneId zone;
    private int row;

    /** @param zone in which times are shown */
    WorkbookSheet(Workbook workbook, String name, ZoneId zone) {
        this.sheet = workbook.newWorksheet(name);
        this.zone = zone;
    }

    /** @param out is left open */
    static Workbook workbook(OutputStream out) {
        return new Workbook(out, "Last Trick", "1.0");
    }

    int lines() {
        return row;
    }

    /** A line of its own that says what the sheet shows. */
    void title(String text) {
        sheet.style(row, 0).bold().fontSize(14).set();
        line(text);
    }

    void columns(List<String> names) {
        Range titles = sheet.range(row, 0, row, names.size() - 1);
        titles.style().bold().borderStyle("thin").set();
        line(names.toArray());
    }

    /** The lines so far stay in sight when one scrolls. */
    void freeze() {
        sheet.freezePane(0, row);
    }

    void bold(@Nullable Object... cells) {
        sheet.range(row, 0, row, cells.length - 1).style().bold().set();
        line(cells);
    }

    /** @param cells text, whole numbers, shares of 1 and {@link Instant}s; {@code null} for an empty one */
    void line(@Nullable Object... cells) {
        for (int column = 0; column < cells.length; column++) {
            switch (cells[column]) {
                case null -> {}
                case String text -> sheet.inlineString(row, column, text);
                case Double share -> {
                    sheet.value(row, column, share);
                    sheet.style(row, column).format(SHARE).set();
                }
                case Number number -> sheet.value(row, column, number);
                case Instant time -> {
                    sheet.value(row, column, LocalDateTime.ofInstant(time, zone));
                    sheet.style(row, column).format(TIME).set();
                    sheet.width(column, TIME_WIDTH);
                }
                default -> throw new IllegalArgumentException("No form for a " + cells[column].getClass());
            }
        }
        row++;
    }

    /** Sends the lines so far, so that they take no memory. */
    void flush() throws IOException {
        sheet.flush();
    }

    void finish() throws IOException {
        sheet.finish();
    }
}
