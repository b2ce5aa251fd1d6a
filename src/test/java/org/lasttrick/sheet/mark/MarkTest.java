package org.lasttrick.sheet.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
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
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerRenamed;
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
        assertEquals(List.of("An", "AB"), Mark.initials(List.of("Anna", "Anna (Bo)")));
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

    @Test
    void aCorrectedNameChangesNobodysMarks() {
        GameEvent start = GoldenGame.all().get("agurk.json").played().start();
        Game before = Game.fold(List.of(start));
        for (int player = 1; player <= before.names().size(); player++) {
            for (int i = 0; i < 50; i++) {
                Game after = before.after(new PlayerRenamed(new PlayerId(player), "Guest " + i, null));
                assertEquals(colours(before), colours(after));
            }
        }
    }

    @Test
    void whoJoinsAndTakesASeatBeforeTheFirstHandChangesNobodysColour() {
        GameEvent start = GoldenGame.all().get("agurk.json").played().start();
        List<PlayerId> joinerFirst =
                IntStream.of(5, 1, 2, 3, 4).mapToObj(PlayerId::new).toList();
        for (int i = 0; i < 50; i++) {
            Game joined = Game.fold(List.of(start, new PlayerJoined("Guest " + i, null, null)));
            Game seated = joined.after(new SeatsChanged(joinerFirst, new PlayerId(1)));
            assertEquals(coloursByName(joined), coloursByName(seated));
        }
    }

    @Test
    void whoJoinsUnderANameThatSomebodyHadHasAColourOfTheirOwn() {
        GameEvent start = GoldenGame.all().get("agurk.json").played().start();
        String name = Game.fold(List.of(start)).nameOf(new PlayerId(1));
        Game game = Game.fold(
                List.of(start, new PlayerRenamed(new PlayerId(1), "Zoe", null), new PlayerJoined(name, null, null)));
        assertEquals(5, Set.copyOf(colours(game).values()).size());
    }

    /** Only for a colour that is somebody's own, too, does a player take another one. */
    @Test
    void whoAloneHasAColourKeepsItWhoeverElsePlays() {
        List<String> people =
                IntStream.rangeClosed(1, 40).mapToObj(i -> "Player " + i).toList();
        int[] own = people.stream()
                .mapToInt(name -> Mark.colours(List.of(name), 1).getFirst())
                .toArray();
        for (int first = 0; first + 5 <= people.size(); first++) {
            List<Integer> colours = Mark.colours(people.subList(first, first + 5), 5);
            int[] owns = Arrays.copyOfRange(own, first, first + 5);
            for (int i = 0; i < 5; i++) {
                int mine = owns[i];
                if (IntStream.of(owns).filter(each -> each == mine).count() == 1) {
                    assertEquals(mine, colours.get(i));
                }
            }
        }
    }

    @Test
    void whoJoinsBetweenTwoSeatsChangesNobodysDashes() {
        GameEvent start = GoldenGame.all().get("agurk.json").played().start();
        Game before = Game.fold(List.of(start));
        Game after = before.after(new PlayerJoined("Guest", null, 2));
        Map<PlayerId, Mark> marks = Mark.of(before);
        assertEquals(4, marks.values().stream().map(Mark::dashes).distinct().count());
        marks.forEach((player, mark) ->
                assertEquals(mark.dashes(), Mark.of(after).get(player).dashes()));
    }

    private static Map<PlayerId, Integer> colours(Game game) {
        return Mark.of(game).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, player -> player.getValue().colour()));
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
    void nineLinesHaveNinePatterns() {
        Game game =
                Game.fold(List.of(GoldenGame.all().get("matapesa.json").played().start()));
        for (int i = 5; i <= 9; i++) {
            game = game.after(new PlayerJoined("Ida " + i, null, null));
        }
        assertEquals(
                9, Mark.of(game).values().stream().map(Mark::dashes).distinct().count());
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
