package org.lasttrick.transfer.export.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnHeadTest {
    /** Of twelve columns. */
    private static final double NARROW = 55;

    private static ColumnHead of(String name) {
        return ColumnHead.of(name, 9.5, NARROW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bo", "Margrethe", "Anna Margrethe Sofie", "Anne-Margrethe", "שלום"})
    void aNameWhoseWordsFitIsLeftAsItIs(String name) {
        assertEquals(new ColumnHead(name, 9.5), of(name));
    }

    @Test
    void aLongWordHasLettersOfAnotherSizeAndIsNotBroken() {
        assertEquals(new ColumnHead("Bartholomew", 9), of("Bartholomew"));
        assertEquals(new ColumnHead("Anna Bartholomew", 9), of("Anna Bartholomew"));
    }

    @Test
    void wideLettersNeedMoreRoomThanNarrowOnes() {
        assertTrue(of("Wwwwwwwww").points() < of("Iiiiiiiii").points());
    }

    @Test
    void aWordThatIsTooLongForTheSmallestLettersMayBeBrokenWithAHyphenButNotNearItsEnds() {
        ColumnHead head = of("Bo Wolfeschlegelsteinhausenbergerdorff");
        assertEquals(7, head.points());
        assertTrue(head.text().startsWith("Bo Wol\u00ADf\u00ADe"), head.text());
        assertTrue(head.text().endsWith("o\u00ADrff"), head.text());
    }

    @Test
    void aWordOfTwoLinesHasTheLettersThatFitInTwo() {
        ColumnHead head = of("Konstantinopoulos");
        assertEquals(9.5, head.points());
        assertEquals("Konstantinopoulos", head.text().replace("\u00AD", ""));
    }

    @Test
    void whatIsNoLetterIsLeftTogether() {
        assertEquals("👩‍👩‍👧".repeat(9), of("👩‍👩‍👧".repeat(9)).text());
    }
}
