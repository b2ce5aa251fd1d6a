package org.lasttrick.transfer.export.font;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text from right to left is put in the order in which it is seen, and what no font has leaves the rest. */
class FontTextTest {

    @ParameterizedTest
    @CsvSource({
        "Anna, Anna",
        "Łukasz Ødegård, Łukasz Ødegård",
        "Ελένη Жанна, Ελένη Жанна",
        "李 Bo, □ Bo",
        "🥒, □",
        "😀, 😀",
        "שלום, םולש",
        "שלום 12, 12 םולש",
        "Bo (שלום), Bo (םולש)",
        "(שלום) א, א (םולש)"
    })
    void textIsPutInTheOrderInWhichItIsSeen(String text, String seen) {
        assertEquals(seen, FontText.printable(text));
    }

    /** Salma: seen first, lam, meem and alef maksura joined to their neighbours. */
    @Test
    void arabicLettersAreJoined() {
        assertEquals("\uFEF0\uFEE4\uFEE0\uFEB3", FontText.printable("\u0633\u0644\u0645\u0649"));
        assertEquals("\uFE94\uFEF3\uFE8E\uFECB", FontText.printable("\u0639\u0627\u064A\u0629"));
    }

    @Test
    void emojiJoinersAreRemoved() {
        assertEquals(
                "\u263A\u263A".length(),
                FontText.printable("\u263A\uFE0F\u200D\u263A\uFE0F").length());
    }
}
