package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Parses the text of forms and addresses. Regular expressions would be more code in a browser than all the rules. */
public final class InputText {
    private static final int MOST_DIGITS = 9;

    private InputText() {}

    /** Reads a whole number of one to nine digits; empty for anything else. */
    public static Optional<Integer> number(String text) {
        boolean isNumber =
                !text.isEmpty() && text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }

    /** Reads a number from 1 to 99, without a zero before it; empty for anything else. */
    public static Optional<Integer> oneTo99(String text) {
        return text.length() > 2 || text.startsWith("0") ? Optional.empty() : number(text);
    }

    /** Returns the text without blanks of any kind at its ends, the no-break space included. */
    public static String stripped(String text) {
        return stripped(text, InputText::isBlank);
    }

    /**
     * Returns the text without the characters at its ends that count as blank. {@code String.strip} removes others in a browser
     * than on a JVM.
     */
    public static String stripped(String text, IntPredicate isBlank) {
        int from = 0;
        int to = text.length();
        while (from < to && isBlank.test(text.charAt(from))) {
            from++;
        }
        while (to > from && isBlank.test(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(from, to);
    }

    /** Returns whether the text is empty, or has nothing but blanks of any kind. */
    public static boolean isBlank(String text) {
        return text.chars().allMatch(InputText::isBlank);
    }

    private static boolean isBlank(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /** Returns what stands between any of these characters, without empty parts. */
    public static List<String> parts(String text, String separators) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || separators.indexOf(text.charAt(at)) >= 0) {
                if (at > from) {
                    parts.add(text.substring(from, at));
                }
                from = at + 1;
            }
        }
        return parts;
    }
}
