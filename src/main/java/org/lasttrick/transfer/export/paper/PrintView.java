package org.lasttrick.transfer.export.paper;

import java.util.List;
import java.util.stream.Gatherers;
import org.jspecify.annotations.Nullable;

/**
 * A scoresheet on paper. Its texts are in {@linkplain VisualOrder visual order}, except for the first two, which programs read.
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
    private static final int FEW_PLAYERS = 6;
    private static final int SEVERAL_PLAYERS = 10;
    private static final int SHORT_GAME = 18;
    private static final int USUAL_GAME = 32;

    /** CSS classes that make the table narrower or lower: a usual game fits on one page, and a long one stays readable. */
    public String layout() {
        String width = players.size() <= FEW_PLAYERS ? "wide" : isLandscape() ? "landscape" : "narrow";
        String height = lines.size() <= SHORT_GAME ? "tall" : lines.size() <= USUAL_GAME ? "low" : "several-pages";
        return width + " " + height;
    }

    /** Said in the only {@code @page}: openhtmltopdf lays out a named page for the width of the unnamed one. */
    public String orientation() {
        return isLandscape() ? "landscape" : "portrait";
    }

    private boolean isLandscape() {
        return players.size() > SEVERAL_PLAYERS;
    }

    /** Returns the names to sign above, row by row. */
    public List<List<String>> signatures() {
        return players.stream()
                .map(PlayerScore::name)
                .gather(Gatherers.windowFixed(SIGNATURES_IN_A_ROW))
                .toList();
    }

    /** Returns how many columns the table has, with that of the hands' numbers. */
    public int columns() {
        return players.size() + 1;
    }

    /**
     * A hand.
     *
     * @param rosterChanges who came and went before it
     * @param cells one for each of {@link PrintView#players}; {@code null} for a player who joined later
     */
    record Line(int number, boolean corrected, List<String> rosterChanges, List<@Nullable Cell> cells) {}

    /**
     * @param change with its sign; {@code null} for none
     * @param reached the score at which a cucumber was taken; {@code null} if none was
     * @param gone whether the player was out before
     */
    record Cell(@Nullable String change, @Nullable Integer reached, boolean out, boolean gone, int total) {}
}
