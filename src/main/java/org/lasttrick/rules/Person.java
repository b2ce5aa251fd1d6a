package org.lasttrick.rules;

import java.util.Optional;

/**
 * A person is one of the people of a player: the only one or, of two partners who share a score, the first or the second.
 *
 * @param number 1 or 2
 */
public record Person(PlayerId player, int number) {
    private static final String SECOND = "-2";

    /** Returns the only person of a player, or the first of two partners. */
    public static Person firstOf(PlayerId player) {
        return new Person(player, 1);
    }

    /** Parses {@link #toString}; empty for anything else. */
    public static Optional<Person> parse(String text) {
        return text.endsWith(SECOND)
                ? PlayerId.parse(text.substring(0, text.length() - SECOND.length()))
                        .map(player -> new Person(player, 2))
                : PlayerId.parse(text).map(Person::firstOf);
    }

    /** Returns {@code p1}, and {@code p1-2} for the second partner. */
    @Override
    public String toString() {
        return number == 1 ? player.toString() : player + SECOND;
    }
}
