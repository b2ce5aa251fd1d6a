package org.lasttrick.history;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.Database;
import org.lasttrick.rules.Keyword;

/** Finds the records of scorebooks. */
@ApplicationScoped
public class BookRecords {
    private static final int BOOKS_REMEMBERED = 500;

    /** A figure that was reached more often than this is hardly a record: whoever equalled it later still isn't looked for. */
    private static final int FIRST_TIMES = 1_000;

    private static final String TOP = """
            SELECT name, %s AS value, game_id, %s AS hand, started_at FROM game_player
            WHERE scorebook_id = ? AND %s ORDER BY %1$s %s, started_at, game_id, person LIMIT ?""";

    private static final String LONGEST = """
            SELECT '' AS name, hands AS value, game_id, 0 AS hand, started_at FROM game_summary
            WHERE scorebook_id = ? AND hands > 0 ORDER BY hands DESC, started_at, game_id LIMIT ?""";

    /** Reads who took cucumbers in all games of the book, so it runs only after something has changed. */
    private static final String CUCUMBERS_OF_EVENINGS = """
            WITH evening AS (
                SELECT scorebook_id, started_at, game_id, lead(started_at, 1, 'infinity') OVER games AS until,
                    lead(game_id, 1, '') OVER games AS until_game
                FROM game_summary WHERE scorebook_id = ? AND begins_evening
                WINDOW games AS (ORDER BY started_at, game_id))
            SELECT person.name, value, game_id, 0 AS hand, started_at
            FROM evening CROSS JOIN LATERAL (
                SELECT coalesce(spelling.person, name) AS name, sum(cucumbers) AS value
                FROM game_player AS player LEFT JOIN spelling USING (scorebook_id, name)
                WHERE scorebook_id = evening.scorebook_id AND cucumbers > 0
                    AND (player.started_at, player.game_id) >= (evening.started_at, evening.game_id)
                    AND (player.started_at, player.game_id) < (until, until_game)
                GROUP BY 1) AS person
            ORDER BY value DESC, started_at, game_id, person.name LIMIT ?""";

    private static final String CHANGES = "SELECT changes FROM scorebook_summary WHERE scorebook_id = ?";

    private final Database database;
    private final SpellingStore spellings;
    private final Cache<State, List<BookRecord>> known = Caffeine.newBuilder()
            .maximumSize(BOOKS_REMEMBERED)
            .executor(Runnable::run)
            .build();

    BookRecords(HistoryReads reads, SpellingStore spellings) {
        this.database = reads.database();
        this.spellings = spellings;
    }

    /** A book has these kinds of records, in the order in which they are shown. */
    public enum Kind implements Keyword {
        MOST_CUCUMBERS_IN_AN_EVENING,
        LONGEST_GAME,
        LOWEST_WINNING_TOTAL,
        MOST_HANDS_WITHOUT_PAYING;
    }

    /** @param performances the first one, and those that equalled it: the first of each person, or of games, each */
    public record BookRecord(Kind kind, int value, List<Performance> performances) {
        public BookRecord {
            performances = List.copyOf(performances);
        }

        public Performance first() {
            return performances.getFirst();
        }

        public List<Performance> equalled() {
            return performances.subList(1, performances.size());
        }
    }

    /**
     * @param person whose it is; {@code null} where it isn't anybody's own
     * @param game in which it was done; of an evening, a game of it
     * @param hand its number; 0: it wasn't done in one hand
     * @param at when the game or the evening began
     */
    public record Performance(@Nullable BookPerson person, GameId game, int hand, Instant at) {
        private static Performance read(Kind kind, Spellings names, ResultSet row) throws SQLException {
            return new Performance(
                    kind == Kind.LONGEST_GAME ? null : names.named(row.getString("name")),
                    new GameId(row.getString("game_id")),
                    row.getInt("hand"),
                    Database.time(row, "started_at"));
        }

        private Object holder() {
            return person == null ? game : person;
        }
    }

    /** A state has everything on which a book's records depend. */
    private record State(String scorebook, long changes, Spellings spellings) {}

    /** Returns the records of the games that count; a kind of which there is none is left out. */
    public List<BookRecord> of(String scorebook) {
        Spellings names = spellings.of(scorebook);
        return database.first(CHANGES, row -> row.getLong(1), scorebook)
                .map(changes -> known.get(new State(scorebook, changes, names), this::read))
                .orElse(List.of());
    }

    private List<BookRecord> read(State state) {
        return Stream.of(Kind.values())
                .flatMap(kind -> read(kind, state).stream())
                .filter(each -> each.value() > 0 || each.kind() == Kind.LOWEST_WINNING_TOTAL)
                .toList();
    }

    private Optional<BookRecord> read(Kind kind, State state) {
        List<Map.Entry<Integer, Performance>> best = database.list(
                sql(kind),
                row -> Map.entry(row.getInt("value"), Performance.read(kind, state.spellings(), row)),
                state.scorebook(),
                FIRST_TIMES);
        return best.stream().findFirst().map(Map.Entry::getKey).map(value -> {
            Map<Object, Performance> byHolder = new LinkedHashMap<>();
            best.stream()
                    .takeWhile(each -> each.getKey().equals(value))
                    .map(Map.Entry::getValue)
                    .forEach(each -> byHolder.putIfAbsent(each.holder(), each));
            return new BookRecord(kind, value, List.copyOf(byHolder.values()));
        });
    }

    private static String sql(Kind kind) {
        return switch (kind) {
            case MOST_CUCUMBERS_IN_AN_EVENING -> CUCUMBERS_OF_EVENINGS;
            case LONGEST_GAME -> LONGEST;
            case LOWEST_WINNING_TOTAL -> TOP.formatted("total", "0", "wins > 0 AND total IS NOT NULL", "ASC");
            case MOST_HANDS_WITHOUT_PAYING -> TOP.formatted("unpaid", "unpaid_from", "hands IS NOT NULL", "DESC");
        };
    }
}
