package org.lasttrick.transfer.export.pdf;

/** How wide and high a table is: a usual game fits on one page, and a long one stays readable. */
final class PrintLayout {
    private static final int FEW_PLAYERS = 6;
    private static final int SEVERAL_PLAYERS = 10;
    private static final int SHORT_GAME = 18;
    private static final int USUAL_GAME = 32;

    private PrintLayout() {}

    /** CSS classes of the template. */
    static String classes(int players, int hands) {
        String width = players <= FEW_PLAYERS ? "wide" : players <= SEVERAL_PLAYERS ? "narrow" : "landscape";
        String height = hands <= SHORT_GAME ? "tall" : hands <= USUAL_GAME ? "low" : "several-pages";
        return width + " " + height;
    }
}
