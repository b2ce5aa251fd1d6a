package org.lasttrick.transfer.export.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text from right to left is put in the order in which it is seen. */
class VisualOrderTest {

    @ParameterizedTest
    @CsvSource({
        "Anna, Anna",
        "Łukasz Ødegård, Łukasz Ødegård",
        "Ελένη Жанна, Ελένη Жанна",
        "שלום, םולש",
        "שלום 12, 12 םולש",
        "Bo (שלום), Bo (םולש)",
        "(שלום) א, א (םולש)"
    })
    void textIsPutInTheOrderInWhichItIsSeen(String text, String seen) {
        assertEquals(seen, VisualOrder.of(text));
    }

    /** In a sentence that begins with such a name, too, what follows stands to its right. */
    @ParameterizedTest
    @CsvSource({"שלום vinder spillet, םולש vinder spillet", "Bo & שלום vinder, Bo & םולש vinder", "Anna wins, Anna wins"
    })
    void aSentenceReadsFromLeftToRight(String text, String seen) {
        assertEquals(seen, VisualOrder.ofSentence(text));
    }
}
