package org.lasttrick.transfer.export.paper;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A name above a column, whose words are not broken: their letters are smaller where the column is too narrow. A word that is too long
 * even so may be broken between letters, where a hyphen is drawn then.
 *
 * @param points the size of its letters
 */
record ColumnHead(String text, double points) {
    private static final double SMALLEST = 7;
    private static final double STEP = 0.5;
    private static final Pattern WORD_ENDS = Pattern.compile("(?<=[\\s-])");
    private static final Pattern WITHIN_A_WORD = Pattern.compile("(?<=\\p{L}{3})(?=\\p{L}{3})");
    private static final String SOFT_HYPHEN = "\u00AD";

    /**
     * @param points the size of letters that all have, but for long words
     * @param width of the column's text, in points
     */
    static ColumnHead of(String name, double points, double width) {
        double size = points;
        while (size > SMALLEST && !fits(name, size, width)) {
            size = Math.max(SMALLEST, size - STEP);
        }
        return new ColumnHead(fits(name, size, width) ? name : hyphenated(name, width), size);
    }

    private static boolean fits(String text, double points, double width) {
        return WORD_ENDS.splitAsStream(text).allMatch(word -> Paper.width(word) * points < width);
    }

    private static String hyphenated(String name, double width) {
        return WORD_ENDS
                .splitAsStream(name)
                .map(word -> fits(word, SMALLEST, width)
                        ? word
                        : WITHIN_A_WORD.matcher(word).replaceAll(SOFT_HYPHEN))
                .collect(Collectors.joining());
    }
}
