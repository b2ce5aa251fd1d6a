package org.lasttrick.transfer.export.font;

/** Replaces Arabic letters by their presentation forms, which depend on the letters beside them. */
final class ArabicLetters {
    private static final char FIRST = '\u0621';
    private static final char LAST = '\u064A';
    private static final char FIRST_FORM = '\uFE80';

    /** How many forms each letter from {@link #FIRST} on has: 4 if it joins both neighbours, 2 if only the one before. 0 is no letter. */
    private static final String FORMS = "122224242444442222444444440000004444444224";

    private static final int ISOLATED = 0;
    private static final int FINAL = 1;
    private static final int INITIAL = 2;
    private static final int MEDIAL = 3;
    private static final int BOTH_SIDES = 4;

    private ArabicLetters() {}

    static String joined(String text) {
        StringBuilder joined = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            joined.append(forms(letter) == 0 ? letter : (char) (firstForm(letter) + form(text, i)));
        }
        return joined.toString();
    }

    private static int form(String text, int at) {
        boolean joinsBefore = forms(text.charAt(at)) > 1 && forms(neighbour(text, at, -1)) == BOTH_SIDES;
        boolean joinsAfter = forms(text.charAt(at)) == BOTH_SIDES && forms(neighbour(text, at, 1)) > 1;
        if (joinsBefore) {
            return joinsAfter ? MEDIAL : FINAL;
        }
        return joinsAfter ? INITIAL : ISOLATED;
    }

    /** The next character that is no combining mark; a blank at the end of the text. */
    private static char neighbour(String text, int at, int step) {
        int next = at + step;
        while (next >= 0
                && next < text.length()
                && Character.getType(text.charAt(next)) == Character.NON_SPACING_MARK) {
            next += step;
        }
        return next >= 0 && next < text.length() ? text.charAt(next) : ' ';
    }

    private static int forms(char letter) {
        return letter < FIRST || letter > LAST ? 0 : FORMS.charAt(letter - FIRST) - '0';
    }

    private static int firstForm(char letter) {
        int before = FORMS.substring(0, letter - FIRST)
                .chars()
                .map(forms -> forms - '0')
                .sum();
        return FIRST_FORM + before;
    }
}
