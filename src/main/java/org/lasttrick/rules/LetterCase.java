package org.lasttrick.rules;

import java.util.function.IntUnaryOperator;

/** Changes letters one by one, since {@code String} looks at a letter's neighbours on a JVM, and not in a browser. */
public final class LetterCase {
    private LetterCase() {}

    /** Returns the text in small letters; the two small sigmas are one letter. */
    public static String small(String text) {
        return changed(text, c -> c == 'ς' ? 'σ' : Character.toLowerCase(c));
    }

    /** Returns the text in capital letters, as far as there is one for each: ß stays as it is. */
    public static String capital(String text) {
        return changed(text, Character::toUpperCase);
    }

    private static String changed(String text, IntUnaryOperator letter) {
        StringBuilder changed = new StringBuilder();
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            changed.appendCodePoint(letter.applyAsInt(text.codePointAt(i)));
        }
        return changed.toString();
    }
}
