package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stays of a text, character by character; {@link NameChecksTest} has names. */
class InvisibleCharactersTest {
    private static final String IDEOGRAPH = "845B";
    private static final String BLACK_FLAG = "1F3F4";

    /** @param codePoints in hexadecimal digits */
    private static String text(String... codePoints) {
        return Stream.of(codePoints)
                .map(each -> Character.toString(Integer.parseInt(each, 16)))
                .collect(Collectors.joining());
    }

    private static void assertKept(String kept, String text) {
        assertEquals(text(kept.split(" ")), InvisibleCharacters.removedFrom(text(text.split(" "))));
    }

    private static void assertStays(String text) {
        assertKept(text, text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"180B", "180F", "FE00", "FE0F", "E0100", "E01EF"})
    void theFirstAndLastVariationsOfEachKindStayBehindAnIdeograph(String variation) {
        assertStays(IDEOGRAPH + " " + variation);
    }

    @ParameterizedTest
    @ValueSource(strings = {"00AD", "2060", "FEFF", "FFF9", "1D173", "E00FF", "E01F0"})
    void whatIsNoVariationIsRemovedBehindAnIdeograph(String invisible) {
        assertKept(IDEOGRAPH, IDEOGRAPH + " " + invisible);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0023", "002A", "0030", "0039", "00A9", "00AE", "2764"})
    void aKeycapASignAndASymbolMayHaveAVariation(String base) {
        assertStays(base + " FE0F");
    }

    @Test
    void aLetterAMarkAndWhatIsInvisibleHaveNoVariation() {
        assertKept("0041", "0041 FE0F");
        assertKept(IDEOGRAPH + " 0301", IDEOGRAPH + " 0301 FE0F");
        assertKept(IDEOGRAPH + " FE00", IDEOGRAPH + " FE00 FE0F");
        // An Arabic letter as it begins a word.
        assertKept("0647 200D", "0647 200D FE0F");
    }

    @ParameterizedTest
    @ValueSource(strings = {"E0020", "E0061", "E007E"})
    void aFlagMayHaveEveryTagUpToTheOneThatEndsIt(String tag) {
        assertStays(BLACK_FLAG + " " + tag + " E007F");
    }

    @Test
    void tagsAreRemovedBehindTheLastOneAndWithoutTheirFlag() {
        assertKept(BLACK_FLAG + " E0067 E007F", BLACK_FLAG + " E0067 E007F E0062 E007F");
        assertKept(BLACK_FLAG, BLACK_FLAG + " E001F E007F");
        assertKept("2764", "2764 E0067 E007F");
    }

    @ParameterizedTest
    @CsvSource({
        // Persian letters, and one before a Latin letter, a digit and the end.
        "06CC 200C 0631, 06CC 200C 0631",
        "06CC 0041, 06CC 200C 0041",
        "06CC 06F1, 06CC 200C 06F1",
        "06CC, 06CC 200C",
        // A Mongolian letter before its variation, which is no letter itself.
        "1820 180B, 1820 200C 180B"
    })
    void aNonJoinerStaysBetweenTwoLettersThatWouldJoin(String kept, String text) {
        assertKept(kept, text);
    }

    @ParameterizedTest
    @CsvSource({
        // A mark before it doesn't count, nor what follows a letter.
        "0643 200D, 0643 200D",
        "0643 064E 200D 0041, 0643 064E 200D 0041",
        "06F1 0643, 06F1 200D 0643",
        "0041 0643, 0041 200D 0643",
        // A farmer is two pictures; a woman and a letter are not.
        "1F469 200D 1F33E, 1F469 200D 1F33E",
        "1F469 0041, 1F469 200D 0041",
        "1F469, 1F469 200D"
    })
    void aJoinerStaysBehindALetterThatJoinsAndBetweenPictures(String kept, String text) {
        assertKept(kept, text);
    }
}
