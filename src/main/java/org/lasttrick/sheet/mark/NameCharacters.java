package org.lasttrick.sheet.mark;

import java.util.ArrayList;
import java.util.List;

/** Cuts a name into what a reader takes for one character: a letter with its accents, an emoji with all that is joined to it. */
final class NameCharacters {
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private NameCharacters() {}

    static List<String> of(String name) {
        List<String> characters = new ArrayList<>();
        int start = 0;
        int before = 0;
        boolean isHalfAFlag = false;
        for (int at = 0; at < name.length(); at += Character.charCount(before)) {
            int c = name.codePointAt(at);
            boolean isSecondHalf = isHalfAFlag && isLetterOfAFlag(c);
            if (at > start && !continues(c) && before != ZERO_WIDTH_JOINER && !isSecondHalf) {
                characters.add(name.substring(start, at));
                start = at;
            }
            isHalfAFlag = !isSecondHalf && isLetterOfAFlag(c);
            before = c;
        }
        characters.add(name.substring(start));
        return characters;
    }

    /**
     * Returns whether a code point continues a character: an accent, the joiner itself, a style or skin colour of
     * emoji, or a tag of a region's flag.
     */
    private static boolean continues(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> c == ZERO_WIDTH_JOINER || (c >= 0x1F3FB && c <= 0x1F3FF) || (c >= 0xE0020 && c <= 0xE007F);
        };
    }

    private static boolean isLetterOfAFlag(int c) {
        return c >= 0x1F1E6 && c <= 0x1F1FF;
    }
}
