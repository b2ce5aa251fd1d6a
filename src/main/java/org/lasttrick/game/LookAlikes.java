package org.lasttrick.game;

import java.text.Normalizer;
import java.util.Locale;

/**
 * Tells which names look alike, as the skeletons of Unicode's <a href="https://www.unicode.org/reports/tr39/">UTS #39</a> do, with
 * a table of our own: Latin, Cyrillic and Greek letters that look the same in upper or in lower case. Its full table has 6,000
 * characters that nobody's name has. Letters of one script are left apart, such as I and l, since Ian and Lan may meet.
 */
final class LookAlikes {
    private static final String CYRILLIC = "авекмнорстухіјѕһԛԝԁѵӏ";
    private static final String GREEK = "αβεζηικμνορτυχς";
    private static final String OTHERS = "ıɑɡȷ’‘ʼ‐–−";

    private static final String LETTERS = CYRILLIC + GREEK + OTHERS;
    private static final String LIKE = "abekmhopctyxijshqwdvl" + "abezhikmnoptyxσ" + "iagj'''---";

    private LookAlikes() {}

    /** Equal for names that look alike, in upper or lower case. Not for display. */
    static String shape(String name) {
        StringBuilder shape = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(c -> InvisibleCharacters.isTag(c) || !InvisibleCharacters.isInvisible(c))
                .map(LookAlikes::like)
                .forEach(shape::appendCodePoint);
        // The small letter of İ has two dots in Unicode, and one on the sheet.
        return shape.toString().replace("i\u0307", "i");
    }

    private static int like(int codePoint) {
        int letter = LETTERS.indexOf(codePoint);
        return letter < 0 ? codePoint : LIKE.charAt(letter);
    }
}
