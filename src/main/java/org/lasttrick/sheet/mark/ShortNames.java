package org.lasttrick.sheet.mark;

import java.util.List;
import java.util.stream.IntStream;

/** Cuts names that the big screen would show alike, since it has no room for their ends. */
public final class ShortNames {
    private static final String CUT = "…";

    private ShortNames() {}

    /** @param names of all for whom there are columns */
    public static List<String> onBigScreen(List<String> names) {
        return of(names, room(names.size()));
    }

    /** How many characters are surely seen, by {@code tv.css}. */
    private static int room(int columns) {
        return switch (columns) {
            case 0, 1, 2 -> 20;
            case 3 -> 12;
            case 5, 6 -> 16;
            case 7, 8 -> 11;
            default -> 9;
        };
    }

    /** A name whose end alone tells it from another loses its middle. */
    static List<String> of(List<String> names, int room) {
        List<List<String>> all = names.stream().map(NameCharacters::of).toList();
        return IntStream.range(0, all.size())
                .mapToObj(i -> shortened(all.get(i), shared(i, all), room))
                .toList();
    }

    /** @param shared how many characters it begins with that another name begins with, too */
    private static String shortened(List<String> name, int shared, int room) {
        if (name.size() <= room || shared < room - 1) {
            return String.join("", name);
        }
        int word = Math.max(
                        name.subList(0, shared).lastIndexOf(" "),
                        name.subList(0, shared).lastIndexOf("-"))
                + 1;
        boolean wordFits = name.size() - word <= room - 2;
        List<String> end = name.subList(wordFits ? word : Math.min(shared, name.size() - 1), name.size());
        int beginning = Math.max(1, room - 1 - end.size());
        return String.join("", name.subList(0, beginning)) + CUT + String.join("", end);
    }

    private static int shared(int i, List<List<String>> names) {
        return IntStream.range(0, names.size())
                .filter(other -> other != i)
                .map(other -> shared(names.get(i), names.get(other)))
                .max()
                .orElse(0);
    }

    private static int shared(List<String> one, List<String> other) {
        return (int) IntStream.range(0, Math.min(one.size(), other.size()))
                .takeWhile(i -> one.get(i).equals(other.get(i)))
                .count();
    }
}
