package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "007, 7", "123456789, 123456789"})
    void aNumberHasUpToNineDigits(String text, int number) {
        assertEquals(Optional.of(number), Typed.number(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1234567890", "-1", "+1", "1.0", " 1", "1a", "\u0663"})
    void anythingElseIsNoNumber(String text) {
        assertEquals(Optional.empty(), Typed.number(text));
    }
}
