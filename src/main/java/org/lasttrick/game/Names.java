package org.lasttrick.game;

import java.text.Normalizer;
import java.util.stream.Stream;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.WrongField;

/** Checks names: 1 to 40 characters of any script, emoji included, on one line. Every name is hostile until escaped. */
public final class Names {
    static final int LONGEST_NAME = 40;

    private Names() {}

    /** A name in the form in which it is stored: NFC, so that equal names are equal, and without surrounding blanks. */
    public static String tidy(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).strip();
    }

    /**
     * What is wrong with a name.
     *
     * @param pointer to the name in the request
     */
    public static Stream<Rejection> check(String pointer, String name) {
        String tidy = tidy(name);
        int length = tidy.codePointCount(0, tidy.length());
        if (length == 0) {
            return Stream.of(new WrongField(pointer, FieldFault.NAME_MISSING));
        }
        if (length > LONGEST_NAME) {
            return Stream.of(new Rejection.NameTooLong(pointer, length, LONGEST_NAME));
        }
        return !isPrintable(tidy) ? Stream.of(new WrongField(pointer, FieldFault.NAME_UNPRINTABLE)) : Stream.empty();
    }

    /** Whether the text shows something, stays on one line, and does not change the direction of the text around it. */
    static boolean isPrintable(String text) {
        return text.codePoints().noneMatch(Names::isUnprintable)
                && text.codePoints()
                        .anyMatch(c -> Character.getType(c) != Character.FORMAT && !Character.isSpaceChar(c));
    }

    private static boolean isUnprintable(int codePoint) {
        boolean turnsText =
                (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069);
        return turnsText
                || switch (Character.getType(codePoint)) {
                    case Character.CONTROL,
                            Character.SURROGATE,
                            Character.UNASSIGNED,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> true;
                    default -> false;
                };
    }
}
