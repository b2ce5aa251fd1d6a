package org.lasttrick.transfer.export.pdf;

import java.text.Bidi;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Prepares text for a PDF, which draws glyph by glyph from left to right: puts it in visual order, joins Arabic letters, and
 * replaces characters that the fonts lack.
 */
final class FontText {
    private static final String UNKNOWN = "□";

    private FontText() {}

    /** For one line: if right-to-left text is wrapped, its lines come in the wrong order. */
    static String printable(String text) {
        String shown = text.codePoints()
                .filter(c -> !isInvisible(c))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        return inVisualOrder(ArabicLetters.joined(shown))
                .codePoints()
                .mapToObj(c -> Fonts.show(c) ? Character.toString(c) : UNKNOWN)
                .collect(Collectors.joining());
    }

    /** Joiners, direction marks and variation selectors. */
    private static boolean isInvisible(int c) {
        return Character.getType(c) == Character.FORMAT || (c >= 0xFE00 && c <= 0xFE0F);
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
        StringBuilder turned = new StringBuilder();
        int[] characters = text.codePoints().toArray();
        int end = characters.length;
        for (int i = characters.length - 1; i >= 0; i--) {
            boolean mark = Character.getType(characters[i]) == Character.NON_SPACING_MARK;
            if (!mark || i == 0) {
                IntStream.range(i, end).forEach(at -> turned.appendCodePoint(mirrored(characters[at])));
                end = i;
            }
        }
        return turned.toString();
    }

    private static int mirrored(int c) {
        String open = "()[]{}<>«»";
        int place = open.indexOf(c);
        return place < 0 ? c : open.charAt(place ^ 1);
    }
}
