package org.lasttrick.sheet.mark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;

/**
 * By what a player is recognised at a glance, on the sheet, the pad, the chart and the big screen.
 *
 * @param colour 1 to 8, as the stylesheet has them; it follows from the names alone, so that people who play together again keep
 *     theirs wherever they sit
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
        List<String> names = players.stream().map(game::nameOf).toList();
        List<String> initials = initials(names);
        List<Integer> colours = colours(names, game.start().players().size());
        Map<PlayerId, Mark> marks = new HashMap<>();
        for (int i = 0; i < players.size(); i++) {
            PlayerId player = players.get(i);
            marks.put(player, new Mark(colours.get(i), initials.get(i)));
        }
        return marks;
    }

    /**
     * Each name has a colour of its own, and where another player has that one, the next that is free. Who joins late changes nobody
     * else's.
     *
     * @param began how many played from the start; the others joined in this order
     */
    static List<Integer> colours(List<String> names, int began) {
        List<String> choosing = new ArrayList<>(names);
        choosing.subList(0, began).sort(Comparator.comparingInt(Mark::spread).thenComparing(Comparator.naturalOrder()));
        Map<String, Integer> colours = new HashMap<>();
        for (String name : choosing) {
            int own = Math.floorMod(spread(name), COLOURS);
            Set<Integer> taken = new HashSet<>(colours.values());
            colours.put(
                    name,
                    IntStream.range(own, own + COLOURS)
                            .map(colour -> colour % COLOURS)
                            .filter(colour -> !taken.contains(colour))
                            .findFirst()
                            .orElse(own));
        }
        return names.stream()
                .map(name -> Objects.requireNonNull(colours.get(name)) + 1)
                .toList();
    }

    /** The hash code, so that names that differ in a letter don't follow each other. */
    private static int spread(String name) {
        int hash = name.hashCode() * 0x9E3779B1;
        return hash ^ (hash >>> 16);
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
