package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LetterCaseTest {
    @Test
    void lettersAreMadeSmallOrCapitalOneByOne() {
        assertEquals("STRAßE", LetterCase.capital("Straße"));
        assertEquals("σασ", LetterCase.small("ΣΑς"));
    }
}
