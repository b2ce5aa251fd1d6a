package org.lasttrick.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Something to tap.
 *
 * @param small a link inside a sentence, or a hand's row in the table: these may be lower, as WCAG 2.5.8 has it
 * @param scroller what it moves with
 */
record Target(
        String what, boolean small, boolean record, String scroller, double x, double y, double width, double height) {
    private static final double LEAST = 48;
    private static final double LEAST_SMALL = 24;
    private static final double LEAST_RECORD = 64;
    private static final double GAP = 8;
    /** Half a pixel, where the browser rounds. */
    private static final double ROUNDING = 0.5;

    static List<Target> of(Page page) {
        List<?> found = (List<?>) page.evaluate(Layout.TARGETS);
        return found.stream().map(each -> of((Map<?, ?>) each)).toList();
    }

    private static Target of(Map<?, ?> found) {
        return new Target(
                (String) found.get("what"),
                (boolean) found.get("small"),
                (boolean) found.get("record"),
                (String) found.get("scroller"),
                number(found.get("x")),
                number(found.get("y")),
                number(found.get("width")),
                number(found.get("height")));
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    /** What is too small or too near to its neighbour, in words. */
    static List<String> faults(List<Target> targets) {
        List<String> faults = new ArrayList<>();
        for (Target target : targets) {
            if (target.isTooSmall()) {
                faults.add("%s is %.1f × %.1f".formatted(target.what, target.width, target.height));
            }
            targets.subList(targets.indexOf(target) + 1, targets.size()).stream()
                    .filter(other -> other.scroller.equals(target.scroller) && !(other.small && target.small))
                    .filter(other -> target.distance(other) < GAP - ROUNDING)
                    .forEach(other -> faults.add(
                            "%s and %s are %.1f apart".formatted(target.what, other.what, target.distance(other))));
        }
        return faults;
    }

    private boolean isTooSmall() {
        double least = small ? LEAST_SMALL : LEAST;
        return width < least - ROUNDING || height < (record ? LEAST_RECORD : least) - ROUNDING;
    }

    /** Between the edges that are nearest to each other. */
    double distance(Target other) {
        double across = Math.max(0, Math.max(x - (other.x + other.width), other.x - (x + width)));
        double down = Math.max(0, Math.max(y - (other.y + other.height), other.y - (y + height)));
        return Math.hypot(across, down);
    }
}
