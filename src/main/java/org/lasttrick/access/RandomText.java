package org.lasttrick.access;

import java.security.SecureRandom;
import java.util.stream.Collectors;
import org.lasttrick.game.Fingerprint;

/**
 * Makes unguessable text that is easy to read aloud: lower-case letters and digits without those that are easily confused (no i, l,
 * o or u).
 */
public final class RandomText {
    private static final int ID_LENGTH = 26;
    private static final SecureRandom CHANCE = new SecureRandom();

    private RandomText() {}

    /** Returns an id of 26 characters, 130 bits. */
    public static String id() {
        return ofLength(ID_LENGTH);
    }

    /** Returns whether the text has the form of an {@link #id}. */
    public static boolean isId(String text) {
        return text.length() == ID_LENGTH && text.chars().allMatch(c -> Fingerprint.ALPHABET.indexOf(c) >= 0);
    }

    /** Returns a secret of 32 characters, 160 bits. */
    static String secret() {
        return ofLength(32);
    }

    static String ofLength(int length) {
        return CHANCE.ints(length, 0, Fingerprint.ALPHABET.length())
                .mapToObj(index -> Fingerprint.ALPHABET.substring(index, index + 1))
                .collect(Collectors.joining());
    }
}
