package org.lasttrick.history;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.BookLock;
import org.lasttrick.database.Database;

/** Stores which names are spellings of one person, as each book says. That changes no ledger. */
@ApplicationScoped
public class SpellingStore {
    /** The lock keeps two devices from saying at the same moment which names are one person's. */
    private static final BookLock LOCK = new BookLock(3);

    private static final String OF_BOOK = "SELECT name, person FROM spelling WHERE scorebook_id = ?";
    private static final String DELETE = "DELETE FROM spelling WHERE scorebook_id = ? AND name = ANY (?)";
    private static final String INSERT = "INSERT INTO spelling (scorebook_id, name, person) VALUES (?, ?, ?)";

    private static final String GAMES_OF_BOTH = """
            SELECT game_id FROM game_player AS one JOIN game_player AS other USING (game_id)
            WHERE one.scorebook_id = ? AND one.name = ANY (?) AND one.hands IS NOT NULL
                AND other.name = ANY (?) AND one.person <> other.person AND one.name <> other.name
            LIMIT 1""";

    private final Database reads;
    private final Database database;

    SpellingStore(DataSource source, HistoryReads reads) {
        this.reads = reads.database();
        this.database = new Database(source);
    }

    public Spellings of(String scorebook) {
        return read(reads, scorebook);
    }

    /** Returns a game in which a person with several names has played against themselves: they may be two people. */
    public Optional<GameId> gameAgainstThemselves(String scorebook, BookPerson person) {
        return person.names().size() == 1
                ? Optional.empty()
                : gamesOfBoth(reads, scorebook, person.names(), person.names());
    }

    private static Spellings read(Database database, String scorebook) {
        return new Spellings(
                database
                        .list(OF_BOOK, row -> Map.entry(row.getString("name"), row.getString("person")), scorebook)
                        .stream()
                        .collect(toMap(Entry::getKey, Entry::getValue)));
    }

    /**
     * Makes two people one, who keeps the second name.
     *
     * @return a game that both have finished, in which case they are two people, and nothing is changed; empty: it is done
     * @throws io.quarkus.security.UnauthorizedException if the device was removed meanwhile
     */
    @Transactional
    public Optional<GameId> merge(Device device, String name, String into) {
        Spellings known = locked(device);
        List<String> ones = known.named(name).names();
        List<String> others = known.named(into).names();
        String scorebook = device.scorebook();
        Optional<GameId> game = gamesOfBoth(database, scorebook, ones, others);
        if (game.isEmpty()) {
            store(
                    scorebook,
                    Stream.of(others, ones).flatMap(List::stream).distinct().toList());
        }
        return game;
    }

    /**
     * Makes a name that of another person than it is now; that person's other names stay together.
     *
     * @throws io.quarkus.security.UnauthorizedException if the device was removed meanwhile
     */
    @Transactional
    public void split(Device device, String name) {
        BookPerson person = locked(device).named(name);
        String scorebook = device.scorebook();
        database.update(DELETE, scorebook, person.names());
        store(
                scorebook,
                person.names().stream().filter(each -> !each.equals(name)).toList());
    }

    /**
     * Stores which names another book says are one person's. A name about which this book already says something is left alone, and
     * so are the names of people who have met here.
     *
     * @param people each name is only one person's
     */
    @Transactional
    public void add(Device device, List<BookPerson> people) {
        String scorebook = device.scorebook();
        Map<String, String> known = locked(device).people();
        Set<String> alreadySpelled = Stream.of(known.keySet(), known.values())
                .flatMap(Collection::stream)
                .collect(toSet());
        people.stream()
                .map(person -> person.names().stream()
                        .filter(name -> !alreadySpelled.contains(name))
                        .toList())
                .filter(names -> gamesOfBoth(database, scorebook, names, names).isEmpty())
                .forEach(names -> store(scorebook, names));
    }

    private static Optional<GameId> gamesOfBoth(
            Database database, String scorebook, List<String> names, List<String> others) {
        return database.games(GAMES_OF_BOTH, scorebook, names, others).stream().findFirst();
    }

    private Spellings locked(Device device) {
        LOCK.lock(device.scorebook());
        Access.requireScorer(device);
        return read(database, device.scorebook());
    }

    /** @param names of one person, the one by which the book calls them first */
    private void store(String scorebook, List<String> names) {
        database.update(DELETE, scorebook, names);
        names.stream().skip(1).forEach(name -> database.update(INSERT, scorebook, name, names.getFirst()));
    }
}
