package org.lasttrick.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dhatim.fastexcel.PaperSize;
import org.dhatim.fastexcel.Position;
import org.dhatim.fastexcel.StyleSetter;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/**
 * Writes a sheet of a workbook line by line. Text never becomes a formula, whatever it begins with. Columns are as wide as what is
 * in their first lines, up to a limit, where text is wrapped: then the row gets a height, since spreadsheets give it none. On
 * paper, a sheet is one page of A4 wide, with its titles on each page.
 */
final class WorkbookSheet {
    private static final String TIME = "yyyy-mm-dd hh:mm:ss";
    private static final String SHARE = "0.0%";

    /** A time has this width, which is in digits, as all widths are: those of {@link #TIME} and the edges of a cell. */
    private static final double TIME_WIDTH = 21;

    private static final int NARROWEST = 7;
    private static final int INDENT = 1;
    private static final int WIDEST_TITLE = 24;

    /** A letter has this width in text that stays on one line, and in titles: bold or large letters are wider than digits. */
    private static final double WIDE_LETTER = 1.2;

    /** A letter has this width in text of several lines: on average, it is narrower than a digit. */
    private static final double LETTER = 0.9;

    /** The margin is in inches. */
    private static final float MARGIN = 0.5f;

    private static final double LINE_HEIGHT = 15;
    private static final int TITLE_SIZE = 14;
    private static final double TITLE_SCALE = TITLE_SIZE / 11.0;

    private final Worksheet sheet;
    private final int widest;
    private final ZoneId zone;
    private final List<Double> widths = new ArrayList<>();

    /** Titles of columns, and texts of the whole width, are kept by their rows: their heights are known when the widths are. */
    private final Map<Integer, List<String>> titles = new TreeMap<>();

    private final Map<Integer, String> headings = new TreeMap<>();
    private final List<Integer> labelled = new ArrayList<>();
    private boolean laidOut;
    private int row;

    /**
     * @param widest column that text gets before it is wrapped
     * @param zone in which times are shown
     */
    WorkbookSheet(Workbook workbook, String name, int widest, ZoneId zone) {
        this.widest = widest;
        this.sheet = workbook.newWorksheet(name);
        this.zone = zone;
        sheet.paperSize(PaperSize.A4_PAPER);
        sheet.pageOrientation("landscape");
        sheet.setFitToPage(true);
        sheet.fitToWidth((short) 1);
        sheet.fitToHeight((short) 0);
        sheet.topMargin(MARGIN);
        sheet.leftMargin(MARGIN);
        sheet.rightMargin(MARGIN);
        sheet.footer("&P / &N", Position.CENTER);
    }

    /** @param out is left open */
    static Workbook workbook(OutputStream out) {
        return new Workbook(out, "Last Trick", "1.0");
    }

    int lines() {
        return row;
    }

    /** Writes the line that says what the sheet shows. */
    void title(String text) {
        heading(text);
    }

    /** Writes a line of the sheet's whole width. */
    void heading(String text) {
        sheet.inlineString(row, 0, text);
        headings.put(row, text);
        row++;
    }

    /** Writes a line above the table: a label in the first column, and its value beside it, across all others. */
    void labelled(String label, Object value) {
        widen(0, WIDEST_TITLE);
        widen(1, NARROWEST);
        sheet.inlineString(row, 0, label);
        sheet.style(row, 0).wrapText(true).verticalAlignment("top").set();
        write(1, value);
        sheet.style(row, 1).horizontalAlignment("left").verticalAlignment("top").set();
        height(row, linesOf(label, WIDEST_TITLE, LETTER), LINE_HEIGHT);
        labelled.add(row);
        row++;
    }

    void columns(List<String> names) {
        for (int column = 0; column < names.size(); column++) {
            String name = names.get(column);
            sheet.inlineString(row, column, name);
            sheet.style(row, column)
                    .bold()
                    .borderStyle("thin")
                    .wrapText(true)
                    .horizontalAlignment("left")
                    .indent(indent(column))
                    .verticalAlignment("bottom")
                    .set();
            widen(column, Math.min(letters(longestWord(name)) + indent(column), WIDEST_TITLE));
        }
        titles.put(row, names);
        row++;
    }

    /** Keeps the first column and the lines so far in sight when one scrolls, and the last of them on each page. */
    void freeze() {
        sheet.freezePane(1, row);
        sheet.repeatRows(row - 1);
    }

    void bold(@Nullable Object... cells) {
        sheet.range(row, 0, row, cells.length - 1).style().bold().set();
        line(cells);
    }

    /** Writes a line like {@link #line}, with numbers at the left, where text is. */
    void leftAligned(@Nullable Object... cells) {
        sheet.range(row, 0, row, cells.length - 1)
                .style()
                .horizontalAlignment("left")
                .indent(INDENT)
                .set();
        line(cells);
    }

