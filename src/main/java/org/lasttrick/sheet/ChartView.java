package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The totals, hand by hand, as lines: drawn so that they can be told apart in black and white, each by its dashes and by the
 * name at its end. All measures are in the chart's own units.
 *
 * @param limit the line at which a life is lost or the game ends; {@code null} where there is none in sight
 */
record ChartView(
        int width,
        int height,
        int left,
        int right,
        int bottom,
        List<Tick> scores,
        List<Tick> hands,
        @Nullable Tick limit,
        List<Line> lines) {

    /** @param at along its axis */
    record Tick(int at, String label) {}

    /**
     * @param dashes one of the nine patterns that the stylesheet has; a tenth player has the first one again
     * @param path through all totals, with a drop where the player re-entered
     * @param cucumbers where each was taken
     * @param labelAt the height at which the name stands: that of the line's end, unless another name is there
     */
    record Line(
            int dashes,
            String path,
            List<Point> cucumbers,
            Point end,
            boolean gone,
            int labelAt,
            String name,
            String label) {}

    record Point(int x, int y) {}
}
