package org.lasttrick.transfer.export.paper;

import org.lasttrick.rules.Keyword;

/** The size of a picture in pixels. */
public enum PictureSize implements Keyword {
    /** The size that group chats show beside a link. */
    WIDE(1200, 630, 644, 464),

    /** The tallest that chats and photo pages show whole. */
    TALL(1080, 1350, 968, 816);

    public final int width;
    public final int height;
    final int tableWidth;

    /** The room for all players' lines, from top to bottom. */
    final int lines;

    PictureSize(int width, int height, int tableWidth, int lines) {
        this.width = width;
        this.height = height;
        this.tableWidth = tableWidth;
        this.lines = lines;
    }
}
