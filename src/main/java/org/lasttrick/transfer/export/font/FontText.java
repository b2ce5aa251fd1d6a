package org.lasttrick.transfer.export.font;

import java.text.Bidi;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Prepares text to be drawn glyph by glyph from left to right: puts it in visual order, joins Arabic letters, and replaces
 * characters that the fonts lack.
 */
public final class FontText {
    private static final String UNKNOWN = "□";

    /** Joiners, direction marks and variation selectors. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\uFE00-\\uFE0F]");

    /** A character and the marks that combine with it. */
    private static final Pattern LETTER = Pattern.compile("\\P{Mn}\\p{Mn}*|\\p{Mn}+");

    private FontText() {}

    /** For one line: if right-to-left text is wrapped, its lines come in the wrong order. */
    public static String printable(String text) {
        return inVisualOrder(ArabicLetters.joined(INVISIBLE.matcher(text).replaceAll("")))
                .codePoints()
                .mapToObj(c -> Typeface.PLAIN.has(c) ? Character.toString(c) : UNKNOWN)
                .collect(Collectors.joining());
    }

    private static String inVisualOrder(String text) {
        Bidi bidi = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        if (bidi.isLeftToRight()) {
            return text;
        }
        int runs = bidi.getRunCount();
        byte[] levels = new byte[runs];
        String[] parts = new String[runs];
        for (int run = 0; run < runs; run++) {
            levels[run] = (byte) bidi.getRunLevel(run);
            String part = text.substring(bidi.getRunStart(run), bidi.getRunLimit(run));
            parts[run] = levels[run] % 2 == 0 ? part : backwards(part);
        }
        Bidi.reorderVisually(levels, 0, parts, 0, runs);
        return String.join("", parts);
    }

    /** Combining marks stay after their letter, and brackets are mirrored. */
    private static String backwards(String text) {
        return LETTER.matcher(text).results().map(MatchResult::group).toList().reversed().stream()
                .flatMapToInt(String::codePoints)
                .map(FontText::mirrored)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static int mirrored(int c) {
        String open = "()[]{}<>«»";
        int place = open.indexOf(c);
        return place < 0 ? c : open.charAt(place ^ 1);
    }
}
