package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.mark.Mark;

/**
 * A chart shows the totals hand by hand, a line for each player. Dashes and the name at its end set a line apart in
 * black and white. All measures are in the chart's own units.
 *
 * @param strips the totals after each hand, to be pointed at
 * @param limit the line at which a life is lost or the game ends; {@code null} without a limit
 */
public record ChartView(
        int width,
        int height,
        int left,
        int right,
        int bottom,
        List<Tick> scores,
        List<Tick> hands,
        @Nullable Tick limit,
        List<Line> lines,
        List<HandStrip> strips) {

    /** @param at along its axis */
    public record Tick(int at, String label) {}

    /**
     * @param colour the player's, see {@link Mark}
     * @param dashes one of the nine patterns that the stylesheet has: the player's, see {@link Mark}
     * @param path through all totals, with a drop where the player re-entered
     * @param cucumbers where each was taken
     * @param labelAt the height of the label: that of the line's end, unless another label is there
     * @param title the player's name and total
     * @param label the same, shortened to the room that there is
     */
    public record Line(
            int colour,
            int dashes,
            String path,
            List<Point> cucumbers,
            Point end,
            boolean gone,
            int labelAt,
            String title,
            String label) {}

    /**
     * @param from where the strip begins in which it is pointed at
     * @param totals “Anna 12, Bo 3 (cucumber, re-enters at 3)”
     * @param brief the same with initials
     */
    public record HandStrip(int hand, int x, int from, int width, String totals, String brief) {}

    public record Point(int x, int y) {}
}
