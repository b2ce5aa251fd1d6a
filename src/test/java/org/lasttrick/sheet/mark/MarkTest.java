package org.lasttrick.sheet.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.GoldenGame;
import org.lasttrick.rules.PlayerId;

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
    void whoPlaysTogetherAgainKeepsTheColourWhereverTheySit() {
        List<String> names = List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "אורי", "👩🏽‍🚀 Sally");
        List<Integer> colours = Mark.colours(names, 8);
        assertEquals(Set.of(1, 2, 3, 4, 5, 6, 7, 8), Set.copyOf(colours));
        assertEquals(colours.reversed(), Mark.colours(names.reversed(), 8));
    }

    @Test
    void whoJoinsLateHasAColourOfTheirOwnAndChangesNobodys() {
        List<String> names = List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn");
        List<Integer> before = Mark.colours(names, 6);
        for (int i = 0; i < 100; i++) {
            List<Integer> after = Mark.colours(
                    Stream.concat(names.stream(), Stream.of("Guest " + i)).toList(), 6);
            assertEquals(before, after.subList(0, 6));
            assertFalse(before.contains(after.getLast()));
        }
    }

    /** New seats number the players anew. */
    @Test
    void newSeatsChangeNobodysColour() {
        GameEvent start = GoldenGame.all().get("agurk.json").played().start();
        List<PlayerId> turned = IntStream.of(3, 4, 1, 2).mapToObj(PlayerId::new).toList();
        Game before = Game.fold(List.of(start));
        Game after = Game.fold(List.of(start, new SeatsChanged(turned, new PlayerId(3))));
        assertNotEquals(before.names(), after.names());
        assertEquals(coloursByName(before), coloursByName(after));
    }

    private static Map<String, Integer> coloursByName(Game game) {
        return Mark.of(game).entrySet().stream()
                .collect(Collectors.toMap(
                        player -> game.nameOf(player.getKey()),
                        player -> player.getValue().colour()));
    }

    @Test
    void aNinthPlayerSharesAColour() {
        List<String> names =
                IntStream.rangeClosed(1, 9).mapToObj(i -> "Ida " + i).toList();
        assertEquals(8, Set.copyOf(Mark.colours(names, 9)).size());
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
