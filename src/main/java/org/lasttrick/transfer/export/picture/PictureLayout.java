package org.lasttrick.transfer.export.picture;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.lasttrick.transfer.export.font.Typeface;

/** Where everything stands: the heading beside the scores, or above them. */
final class PictureLayout {
    private static final double MARGIN = 56;
    private static final double HEADING_OF_WIDE = 400;
    private static final double GAP = 44;

    private static final double TITLE = 56;
    private static final double HEADLINE = 38;
    private static final double FACT = 27;

    /** Under it, a long text is cut rather than set smaller. */
    private static final double LEAST = 26;

    private static final double FOOT = 64;
    private static final double SERVICE = 30;

    private final PictureView view;
    private final List<Ink> inks = new ArrayList<>();

    private PictureLayout(PictureView view) {
        this.view = view;
    }

    /** What comes first is below. */
    static List<Ink> of(PictureView view, PictureSize size) {
        PictureLayout layout = new PictureLayout(view);
        double right = size.width() - MARGIN;
        double bottom = size.height() - MARGIN;
        layout.service(MARGIN, bottom - FOOT);
        if (size == PictureSize.WIDE) {
            layout.heading(HEADING_OF_WIDE, 2, 3, view.facts());
            double left = MARGIN + HEADING_OF_WIDE + GAP;
            layout.scores(new Rectangle2D.Double(left, MARGIN, right - left, bottom - MARGIN));
        } else {
            double top = layout.heading(right - MARGIN, 1, 2, List.of(String.join(" · ", view.facts()))) + GAP;
            layout.scores(new Rectangle2D.Double(MARGIN, top, right - MARGIN, bottom - FOOT - GAP - top));
        }
        return layout.inks;
    }

    /** @return where it ends */
    private double heading(double width, int titleLines, int headlineLines, List<String> facts) {
        double y = MARGIN;
        y = paragraph(Paragraph.of(view.title(), Typeface.TITLE, TITLE, LEAST, width, titleLines), y, width, Ink.BLACK);
        y += FACT / 3;
        Paragraph headline = Paragraph.of(view.headline(), Typeface.SHEET_BOLD, HEADLINE, LEAST, width, headlineLines);
        y = paragraph(headline, y, width, Ink.GREEN) + FACT / 3;
        for (String fact : facts) {
            y = paragraph(Paragraph.of(fact, Typeface.SHEET, FACT, LEAST, width, 1), y, width, Ink.SOFT);
        }
        return y;
    }

    private double paragraph(Paragraph text, double top, double width, Color color) {
        Rectangle2D room = new Rectangle2D.Double(MARGIN, top, width, text.height());
        for (int i = 0; i < text.lines().size(); i++) {
            inks.add(new Ink(text.lines().get(i).at(MARGIN, top + text.middle(i)), color, room));
        }
        return room.getMaxY();
    }

    private void service(double left, double top) {
        double width = FOOT * 2;
        inks.addAll(Cucumber.drawn(left, top, width, Ink.GREEN, Ink.PAPER));
        Lettering name = Lettering.of(view.service(), Typeface.TITLE, SERVICE);
        double x = left + width + SERVICE / 2;
        Rectangle2D room = new Rectangle2D.Double(x, top, name.width() + 1, FOOT);
        inks.add(new Ink(name.at(x, room.getCenterY()), Ink.SOFT, room));
    }

    private void scores(Rectangle2D sheet) {
        inks.addAll(new ScoresLayout(view, sheet).drawn());
    }
}
