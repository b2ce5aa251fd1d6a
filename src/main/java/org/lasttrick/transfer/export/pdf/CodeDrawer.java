package org.lasttrick.transfer.export.pdf;

import com.google.zxing.common.BitMatrix;
import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.render.RenderingContext;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Map;
import org.lasttrick.launch.QrCode;
import org.w3c.dom.Element;

/** Draws the {@code data} of an object as a QR code. */
final class CodeDrawer implements FSObjectDrawer {
    /** Of the object in the template. */
    static final String TYPE = "qr-code";

    @Override
    public Map<Shape, String> drawObject(
            Element object,
            double x,
            double y,
            double width,
            double height,
            OutputDevice paper,
            RenderingContext context,
            int dotsPerPixel) {
        BitMatrix squares = QrCode.squares(object.getAttribute("data"));
        float side = (float) width / dotsPerPixel;
        paper.drawWithGraphics((float) x, (float) y, side, side, pen -> {
            pen.scale(side / squares.getWidth(), side / squares.getHeight());
            pen.setColor(Color.BLACK);
            pen.fill(dark(squares));
        });
        return Map.of();
    }

    private static Shape dark(BitMatrix squares) {
        Path2D dark = new Path2D.Double();
        for (int row = 0; row < squares.getHeight(); row++) {
            for (int column = 0; column < squares.getWidth(); column++) {
                if (squares.get(column, row)) {
                    dark.append(new Rectangle2D.Double(column, row, 1, 1), false);
                }
            }
        }
        return dark;
    }
}
