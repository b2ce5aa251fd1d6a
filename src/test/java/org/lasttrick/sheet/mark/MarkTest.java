package org.lasttrick.sheet.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MarkTest {

    @Test
    void aPlayerHasTheFirstCharacterOfTheName() {
        assertEquals(List.of("A", "B", "Þ", "א"), Mark.initials(List.of("Anna", "bo", "Þórgerður", "אורי")));
    }

    @Test
    void namesThatBeginAlikeHaveTwoCharacters() {
        assertEquals(List.of("An", "Ae", "B"), Mark.initials(List.of("Anna", "Anne", "Bo")));
    }

    @Test
    void theSecondCharacterIsThatOfTheLastWord() {
        assertEquals(List.of("AL", "AM"), Mark.initials(List.of("Anna Lind", "Anna Maria Mellqvist")));
    }

    @Test
    void whereNoLetterIsLeftANumberIs() {
        assertEquals(List.of("A1", "Aa"), Mark.initials(List.of("A", "Aa")));
        assertEquals(List.of("A2", "A3"), Mark.initials(List.of("A2", "A")));
    }

    @Test
    void accentsStayWithTheirLetterAndEmojiWhole() {
        assertEquals(
                List.of("E\u0328\u0301", "👩🏽‍🚀", "🇩🇰", "🇸🇪", "❤️"),
                Mark.initials(List.of("e\u0328\u0301va", "👩🏽‍🚀 Sally", "🇩🇰🇸🇪", "🇸🇪🇩🇰", "❤️ Bo")));
    }

    @Test
    void ninePlayersHaveNineDifferentInitials() {
        List<String> names =
                IntStream.rangeClosed(1, 9).mapToObj(i -> "Ida " + i).toList();
        assertEquals(9, new HashSet<>(Mark.initials(names)).size());
    }
}