    /** @param cells text, whole numbers, shares of 1 and {@link Instant}s; {@code null} for an empty one */
    void line(@Nullable Object... cells) {
        int height = 1;
        for (int column = 0; column < cells.length; column++) {
            if (cells[column] instanceof String text) {
                height = Math.max(
                        height, linesOf(text, (laidOut ? widths.get(column) : widest) - indent(column), LETTER));
            }
        }
        for (int column = 0; column < cells.length; column++) {
            Object cell = cells[column];
            if (cell != null) {
                widen(column, write(column, cell));
                if (height > 1 || cell instanceof String) {
                    align(column, cell, height > 1);
                }
            }
        }
        height(row, height, LINE_HEIGHT);
        row++;
    }

    /**
     * Keeps words at the left whatever their direction, and away from the number before them. All of the alignment is
     * set at once: a second call would replace the first.
     */
    private void align(int column, Object cell, boolean isHigh) {
        boolean isLeft = cell instanceof String || column == 0;
        StyleSetter style = sheet.style(row, column).wrapText(isHigh).horizontalAlignment(isLeft ? "left" : "right");
        if (cell instanceof String) {
            style.indent(indent(column));
        }
        style.verticalAlignment(isHigh ? "top" : "bottom").set();
    }

    private static int indent(int column) {
        return column == 0 ? 0 : INDENT;
    }

    /** Writes a cell, and returns how wide it is. Numbers of the first column, which counts lines, are at the left like words. */
    private double write(int column, Object cell) {
        switch (cell) {
            case String text -> sheet.inlineString(row, column, text);
            case Double share -> {
                sheet.value(row, column, share);
                sheet.style(row, column).format(SHARE).set();
            }
            case Number number -> {
                sheet.value(row, column, number);
                if (column == 0) {
                    sheet.style(row, column).horizontalAlignment("left").set();
                }
            }
            case Instant time -> {
                sheet.value(row, column, LocalDateTime.ofInstant(time, zone));
                sheet.style(row, column).format(TIME).set();
            }
            default -> throw new IllegalArgumentException("No form for a " + cell.getClass());
        }
        return cell instanceof Instant ? TIME_WIDTH : Math.min(letters(cell.toString()) + INDENT, widest);
    }

    private void widen(int column, double width) {
        while (widths.size() <= column) {
            widths.add((double) NARROWEST);
        }
        if (!laidOut) {
            widths.set(column, Math.max(widths.get(column), width));
        }
    }

    private void height(int of, int lines, double lineHeight) {
        if (lines > 1 || lineHeight > LINE_HEIGHT) {
            sheet.rowHeight(of, lines * lineHeight);
        }
    }

    private static double letters(String text) {
        return text.codePointCount(0, text.length()) * WIDE_LETTER + 1;
    }

    private static String longestWord(String text) {
        String longest = "";
        for (String word : text.split("[ -]", -1)) {
            longest = word.length() > longest.length() ? word : longest;
        }
        return longest;
    }

    /** Returns how many lines a text takes when it is wrapped between words, and within one that is longer than a line. */
    private static int linesOf(String text, double width, double letter) {
        int lines = 1;
        double used = 0;
        for (String word : text.split(" ", -1)) {
            double needed = word.codePointCount(0, word.length()) * letter;
            if (used > 0 && used + letter + needed > width - 1) {
                lines++;
                used = 0;
            }
            while (needed > width - 1) {
                lines++;
                needed -= width - 1;
            }
            used += needed + letter;
        }
        return lines;
    }

    /** Lays the sheet out before the first lines are sent: then their columns get their widths. */
    private void layOut() {
        if (laidOut) {
            return;
        }
        laidOut = true;
        if (!labelled.isEmpty()) {
            double others = widths.stream().skip(1).mapToDouble(width -> width).sum();
            widths.set(1, widths.get(1) + Math.max(0, TIME_WIDTH - others));
        }
        for (int column = 0; column < widths.size(); column++) {
            sheet.width(column, widths.get(column));
        }
        if (widths.size() > 2) {
            labelled.forEach(at -> sheet.range(at, 1, at, widths.size() - 1).merge());
        }
        titles.forEach((at, names) -> {
            int lines = 1;
            for (int column = 0; column < names.size(); column++) {
                lines = Math.max(lines, linesOf(names.get(column), widths.get(column) - indent(column), WIDE_LETTER));
            }
            height(at, lines, LINE_HEIGHT);
        });
        double whole = widths.stream().mapToDouble(width -> width).sum();
        headings.forEach((at, text) -> {
            boolean isTitle = at == 0;
            double scale = isTitle ? TITLE_SCALE : 1;
            sheet.range(at, 0, at, widths.size() - 1).merge();
            StyleSetter style = sheet.range(at, 0, at, widths.size() - 1).style();
            (isTitle ? style.bold().fontSize(TITLE_SIZE) : style)
                    .wrapText(true)
                    .verticalAlignment("top")
                    .set();
            height(at, linesOf(text, whole / scale, isTitle ? WIDE_LETTER : LETTER), LINE_HEIGHT * scale);
        });
    }

    /** Sends the lines so far, so that they take no memory. */
    void flush() throws IOException {
        layOut();
        sheet.flush();
    }

    void finish() throws IOException {
        layOut();
        sheet.finish();
    }
}
