package org.lasttrick.transfer.export.picture;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/**
 * A shape in one colour.
 *
 * @param room what it stays within
 */
record Ink(Shape shape, Color color, Rectangle2D room) {
    // As in style/base.css.
    static final Color PAPER = new Color(0xfbf8f0);
    static final Color TILE = new Color(0xfffdf8);
    static final Color PICKED = new Color(0xe2ecdc);
    static final Color BLACK = new Color(0x22211d);
    static final Color SOFT = new Color(0x5f5b50);
    static final Color RULE = new Color(0xded6c4);
    static final Color GREEN = new Color(0x2a6638);
    static final Color RED = new Color(0xa3271d);
    static final Color GONE = new Color(0x6b675c);

    static Ink of(Shape shape, Color color) {
        return new Ink(shape, color, shape.getBounds2D());
    }
}
