package org.lasttrick.sheet.mark;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.LetterCase;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;

/**
 * A mark is what a player is recognised by at a glance, on the sheet, the pad, the chart and the big screen.
 *
 * @param colour 1 to 8, as the stylesheet has them; it follows from the names under which the players began or joined, so that it
 *     stays through a game, and people who play together again keep theirs wherever they sit
 * @param dashes of the player's line in the chart: the colour's own pattern, or the last of the nine for a player who shares a
 *     colour
 * @param initials one or two characters as they are read, different for each player of a game: nobody has to tell colours apart
 */
public record Mark(int colour, int dashes, String initials) {
    private static final int COLOURS = 8;

    /** Returns the marks of all who sit at the table, or sat there. */
    public static Map<PlayerId, Mark> of(Game game) {
        List<PlayerId> players = game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .sorted()
                .toList();
        List<String> initials = initials(players.stream().map(game::nameOf).toList());
        Arrivals arrivals = Arrivals.in(game);
        List<Integer> colours = colours(arrivals.names(), game.start().players().size());
        Map<PlayerId, Mark> marks = new LinkedHashMap<>();
        for (int i = 0; i < players.size(); i++) {
            int arrival = arrivals.places().get(players.get(i).number() - 1);
            int colour = colours.get(arrival);
            boolean isShared = colours.subList(0, arrival).contains(colour);
            marks.put(players.get(i), new Mark(colour, isShared ? COLOURS : colour - 1, initials.get(i)));
        }
        return marks;
    }

    /**
     * @param names under which players began or joined, in that order, without later corrections
     * @param places of {@code p1}, {@code p2} … in that order
     */
    private record Arrivals(List<String> names, List<Integer> places) {
        static Arrivals in(Game game) {
            List<String> names = new ArrayList<>();
            game.start()
                    .players()
                    .forEach(entrant -> names.add(entrant.playerName().toString()));
            List<Integer> places =
                    new ArrayList<>(IntStream.range(0, names.size()).boxed().toList());
            for (Game.Entry entry : game.counting()) {
                if (entry.event() instanceof PlayerJoined joined) {
                    places.add(names.size());
                    names.add(joined.playerName().toString());
                } else if (entry.event() instanceof PlayerAdded added) {
                    places.add(names.size());
                    names.add(added.playerName().toString());
                } else if (entry.event() instanceof SeatsChanged change) {
                    places = new ArrayList<>(change.reordered(places));
                }
            }
            return new Arrivals(names, places);
        }
    }

    /**
     * Returns the colours of the names, in their order. Each name has a colour of its own. Where it is that of several
     * who began, one has it, whoever else plays, and the others have the next that is nobody's. Who joins late changes
     * nobody's.
     *
     * @param began how many played from the start; the others joined in this order
     */
    static List<Integer> colours(List<String> names, int began) {
        List<Integer> choosing =
                new ArrayList<>(IntStream.range(0, names.size()).boxed().toList());
        choosing.subList(0, began)
                .sort(Comparator.comparingInt((Integer i) -> spread(names.get(i)))
                        .thenComparing(names::get));
        Map<Integer, Integer> chosen = new LinkedHashMap<>();
        for (int i : choosing.subList(0, began)) {
            int own = ownColour(names.get(i));
            if (!chosen.containsValue(own)) {
                chosen.put(i, own);
            }
        }
        for (int i : choosing) {
            chosen.putIfAbsent(i, leastTaken(ownColour(names.get(i)), chosen.values()));
        }
        return IntStream.range(0, names.size())
                .mapToObj(i -> Objects.requireNonNull(chosen.get(i)))
                .toList();
    }

    private static int ownColour(String name) {
        return Math.floorMod(spread(name), COLOURS) + 1;
    }

    /** Returns the colour that the fewest have, the first such from the player's own on. */
    private static int leastTaken(int own, Collection<Integer> taken) {
        int[] counts = new int[COLOURS];
        taken.forEach(colour -> counts[colour - 1]++);
        int least = own - 1;
        for (int i = 1; i < COLOURS; i++) {
            int next = (own - 1 + i) % COLOURS;
            least = counts[next] < counts[least] ? next : least;
        }
        return least + 1;
    }

    /** Returns the hash code, changed so that names that differ in a letter don't follow each other. */
    private static int spread(String name) {
        int hash = name.hashCode() * 0x9E3779B1;
        return hash ^ (hash >>> 16);
    }

    /** Returns the first character of each name, and a second one where others begin alike. */
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

    /**
     * Returns what may come second: the first character of the last word, then the name's others in their order, at
     * last numbers.
     */
    private static Stream<String> seconds(String name, int number) {
        int word = name.lastIndexOf(' ') + 1;
        // “Ann (Bo)” plays on for Bo.
        word += word > 0 && name.startsWith("(", word) && word + 1 < name.length() ? 1 : 0;
        return Stream.of(
                        word == 0 ? Stream.<String>empty() : Stream.of(first(name.substring(word))),
                        NameCharacters.of(name).stream().skip(1).filter(each -> !InputText.isBlank(each)),
                        Stream.iterate(number, next -> next + 1).map(String::valueOf))
                .flatMap(each -> each);
    }

    private static String first(String name) {
        return LetterCase.capital(NameCharacters.of(name).getFirst());
    }
}
