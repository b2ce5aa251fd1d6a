package org.lasttrick.transfer.export.pdf;

import java.util.Locale;

/** How wide and high a table is: a usual game fits on one page, and a long one stays readable. */
record PrintLayout(Width width, Height height) {
    private static final int FEW_PLAYERS = 6;
    private static final int SEVERAL_PLAYERS = 10;
    private static final int SHORT_GAME = 18;
    private static final int USUAL_GAME = 32;

    enum Width {
        WIDE,
        NARROW,
        LANDSCAPE
    }

    enum Height {
        TALL,
        LOW,
        SEVERAL_PAGES
    }

    static PrintLayout of(int players, int hands) {
        return new PrintLayout(
                players <= FEW_PLAYERS ? Width.WIDE : players <= SEVERAL_PLAYERS ? Width.NARROW : Width.LANDSCAPE,
                hands <= SHORT_GAME ? Height.TALL : hands <= USUAL_GAME ? Height.LOW : Height.SEVERAL_PAGES);
    }

    /** CSS classes of the template. */
    String classes() {
        return (width + " " + height).toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
