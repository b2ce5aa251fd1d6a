package org.lasttrick.transfer.export.pdf;

import java.util.List;
import java.util.stream.Gatherers;
import org.jspecify.annotations.Nullable;

/**
 * A scoresheet on paper. All text is {@link FontText#printable} already.
 *
 * @param layout CSS classes that make the table narrower or lower
 * @param facts when the game was played, and how many hands
 * @param outcome who won, or who deals next
 * @param started each player's first score; empty if everyone began with the usual one
 * @param address where the game is watched
 * @param fingerprint of the ledger's head
 */
record PrintView(
        String language,
        String layout,
        String title,
        String rules,
        List<String> houseRules,
        List<String> facts,
        String outcome,
        String totalLabel,
        List<PlayerColumn> players,
        List<String> started,
        List<Line> lines,
        List<String> rosterChanges,
        String address,
        String fingerprintLabel,
        String fingerprint) {

    private static final int SIGNATURES_IN_A_ROW = 5;

    /** The names to sign above, row by row. */
    public List<List<String>> signatures() {
        return players.stream()
                .map(PlayerColumn::name)
                .gather(Gatherers.windowFixed(SIGNATURES_IN_A_ROW))
                .toList();
    }

    /** How many the table has, with that of the hands' numbers. */
    public int columns() {
        return players.size() + 1;
    }

    /**
     * @param place {@code null} if there is none, or not yet
     * @param gone why the player plays no more; {@code null} for those who do
     */
    record PlayerColumn(
            String name,
            int total,
            int cucumbers,
            @Nullable String place,
            @Nullable String gone,
            boolean winner) {}

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
