package org.lasttrick.transfer.export.paper;

import java.util.List;

/**
 * A picture shows a game's result. Its texts are in {@linkplain VisualOrder visual order}.
 *
 * @param title the game's name, otherwise its variant's
 * @param headline who won, or who is ahead
 * @param facts the variant, the hands, the day
 * @param total what the scores are called
 * @param players in the order of their places
 * @param cucumber a picture of one, as a data URI
 */
record PictureView(
        PictureSize size,
        String language,
        String title,
        String headline,
        List<String> facts,
        String total,
        List<PlayerScore> players,
        String cucumber) {

    /** Returns whether the players have places: not while the game goes on, nor if it was abandoned. */
    public boolean hasPlaces() {
        return players.stream().anyMatch(player -> player.place() != null);
    }

    /** Returns the height of a player's line in pixels: the fewer players, the higher, up to a limit. */
    public int lineHeight() {
        return Math.min(size.lines / players.size(), size.tableWidth * 18 / 100);
    }

    /** Returns the size of a line's text in pixels: what is in a line is measured by it. */
    public int textSize() {
        return Math.min(lineHeight(), size.tableWidth / 8);
    }
}
