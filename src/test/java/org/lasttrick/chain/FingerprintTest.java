package org.lasttrick.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FingerprintTest {
    private static final Hash HASH = new Hash("00443214c74254b635cf84653a56d7c675be77df" + "0".repeat(24));

    @Test
    void theFingerprintIsTheFirstSixtyBitsInGroupsOfFive() {
        assertEquals("0123-4567-89ab", HASH.fingerprint());
        assertEquals("zzzz-zzzz-zzzz", new Hash("f".repeat(64)).fingerprint());
        assertEquals("0000-0000-0000", Hash.NONE.fingerprint());
    }

    @Test
    void aFingerprintMatchesInAnySpelling() {
        assertTrue(HASH.matches("0123-4567-89ab"));
        assertTrue(HASH.matches(" 0123 4567 89AB "));
        assertTrue(HASH.matches("O1 23-4567 89aB"));
        assertTrue(HASH.matches("oi23-4567-89ab"));
        assertTrue(HASH.matches("0L23-4567-89ab"));
        assertTrue(HASH.matches(HASH.hex()));
    }

    @Test
    void anotherHashOrAPartDoesNotMatch() {
        assertFalse(HASH.matches("0123-4567-89ac"));
        assertFalse(HASH.matches("0123-4567"));
        assertFalse(HASH.matches(""));
        assertNotEquals(HASH.fingerprint(), new Hash("8" + HASH.hex().substring(1)).fingerprint());
    }
}
