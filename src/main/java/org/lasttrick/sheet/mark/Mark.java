package org.lasttrick.sheet.mark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;

/**
 * By what a player is recognised at a glance, on the sheet, the pad, the chart and the big screen.
 *
 * @param colour 1 to 8, as the stylesheet has them; a ninth player has the first one again
 * @param initials one or two characters as they are read, different for each player of a game: nobody has to tell colours apart
 */
public record Mark(int colour, String initials) {
    private static final int COLOURS = 8;

    /** The marks of all who sit at the table, or sat there. */
    public static Map<PlayerId, Mark> of(Game game) {
        List<PlayerId> players = game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .sorted()
                .toList();
        List<String> initials = initials(players.stream().map(game::nameOf).toList());
        Map<PlayerId, Mark> marks = new HashMap<>();
        for (int i = 0; i < players.size(); i++) {
            PlayerId player = players.get(i);
            marks.put(player, new Mark(colourOf(player), initials.get(i)));
        }
        return marks;
    }

    /** As in a mark. */
    public static int colourOf(PlayerId player) {
        return (player.number() - 1) % COLOURS + 1;
    }

    /** The first character of each name, and a second one where others begin alike. */
    static List<String> initials(List<String> names) {
        List<String> firsts = names.stream().map(Mark::first).toList();
        List<String> initials = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String first = firsts.get(i);
            Stream<String> pairs = seconds(names.get(i), i + 1).map(second -> first + second);
            initials.add(
                    Collections.frequency(firsts, first) == 1
                            ? first
                            : pairs.filter(pair -> !initials.contains(pair))
                                    .findFirst()
                                    .orElseThrow());
        }
        return initials;
    }

    /** The last word's first, then the name's others in their order, at last numbers. */
    private static Stream<String> seconds(String name, int number) {
        int word = name.lastIndexOf(' ') + 1;
        return Stream.of(
                        word == 0 ? Stream.<String>empty() : Stream.of(first(name.substring(word))),
                        NameCharacters.of(name).stream().skip(1).filter(each -> !each.isBlank()),
                        Stream.iterate(number, next -> next + 1).map(String::valueOf))
                .flatMap(each -> each);
    }

    private static String first(String name) {
        return NameCharacters.of(name).getFirst().toUpperCase(Locale.ROOT);
    }
}
