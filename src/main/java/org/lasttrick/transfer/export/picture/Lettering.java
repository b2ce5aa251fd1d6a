package org.lasttrick.transfer.export.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.apache.commons.io.function.Uncheck;
import org.apache.fontbox.ttf.GlyphData;
import org.lasttrick.transfer.export.font.FontText;
import org.lasttrick.transfer.export.font.Typeface;

/**
 * A line of text as the outlines of its letters. Java's own text would need fonts and libraries that a bare computer lacks.
 *
 * @param outline from 0 on, its baseline at 0
 * @param width what it takes of a line
 * @param size of the letters, which is also the height that a line takes
 */
record Lettering(Path2D outline, double width, double size) {
    private static final String CUT = "…";

    /** The height of a capital letter and of a digit, as a part of the size. */
    private static final double CAPITAL = 0.66;

    static Lettering of(String text, Typeface face, double size) {
        Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double at = 0;
        for (int c : FontText.printable(text).codePoints().toArray()) {
            Typeface has = face.has(c) ? face : Typeface.PLAIN;
            int glyph = has.glyph(c);
            double scale = size / Uncheck.get(has.font()::getUnitsPerEm);
            GlyphData drawn = Uncheck.get(() -> has.font().getGlyph().getGlyph(glyph));
            if (drawn != null) {
                outline.append(
                        new AffineTransform(scale, 0, 0, -scale, at, 0).createTransformedShape(drawn.getPath()), false);
            }
            at += Uncheck.getAsInt(() -> has.font().getAdvanceWidth(glyph)) * scale;
        }
        Rectangle2D ink = outline.getBounds2D();
        return new Lettering(outline, Math.max(at, ink.getMaxX()) - Math.min(0, ink.getMinX()), size);
    }

    /** The text in the largest size in which it fits, cut if it fits in none. */
    static Lettering fitting(String text, Typeface face, double size, double least, double width) {
        Lettering line = of(text, face, size);
        return line.width <= width ? line : cut(text, face, Math.max(least, size * width / line.width), width);
    }

    private static Lettering cut(String text, Typeface face, double size, double width) {
        Lettering line = of(text, face, size);
        // A little more is the rounding of the size.
        for (int end = text.length(); line.width > width + 1 && end > 0; ) {
            end = text.offsetByCodePoints(end, -1);
            line = of(text.substring(0, end).strip() + CUT, face, size);
        }
        return line;
    }

    /** With its capitals in the middle of the height, so that lines of several sizes stand level. */
    Path2D at(double x, double middle) {
        Path2D moved = new Path2D.Double(outline);
        moved.transform(AffineTransform.getTranslateInstance(
                x - Math.min(0, outline.getBounds2D().getMinX()), middle + size * CAPITAL / 2));
        return moved;
    }
}
