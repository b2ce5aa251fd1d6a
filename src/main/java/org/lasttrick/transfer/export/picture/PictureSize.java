package org.lasttrick.transfer.export.picture;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** In pixels. */
public enum PictureSize {
    /** What group chats show beside a link. */
    WIDE(1200, 630),

    /** The tallest that chats and photo pages show whole. */
    TALL(1080, 1350);

    private final int width;
    private final int height;

    PictureSize(int width, int height) {
        this.width = width;
        this.height = height;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<PictureSize> read(String written) {
        return Arrays.stream(values())
                .filter(size -> size.written().equals(written))
                .findFirst();
    }
}
