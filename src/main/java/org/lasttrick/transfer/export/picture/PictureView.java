package org.lasttrick.transfer.export.picture;

import java.util.List;

/**
 * What a picture says.
 *
 * @param headline who won, or who is ahead
 * @param facts the variant, the hands, the day
 * @param total what the scores are called
 * @param rows the players in the order of their places
 * @param service whose picture it is
 */
record PictureView(String title, String headline, List<String> facts, String total, List<Row> rows, String service) {

    /**
     * @param place empty while the game goes on
     * @param note out, or left; empty for neither
     * @param first whether the player has won, or is ahead
     */
    record Row(String place, String name, String note, int cucumbers, String score, boolean first) {}
}
