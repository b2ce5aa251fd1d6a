package org.lasttrick.game;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A player's name is that of a person or, where two partners share a score, of both.
 *
 * @param partner {@code null} for a player who is one person
 */
public record PlayerName(String first, @Nullable String partner) {

    /** Returns the name of each person. */
    public List<String> people() {
        return partner == null ? List.of(first) : List.of(first, partner);
    }

    /** Returns the names that nobody else may have: that of each person, and that of the partners together. */
    List<String> all() {
        return partner == null ? people() : List.of(first, partner, toString());
    }

    PlayerName map(UnaryOperator<String> change) {
        return new PlayerName(change.apply(first), partner == null ? null : change.apply(partner));
    }

    /**
     * Returns the name of each person, by the pointer to it in a request.
     *
     * @param to the player
     */
    Map<String, String> byPointer(String to) {
        return partner == null
                ? Map.of(to + "/name", first)
                : new TreeMap<>(Map.of(to + "/names/0", first, to + "/names/1", partner));
    }

    /** Writes the name in one line, such as “Ann” or “Ann & Cid”. */
    @Override
    public String toString() {
        return String.join(" & ", people());
    }
}
