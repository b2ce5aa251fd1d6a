package org.lasttrick.transfer.export.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.stream.Stream;

/** The cucumber of the pages, as in {@code sprite.html}. */
final class Cucumber {
    private static final double WIDTH = 32;
    private static final double HEIGHT = 15;

    private Cucumber() {}

    static double height(double width) {
        return width * HEIGHT / WIDTH;
    }

    /** @param skin the colour of the marks on it, which is that of what is below */
    static List<Ink> drawn(double x, double y, double width, Color color, Color skin) {
        AffineTransform to = new AffineTransform(width / WIDTH, 0, 0, width / WIDTH, x, y);
        return Stream.of(
                        Ink.of(body(), color),
                        Ink.of(line(2, 27.4, 4.4, 29, 4, 29.7, 2.4), color),
                        Ink.of(line(1.5, 8.2, 8.1, 8.6, 8.2, 9.1, 8.4), skin),
                        Ink.of(line(1.5, 14.3, 9.3, 14.7, 9.3, 15.2, 9.3), skin),
                        Ink.of(line(1.5, 20.4, 8.2, 20.9, 8.1, 21.3, 7.9), skin))
                .map(ink -> Ink.of(to.createTransformedShape(ink.shape()), ink.color()))
                .toList();
    }

    private static Shape body() {
        Path2D body = new Path2D.Double();
        body.moveTo(5.7, 3.3);
        body.curveTo(11, 5.4, 19, 5.4, 24.3, 3.1);
        body.curveTo(27.4, 1.8, 29.4, 5.7, 26.8, 8);
        body.curveTo(21.6, 12.6, 8.6, 13, 3.2, 8.9);
        body.curveTo(.4, 6.6, 2.3, 2, 5.7, 3.3);
        body.closePath();
        return body;
    }

    private static Shape line(double width, double x, double y, double overX, double overY, double toX, double toY) {
        Path2D line = new Path2D.Double();
        line.moveTo(x, y);
        line.quadTo(overX, overY, toX, toY);
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(line);
    }
}
