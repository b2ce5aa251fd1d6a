package org.lasttrick.history;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.lasttrick.chain.Hash;

/**
 * A person of a scorebook has played in its games, under one name or several.
 *
 * @param name by which the book calls them
 * @param names all under which they have played, that one first
 */
@JsonPropertyOrder("id")
public record BookPerson(String name, List<String> names) {
    private static final int ID_LENGTH = 16;

    public BookPerson {
        names = List.copyOf(names);
    }

    /** Returns the person's id, which is of letters and digits, and depends on the name alone. */
    @JsonProperty
    public String id() {
        return id(name);
    }

    public static String id(String name) {
        return Hash.over(name).hex().substring(0, ID_LENGTH);
    }
}
