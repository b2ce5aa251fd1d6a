package org.lasttrick.web.layout;

import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.history.People;
import org.lasttrick.scorekeeping.Statistics;

/** Lists the names of a scorebook's people: of its regular players, then of everybody who has finished a game. */
@Singleton
public record KnownNames(People people, Statistics statistics) {
    public List<String> of(String scorebook) {
        Stream<String> others =
                people.all(scorebook, Comparator.naturalOrder()).stream().flatMap(person -> person.names().stream());
        return Stream.concat(statistics.regulars(scorebook).stream(), others)
                .distinct()
                .toList();
    }
}
