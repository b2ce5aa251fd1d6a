package org.lasttrick.transfer.export.paper;

import java.text.Bidi;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts text into the order in which it is seen, to be drawn from left to right. Arabic letters stay unjoined. */
final class VisualOrder {
    /** A letter is a character and the marks that combine with it. */
    private static final Pattern LETTER = Pattern.compile("\\P{Mn}\\p{Mn}*|\\p{Mn}+");

    private static final String BRACKETS = "()[]{}<>«»";

    private VisualOrder() {}

    /**
     * Puts a name into the order in which it is seen, alone on one line: if right-to-left text is wrapped, its lines come in the
     * wrong order.
     */
    static String of(String name) {
        return of(name, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
    }

    /**
     * Puts a sentence into the order in which it is seen, which reads from left to right in every language that there is, even if
     * it begins with another name.
     */
    static String ofSentence(String sentence) {
        return of(sentence, Bidi.DIRECTION_LEFT_TO_RIGHT);
    }

    private static String of(String text, int direction) {
        Bidi bidi = new Bidi(text, direction);
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

    /** Returns the text backwards: combining marks stay after their letter, and brackets are mirrored. */
    private static String backwards(String text) {
        return LETTER.matcher(text).results().map(MatchResult::group).toList().reversed().stream()
                .map(VisualOrder::mirrored)
                .collect(Collectors.joining());
    }

    private static String mirrored(String letter) {
        int place = BRACKETS.indexOf(letter);
        return place < 0 ? letter : String.valueOf(BRACKETS.charAt(place ^ 1));
    }
}
