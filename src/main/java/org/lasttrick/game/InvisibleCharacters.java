package org.lasttrick.game;

/**
 * Removes what nobody sees in a name: characters that Unicode calls default ignorable, and some that fonts draw as nothing. They
 * stay where they do something: in emoji, behind ideographs, and in scripts that join letters.
 */
final class InvisibleCharacters {
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int EMOJI_STYLE = 0xFE0F;
    private static final int BRAILLE_BLANK = 0x2800;
    private static final int BLACK_FLAG = 0x1F3F4;
    private static final int LAST_TAG = 0xE007F;
    private static final int FIRST_SYMBOL = 0x2000;
    private static final int FIRST_PICTURE = 0x1F300;
    private static final int LAST_PICTURE = 0x1FAFF;

    /**
     * These are the first and the last of each range: {@code Default_Ignorable_Code_Point} and the others, without what turns text.
     */
    private static final int[] INVISIBLE = {
        0x00AD, 0x00AD, 0x034F, 0x034F, 0x061C, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B, 0x200F,
        0x2060, 0x2065, 0x206A, 0x206F, 0x3164, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFEFF, 0xFFA0, 0xFFA0, 0xFFF0, 0xFFFB,
        0x1BCA0, 0x1BCA3, 0x1D159, 0x1D159, 0x1D173, 0x1D17A, 0xE0000, 0xE0FFF
    };

    /** The letters of these scripts join, or their signs do: from Arabic to Myanmar, from Tagalog to Vedic, and others. */
    private static final int[] JOINING = {
        0x0600, 0x109F, 0x1700, 0x1CFF, 0xA800, 0xABFF, 0xFB50, 0xFDFF, 0xFE70, 0xFEFE, 0x10A00, 0x11FFF, 0x1E900,
        0x1E95F
    };

    /**
     * These are marks, letters of the joining scripts and symbols that came after Unicode 16, with what else came between them. A
     * JVM and a browser each know some of them, so that both decide as if they knew none.
     */
    private static final int[] LATER = {
        0x05C8, 0x05C9, 0x088F, 0x088F, 0x0984, 0x0984, 0x09FF, 0x09FF, 0x0B53, 0x0B54, 0x0C5C, 0x0C5C, 0x0CDC, 0x0CDC,
        0x1879, 0x1879, 0x1ACF, 0x1AF0, 0x2B96, 0x2B96, 0xAB6C, 0xAB6D, 0xFBC3, 0xFBD2, 0xFD90, 0xFD91, 0xFDC8, 0xFDCE,
        0x10EC5, 0x10EFB, 0x11B0A, 0x11B67, 0x11DB0, 0x11DDB, 0x16D98, 0x16D9D, 0x1CCFA, 0x1CCFC, 0x1CEBA, 0x1CEFD,
        0x1D127, 0x1D128, 0x1D1EB, 0x1D1FF, 0x1D250, 0x1D281, 0x1DB00, 0x1DB1C, 0x1E6E3, 0x1E6F5, 0x1F1AE, 0x1F1AE,
        0x1FBFA, 0x1FBFA
    };

    private InvisibleCharacters() {}

    /**
     * Returns the text without invisible characters, with one plain space for each run of blanks of any kind, and none at the
     * beginning.
     */
    static String removedFrom(String text) {
        int[] all = text.codePoints().toArray();
        StringBuilder kept = new StringBuilder();
        int before = ' ';
        int base = ' ';
        for (int i = 0; i < all.length; i++) {
            int c = isBlank(all[i]) ? ' ' : all[i];
            boolean isKept = c == ' ' ? before != ' ' : !isInvisible(c) || doesSomething(all, i, before, base);
            if (isKept) {
                kept.appendCodePoint(c);
                before = c;
                base = isMark(c) ? base : c;
            }
        }
        return kept.toString();
    }

    static boolean isInvisible(int codePoint) {
        return isIn(INVISIBLE, codePoint);
    }

    static boolean isTag(int codePoint) {
        return codePoint >= 0xE0020 && codePoint <= LAST_TAG;
    }

    private static int type(int codePoint) {
        return isIn(LATER, codePoint) ? Character.UNASSIGNED : Character.getType(codePoint);
    }

    static boolean isMark(int codePoint) {
        return switch (type(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    private static boolean isBlank(int codePoint) {
        return Character.getType(codePoint) == Character.SPACE_SEPARATOR || codePoint == BRAILLE_BLANK;
    }

    /**
     * Returns whether an invisible character changes what is seen. It never depends on the order of marks, since NFC may change it
     * afterwards.
     *
     * @param before the last character that was kept
     * @param base the last that is no mark
     */
    private static boolean doesSomething(int[] all, int at, int before, int base) {
        int c = all[at];
        int after = at + 1 < all.length ? all[at + 1] : ' ';
        if (c == ZERO_WIDTH_JOINER) {
            return joins(base) || ((isPicture(before) || before == EMOJI_STYLE) && isPicture(after));
        }
        if (c == ZERO_WIDTH_NON_JOINER) {
            return joins(base) && joins(after);
        }
        if (isTag(c)) {
            // Behind a tag that was kept, all up to the last one are: each is looked at once only.
            return (isTag(before) && before != LAST_TAG) || (at > 0 && all[at - 1] == BLACK_FLAG && isEnded(all, at));
        }
        return isVariation(c) && hasVariations(before);
    }

    /** Returns whether a character is a letter or a mark of a script that joins. */
    private static boolean joins(int codePoint) {
        return isIn(JOINING, codePoint)
                && !isInvisible(codePoint)
                && ((Character.isLetter(codePoint) && type(codePoint) != Character.UNASSIGNED) || isMark(codePoint));
    }

    /**
     * Returns whether a character is an emoji, as far as emoji are joined to others; those that Unicode doesn't have yet come
     * between the others.
     */
    private static boolean isPicture(int codePoint) {
        return (codePoint >= FIRST_PICTURE && codePoint <= LAST_PICTURE)
                || (codePoint >= FIRST_SYMBOL
                        && switch (type(codePoint)) {
                            case Character.OTHER_SYMBOL, Character.MATH_SYMBOL, Character.MODIFIER_SYMBOL -> true;
                            default -> false;
                        });
    }

    private static boolean isVariation(int codePoint) {
        return (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0100 && codePoint <= 0xE01EF)
                || (codePoint >= 0x180B && codePoint <= 0x180F);
    }

    /** Returns whether a character has variations: ideographs, emoji, the characters of keycaps. */
    private static boolean hasVariations(int codePoint) {
        return !isMark(codePoint)
                && (joins(codePoint)
                        || (codePoint >= FIRST_SYMBOL && !isInvisible(codePoint))
                        || "#*0123456789©®".indexOf(codePoint) >= 0);
    }

    /** Returns whether a flag's tags end with the last one; without it they show nothing. */
    private static boolean isEnded(int[] all, int from) {
        int end = from;
        while (end < all.length && isTag(all[end]) && all[end] != LAST_TAG) {
            end++;
        }
        return end < all.length && all[end] == LAST_TAG;
    }

    private static boolean isIn(int[] ranges, int codePoint) {
        for (int i = 0; i < ranges.length; i += 2) {
            if (codePoint >= ranges[i] && codePoint <= ranges[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
