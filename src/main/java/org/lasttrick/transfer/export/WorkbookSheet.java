package org.lasttrick.transfer.export;

import java.io.IOException;
import java.time.LocalDateTime;
import java.util.List;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/** A sheet of a workbook that is written line by line. What is text is no formula, whatever it begins with. */
final class WorkbookSheet {
    private static final String MOMENT = "yyyy-mm-dd hh:mm:ss";
    private static final double MOMENTS_WIDTH = 19;

    private final Worksheet sheet;
    private int row;

    WorkbookSheet(Workbook workbook, String name) {
        sheet = workbook.newWorksheet(name);
    }

    int lines() {
        return row;
    }

    /** A line alone that says what the sheet is of. */
    void title(String text) {
        sheet.style(row, 0).bold().fontSize(14).set();
        line(text);
    }

    void columns(List<String> names) {
        for (int column = 0; column < names.size(); column++) {
            sheet.style(row, column).bold().borderStyle("thin").set();
        }
        line(names.toArray());
    }

    /** What stands above here stays in sight when one scrolls. */
    void keepInSight() {
        sheet.freezePane(0, row);
    }

    void bold(@Nullable Object... cells) {
        for (int column = 0; column < cells.length; column++) {
            sheet.style(row, column).bold().set();
        }
        line(cells);
    }

    /** @param cells text, numbers and moments; {@code null} for an empty one */
    void line(@Nullable Object... cells) {
        for (int column = 0; column < cells.length; column++) {
            switch (cells[column]) {
                case null -> {}
                case String text -> sheet.inlineString(row, column, text);
                case Integer number -> sheet.value(row, column, number);
                case LocalDateTime moment -> {
                    sheet.value(row, column, moment);
                    sheet.style(row, column).format(MOMENT).set();
                    sheet.width(column, MOMENTS_WIDTH);
                }
                default -> throw new IllegalArgumentException("No form for a " + cells[column].getClass());
            }
        }
        row++;
    }

    /** Hands over what was written so far, so that it need not be kept. */
    void flush() throws IOException {
        sheet.flush();
    }

    void finish() throws IOException {
        sheet.finish();
    }
}
