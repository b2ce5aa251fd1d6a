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

    /** Returns how many characters are surely seen, by {@code tv.css}. */
    private static int room(int columns) {
        return switch (columns) {
            case 0, 1, 2 -> 18;
            case 3 -> 10;
            case 4 -> 8;
            case 5, 6 -> 13;
            case 7, 8 -> 9;
            default -> 7;
        };
    }

    /** Shortens names: of one whose end alone tells it from another, the first character and the end stay. */
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
        int end = name.size() - room + 2;
        int from = word < end ? Math.min(shared, end) : word;
        return name.getFirst() + CUT + String.join("", name.subList(from, name.size()));
    }

    private static int shared(int i, List<List<String>> names) {
        return IntStream.range(0, names.size())
                .filter(other -> other != i)
                .map(other -> shared(names.get(i), names.get(other)))
                .max()
                .orElse(0);
    }

    private static int shared(List<String> one, List<String> other) {
        int length = 0;
        while (length < Math.min(one.size(), other.size()) && one.get(length).equals(other.get(length))) {
            length++;
        }
        return length;
    }
}
