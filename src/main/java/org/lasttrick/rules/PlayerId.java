package org.lasttrick.rules;

import java.util.Optional;

/**
 * A player id names a player within one game: it is written {@code p1}, {@code p2} … in the order of sitting down.
 *
 * @param number 1–99
 */
public record PlayerId(int number) implements Comparable<PlayerId> {
    public PlayerId {
        if (number < 1 || number > 99) {
            throw new IllegalArgumentException("A player's number is 1 to 99, not " + number);
        }
    }

    /** Parses {@code p1}…{@code p99}; empty for anything else. */
    public static Optional<PlayerId> parse(String id) {
        return id.startsWith("p") ? InputText.oneTo99(id.substring(1)).map(PlayerId::new) : Optional.empty();
    }

    @Override
    public int compareTo(PlayerId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "p" + number;
    }
}
