package org.lasttrick.transfer.export.paper;

import java.util.List;
import java.util.stream.Gatherers;
import org.jspecify.annotations.Nullable;

/**
 * A scoresheet on paper has its texts in {@linkplain VisualOrder visual order}, except for the first two, which programs read.
 *
 * @param documentTitle the game's name
 * @param subject by which rules it was played
 * @param facts when the game was played, and how many hands
 * @param outcome who won, or who deals next
 * @param players in seat order
 * @param started each player's first score; empty if everyone began with the usual one
 * @param code a QR code of the address where the game is watched, as a data URI
 * @param fingerprint of the ledger's head
 */
record PrintView(
        String language,
        String documentTitle,
        String subject,
        String title,
        String rules,
        List<String> houseRules,
        List<String> facts,
        String outcome,
        String totalLabel,
        List<PlayerScore> players,
        List<String> started,
        List<Line> lines,
        List<String> rosterChanges,
        String code,
        String fingerprintLabel,
        String fingerprint) {

    private static final int SIGNATURES_IN_A_ROW = 5;
    private static final int SIGNATURE_WIDTH = 27;

    /** The letters below a signature have this size in points. */
    private static final double SIGNED = 8.5;

    private static final int FEW_PLAYERS = 6;
    private static final int SEVERAL_PLAYERS = 10;
    private static final int SHORT_GAME = 18;
    private static final int USUAL_GAME = 32;

    private static final double POINTS_PER_MILLIMETRE = 72 / 25.4;
    private static final int MARGIN = 14;
    private static final int A4_SHORT = 210;
    private static final int A4_LONG = 297;

    /** Returns CSS classes that make the table narrower or lower: a usual game fits on one page, and a long one stays readable. */
    public String layout() {
        String width = hasRoom() ? "wide" : isLandscape() ? "landscape" : "narrow";
        String height = lines.size() <= SHORT_GAME ? "tall" : lines.size() <= USUAL_GAME ? "low" : "several-pages";
        return width + " " + height;
    }

    /**
     * Returns the orientation, which is said in the only {@code @page}: openhtmltopdf lays out a named page for the width of the
     * unnamed one.
     */
    public String orientation() {
        return isLandscape() ? "landscape" : "portrait";
    }

    private boolean isLandscape() {
        return players.size() > SEVERAL_PLAYERS;
    }

    private boolean hasRoom() {
        return players.size() <= FEW_PLAYERS;
    }

    /** Returns the margin at the left and at the right, in millimetres, as are all lengths. */
    public int margin() {
        return MARGIN;
    }

    /** Returns the size of the table's letters in points. */
    public double letters() {
        return hasRoom() ? 10.5 : 9.5;
    }

    /** Returns the width of the column of the hands' numbers. */
    public int numbersWidth() {
        return hasRoom() ? 19 : 15;
    }

    /** Returns the space at each side of a column's text. */
    public double gap() {
        return hasRoom() ? 1.6 : 0.8;
    }

    /** Returns the names above the columns. */
    public List<ColumnHead> heads() {
        double page = (isLandscape() ? A4_LONG : A4_SHORT) - 2 * MARGIN;
        double width = (page - numbersWidth()) / players.size() - 2 * gap();
        return players.stream()
                .map(player -> ColumnHead.of(player.name(), letters(), width * POINTS_PER_MILLIMETRE))
                .toList();
    }

    /** Returns the names to sign above, row by row. */
    public List<List<ColumnHead>> signatures() {
        return players.stream()
                .map(player -> ColumnHead.of(player.name(), SIGNED, SIGNATURE_WIDTH * POINTS_PER_MILLIMETRE))
                .gather(Gatherers.windowFixed(SIGNATURES_IN_A_ROW))
                .toList();
    }

    /** Returns how many columns the table has, with that of the hands' numbers. */
    public int columns() {
        return players.size() + 1;
    }

    /**
     * A line of the sheet shows a hand.
     *
     * @param rosterChanges who came and went before it
     * @param cells one for each of {@link PrintView#players}; {@code null} for a player who joined later
     */
    record Line(int number, boolean corrected, List<String> rosterChanges, List<@Nullable Cell> cells) {}

    /**
     * @param change with its sign; {@code null} for none
     * @param reached the score that another one took the place of; {@code null} for none
     * @param gone whether the player was out before
     */
    record Cell(
            @Nullable String change,
            @Nullable Integer reached,
            boolean cucumber,
            boolean out,
            boolean gone,
            int total) {}
}
