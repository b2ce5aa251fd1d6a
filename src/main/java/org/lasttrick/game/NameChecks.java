package org.lasttrick.game;

import java.text.Normalizer;
import java.util.Map;
import java.util.stream.Stream;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.LetterCase;

/**
 * Checks names: 1 to 40 characters of any script, emoji included, on one line. Every name is hostile until escaped.
 *
 * <p>What is entered now is checked more strictly than what ledgers and files may hold: a name that was valid once stays valid.
 */
public enum NameChecks {
    /** Names in ledgers and in files to be imported are checked by the rules of 0.1.0. Two are the same only if they are equal. */
    RECORDED,
    /** Names that somebody enters keep nothing invisible, and two are the same in capitals and in small letters. */
    ENTERED;

    static final int LONGEST_NAME = 40;

    /** Unicode doesn't take these letters apart. */
    private static final Map<Integer, String> WITHOUT_STROKES = Map.of(
            (int) 'ø', "o", (int) 'æ', "ae", (int) 'œ', "oe", (int) 'ð', "d", (int) 'đ', "d", (int) 'þ', "th",
            (int) 'ß', "ss", (int) 'ł', "l", (int) 'ħ', "h", (int) 'ı', "i");

    /** Returns a name in the form in which it is stored: NFC, so that equal names are equal, and without surrounding blanks. */
    public String tidy(String name) {
        return switch (this) {
            case RECORDED -> InputText.stripped(composed(name), Character::isWhitespace);
            // Without what stood between them, a letter and its accent may compose.
            case ENTERED -> InputText.stripped(composed(InvisibleCharacters.removedFrom(composed(name))));
        };
    }

    /** Returns a form that is equal for names of which only one may sit at a table. It is not for display. */
    String shape(String name) {
        return switch (this) {
            case RECORDED -> tidy(name);
            case ENTERED -> inSmallLetters(tidy(name));
        };
    }

    private static String inSmallLetters(String name) {
        StringBuilder letters = new StringBuilder();
        LetterCase.small(Normalizer.normalize(name, Normalizer.Form.NFKD))
                .codePoints()
                .filter(c -> InvisibleCharacters.isTag(c) || !InvisibleCharacters.isInvisible(c))
                .forEach(letters::appendCodePoint);
        // The small letter of İ has two dots in Unicode, and one on the sheet.
        return letters.toString().replace("i\u0307", "i");
    }

    private boolean isShown(String tidy) {
        return isPrintable(tidy)
                && switch (this) {
                    case RECORDED -> true;
                    case ENTERED -> !hasMarkWithoutLetter(tidy);
                };
    }

    /**
     * Says what is wrong with a name.
     *
     * @param pointer to the name in the request
     */
    public Stream<Rejection> check(String pointer, String name) {
        String tidy = tidy(name);
        int length = tidy.codePointCount(0, tidy.length());
        if (length == 0) {
            return Stream.of(new WrongField(pointer, FieldFault.NAME_MISSING));
        }
        if (length > LONGEST_NAME) {
            return Stream.of(new OutOfRange(pointer, Bound.NAME_LENGTH, length, 1, LONGEST_NAME));
        }
        return isShown(tidy) ? Stream.empty() : Stream.of(new WrongField(pointer, FieldFault.NAME_UNPRINTABLE));
    }

    /** Returns the name with a number behind it, from 2 on: shortened where both together would be too long. */
    public String numbered(String name, int number) {
        String tidy = tidy(name);
        if (number == 1) {
            return tidy;
        }
        String end = " " + number;
        int kept = Math.min(LONGEST_NAME - end.length(), tidy.codePointCount(0, tidy.length()));
        return InputText.stripped(tidy.substring(0, tidy.offsetByCodePoints(0, kept))) + end;
    }

    /** Writes a text in small letters without accents, as a keyboard without them has it: for searching, not for display. */
    public static String folded(String text) {
        StringBuilder folded = new StringBuilder();
        Normalizer.normalize(LetterCase.small(text), Normalizer.Form.NFKD)
                .codePoints()
                .filter(c -> !InvisibleCharacters.isMark(c))
                .forEach(c -> folded.append(WITHOUT_STROKES.getOrDefault(c, Character.toString(c))));
        return folded.toString();
    }

    private static String composed(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC);
    }

    /** Returns whether the text shows something, stays on one line, and does not change the direction of the text around it. */
    static boolean isPrintable(String text) {
        return text.codePoints().noneMatch(NameChecks::isUnprintable)
                && text.codePoints().anyMatch(c -> switch (Character.getType(c)) {
                    case Character.FORMAT -> false;
                    case Character.UNASSIGNED -> !InvisibleCharacters.isInvisible(c);
                    default -> !Character.isSpaceChar(c);
                });
    }

    /**
     * Returns whether a character can't be printed. It doesn't ask which characters are assigned: a browser knows newer emoji than
     * the JVM.
     */
    private static boolean isUnprintable(int codePoint) {
        boolean turnsText =
                (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069);
        boolean isNoncharacter = (codePoint & 0xFFFE) == 0xFFFE || (codePoint >= 0xFDD0 && codePoint <= 0xFDEF);
        return turnsText
                || isNoncharacter
                || switch (Character.getType(codePoint)) {
                    case Character.CONTROL,
                            Character.SURROGATE,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> true;
                    default -> false;
                };
    }

    /** Returns whether a word begins with an accent, which would be drawn over whatever stands before it. */
    private static boolean hasMarkWithoutLetter(String text) {
        int before = ' ';
        for (int c : text.codePoints().toArray()) {
            if (before == ' ' && InvisibleCharacters.isMark(c)) {
                return true;
            }
            before = c;
        }
        return false;
    }
}
