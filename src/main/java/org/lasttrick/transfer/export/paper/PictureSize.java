package org.lasttrick.transfer.export.paper;

import org.lasttrick.rules.Keyword;

/** A size says how large a picture and its table are, in pixels. */
public enum PictureSize implements Keyword {
    /** Group chats show pictures of this size beside a link. */
    WIDE(1200, 630, 644, 464),

    /** Chats and photo pages show no taller picture whole. */
    TALL(1080, 1350, 968, 816);

    public final int width;
    public final int height;
    final int tableWidth;

    /** All players' lines together have this height. */
    final int lines;

    PictureSize(int width, int height, int tableWidth, int lines) {
        this.width = width;
        this.height = height;
        this.tableWidth = tableWidth;
        this.lines = lines;
    }
}
