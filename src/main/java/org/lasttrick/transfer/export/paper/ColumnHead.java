package org.lasttrick.transfer.export.paper;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A name above a column is not broken within its words: their letters are smaller where the column is too narrow. A word that is
 * too long even so is broken between letters, where a hyphen is drawn then.
 *
 * @param points the size of its letters
 */
record ColumnHead(String text, double points) {
    private static final double SMALLEST = 7;
    private static final double STEP = 0.5;

    /** Two lines are so many times as wide as one: the first has a hyphen, and may end with some space. */
    private static final double TWO_LINES = 1.8;

    private static final Pattern WORD_ENDS = Pattern.compile("(?<=[\\s-])");
    private static final Pattern WITHIN_A_WORD = Pattern.compile("(?<=\\p{L}{3})(?=\\p{L}{3})");
    private static final String SOFT_HYPHEN = "\u00AD";

    /**
     * @param points the size of letters that all have, but for long words
     * @param width of the column's text, in points
     */
    static ColumnHead of(String name, double points, double width) {
        double size = largest(name, points, width);
        if (fits(name, size, width)) {
            return new ColumnHead(name, size);
        }
        // It is broken anyway, so that smaller letters than those of two lines would gain nothing.
        double broken = largest(name, points, TWO_LINES * width);
        return new ColumnHead(hyphenated(name, broken, width), broken);
    }

    private static double largest(String name, double points, double width) {
        double size = points;
        while (size > SMALLEST && !fits(name, size, width)) {
            size = Math.max(SMALLEST, size - STEP);
        }
        return size;
    }

    private static boolean fits(String text, double points, double width) {
        return WORD_ENDS.splitAsStream(text).allMatch(word -> Paper.width(word) * points < width);
    }

    private static String hyphenated(String name, double points, double width) {
        return WORD_ENDS
                .splitAsStream(name)
                .map(word -> fits(word, points, width)
                        ? word
                        : WITHIN_A_WORD.matcher(word).replaceAll(SOFT_HYPHEN))
                .collect(Collectors.joining());
    }
}
