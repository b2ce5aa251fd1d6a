package org.lasttrick.history;

import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Stream;

/**
 * Spellings are the names under which people of a book have played, where a person has several.
 *
 * @param people what the book calls somebody, by each other name of theirs
 */
public record Spellings(Map<String, String> people) {
    public Spellings {
        people = Map.copyOf(people);
    }

    /** Returns the name by which the book calls whoever has played under this one. */
    public String person(String name) {
        return people.getOrDefault(name, name);
    }

    /** Returns who has played under this name. */
    public BookPerson named(String name) {
        String person = person(name);
        Stream<String> others = people.entrySet().stream()
                .filter(each -> each.getValue().equals(person))
                .map(Entry::getKey)
                .sorted();
        return new BookPerson(person, Stream.concat(Stream.of(person), others).toList());
    }

    /** Returns everybody with several names, by name. */
    public List<BookPerson> all() {
        return people.values().stream().distinct().sorted().map(this::named).toList();
    }
}
