package org.lasttrick.transfer.export.picture;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.lasttrick.transfer.export.font.Typeface;
import org.lasttrick.transfer.export.picture.PictureView.Row;

/** The table of the scores: a line for each player, as high as there is room. */
final class ScoresLayout {
    private static final double ROUND = 24;
    private static final double EDGE = 2;
    private static final double HEAD = 48;

    /** As parts of the sheet's width. */
    private static final double HIGHEST_LINE = 0.18;

    private static final double LARGEST_TEXT = 0.125;

    // As parts of the text.
    private static final double SMALL = 0.32;
    private static final double NAME = 0.5;
    private static final double LEAST_NAME = 0.4;
    private static final double SCORE = 0.65;
    private static final double CUCUMBER = 0.6;
    private static final int DRAWN_CUCUMBERS = 3;

    private final PictureView view;
    private final Rectangle2D sheet;
    private final Area paper;
    private final double height;
    private final double size;
    private final double gap;
    private final List<Ink> inks = new ArrayList<>();

    /** @param most the room for it; with few players it is less high */
    ScoresLayout(PictureView view, Rectangle2D most) {
        this.view = view;
        this.height = Math.min(
                most.getWidth() * HIGHEST_LINE,
                (most.getHeight() - HEAD) / view.rows().size());
        this.size = Math.min(height, most.getWidth() * LARGEST_TEXT);
        this.gap = size / 3;
        this.sheet = new Rectangle2D.Double(
                most.getX(),
                most.getY(),
                most.getWidth(),
                HEAD + height * view.rows().size());
        this.paper = rounded(sheet, EDGE);
    }

    List<Ink> drawn() {
        double places = widest(row -> place(row).width());
        double scores = Math.max(widest(row -> score(row).width()), total().width());
        double cucumbers = widest(this::cucumbersWidth);
        double notes = widest(row -> note(row).width());
        double left = sheet.getX() + gap;
        double right = sheet.getMaxX() - gap;
        double nameAt = left + places + (places > 0 ? 1.6 * gap : 0);
        double cucumbersAt = right - scores - gap - cucumbers;
        double noteAt = cucumbersAt - gap - notes;

        inks.add(Ink.of(rounded(sheet, 0), Ink.RULE));
        inks.add(Ink.of(paper, Ink.TILE));
        text(total(), right, -1, sheet.getY() + HEAD / 2, HEAD, Ink.SOFT);
        for (int i = 0; i < view.rows().size(); i++) {
            Row row = view.rows().get(i);
            double top = sheet.getY() + HEAD + i * height;
            double middle = top + height / 2;
            Color ink = row.first() ? Ink.GREEN : row.note().isEmpty() ? Ink.BLACK : Ink.GONE;
            if (row.first()) {
                onSheet(sheet.getX(), top, sheet.getWidth(), height, Ink.PICKED);
            }
            onSheet(sheet.getX(), top, sheet.getWidth(), EDGE, Ink.RULE);
            text(place(row), left + places, -1, middle, height, Ink.SOFT);
            text(name(row, noteAt - gap / 2 - nameAt), nameAt, 1, middle, height, ink);
            text(note(row), noteAt, 1, middle, height, Ink.RED);
            cucumbers(row, cucumbersAt + cucumbers, middle);
            text(score(row), right, -1, middle, height, ink);
        }
        if (places > 0) {
            onSheet(nameAt - 0.8 * gap, sheet.getY(), EDGE, sheet.getHeight(), Ink.RED);
        }
        return inks;
    }

    private double widest(ToDoubleFunction<Row> width) {
        return view.rows().stream().mapToDouble(width).max().orElse(0);
    }

    private static Area rounded(Rectangle2D box, double less) {
        return new Area(new RoundRectangle2D.Double(
                box.getX() + less,
                box.getY() + less,
                box.getWidth() - 2 * less,
                box.getHeight() - 2 * less,
                ROUND,
                ROUND));
    }

    /** A part of the sheet, which ends at its edge. */
    private void onSheet(double x, double y, double width, double high, Color color) {
        Area area = new Area(new Rectangle2D.Double(x, y, width, high));
        area.intersect(paper);
        inks.add(Ink.of(area, color));
    }

    /** @param side 1: it begins at {@code x}; −1: it ends there */
    private void text(Lettering line, double x, int side, double middle, double room, Color color) {
        if (line.width() == 0) {
            return;
        }
        double left = side > 0 ? x : x - line.width();
        inks.add(new Ink(
                line.at(left, middle), color, new Rectangle2D.Double(left, middle - room / 2, line.width() + 1, room)));
    }

    private Lettering total() {
        return Lettering.of(view.total(), Typeface.SHEET, HEAD / 2);
    }

    private Lettering place(Row row) {
        return Lettering.of(row.place(), Typeface.SHEET, size * SMALL);
    }

    private Lettering name(Row row, double width) {
        Typeface face = row.first() ? Typeface.SHEET_BOLD : Typeface.SHEET;
        return Lettering.fitting(row.name(), face, size * NAME, size * LEAST_NAME, width);
    }

    private Lettering note(Row row) {
        return Lettering.of(row.note(), Typeface.SHEET, size * SMALL);
    }

    private Lettering score(Row row) {
        return Lettering.of(row.score(), Typeface.SHEET_BOLD, size * SCORE);
    }

    /** More than a few are one with their number. */
    private Lettering number(Row row) {
        return Lettering.of(
                row.cucumbers() > DRAWN_CUCUMBERS ? row.cucumbers() + "×" : "", Typeface.SHEET, size * SMALL);
    }

    private static int drawnCucumbers(Row row) {
        return row.cucumbers() > DRAWN_CUCUMBERS ? 1 : row.cucumbers();
    }

    private double cucumbersWidth(Row row) {
        return drawnCucumbers(row) * size * CUCUMBER * 1.1 + number(row).width();
    }

    private void cucumbers(Row row, double right, double middle) {
        double width = size * CUCUMBER;
        double left = right;
        for (int i = 0; i < drawnCucumbers(row); i++) {
            left -= width * 1.1;
            Color below = row.first() ? Ink.PICKED : Ink.TILE;
            inks.addAll(Cucumber.drawn(left, middle - Cucumber.height(width) / 2, width, Ink.GREEN, below));
        }
        text(number(row), left, -1, middle, height, Ink.GREEN);
    }
}
