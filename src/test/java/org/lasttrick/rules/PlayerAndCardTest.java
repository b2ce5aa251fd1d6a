package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.p;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.rules.CardScoring.AceInLastTrick;

class PlayerAndCardTest {
    @Test
    void aPlayerIsWrittenByTheNumberOfTheSeat() {
        assertEquals("p7", p(7).toString());
        assertEquals(Optional.of(p(1)), PlayerId.parse("p1"));
        assertEquals(Optional.of(p(99)), PlayerId.parse("p99"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "p", "p0", "p01", "p100", "P1", "1", "p1 ", "p-1", "pp1"})
    void nothingElseIsAPlayer(String written) {
        assertEquals(Optional.empty(), PlayerId.parse(written));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 100})
    void aSeatIsOneOfNinetyNine(int number) {
        assertThrows(IllegalArgumentException.class, () -> p(number));
    }

    @Test
    void playersAreSortedByTheirSeat() {
        assertTrue(p(2).compareTo(p(10)) < 0);
        assertTrue(p(10).compareTo(p(2)) > 0);
        assertEquals(0, p(3).compareTo(p(3)));
    }

    @ParameterizedTest
    @EnumSource
    void aCardIsParsedFromItsNotation(Card card) {
        assertEquals(Optional.of(card), Card.parse(card.notation()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "1", "11", "T", "6c", " 9"})
    void nothingElseIsACard(String written) {
        assertEquals(Optional.empty(), Card.parse(written));
    }

    @Test
    void onlyTheAceCostsLessWhereItIsLow() {
        assertEquals(14, Card.ACE.points(AceInLastTrick.HIGH));
        assertEquals(1, Card.ACE.points(AceInLastTrick.LOW));
        assertEquals(13, Card.KING.points(AceInLastTrick.LOW));
        assertEquals(21, Card.SIX_OF_CLUBS.points(AceInLastTrick.LOW));
    }
}
