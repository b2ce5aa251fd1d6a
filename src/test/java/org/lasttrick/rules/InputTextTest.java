package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputTextTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "007, 7", "123456789, 123456789"})
    void aNumberHasUpToNineDigits(String text, int number) {
        assertEquals(Optional.of(number), InputText.number(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1234567890", "-1", "+1", "1.0", " 1", "1a", "\u0663"})
    void anythingElseIsNoNumber(String text) {
        assertEquals(Optional.empty(), InputText.number(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\t", "\r\n", "\u001F", "\u00A0", "\u2003", "\u2007", "\u2028", "\u202F", "\u3000"})
    void blanksOfAnyKindAroundATextDoNotCount(String blank) {
        assertEquals("5" + blank + "6", InputText.stripped(blank + " 5" + blank + "6 " + blank));
        assertTrue(InputText.isBlank(blank + blank));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "\u200B", "\u2800", "\u0085"})
    void anythingElseIsNoBlank(String text) {
        assertEquals(text, InputText.stripped(text));
        assertFalse(InputText.isBlank(text));
    }

    @Test
    void anEmptyTextIsBlank() {
        assertTrue(InputText.isBlank(""));
        assertEquals("", InputText.stripped(" "));
    }
}
