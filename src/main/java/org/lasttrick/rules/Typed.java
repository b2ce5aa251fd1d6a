package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the text of forms and addresses. Regular expressions would be more code in a browser than all the rules. */
public final class Typed {
    private static final int MOST_DIGITS = 9;

    private Typed() {}

    /** A whole number of one to nine digits; empty for anything else. */
    public static Optional<Integer> number(String text) {
        boolean isNumber =
                !text.isEmpty() && text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }

    /** 1 to 99, without a zero before it; empty for anything else. */
    public static Optional<Integer> oneTo99(String text) {
        return text.length() > 2 || text.startsWith("0") ? Optional.empty() : number(text);
    }

    /** What stands between any of these characters, without empty parts. */
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
