package org.lasttrick.history;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toMap;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.Database;
import org.lasttrick.history.PersonHistory.ByRules;
import org.lasttrick.history.PersonHistory.CardCost;
import org.lasttrick.history.PersonHistory.FormGame;
import org.lasttrick.history.PersonHistory.HandRef;
import org.lasttrick.history.PersonHistory.HeadToHead;
import org.lasttrick.history.PersonHistory.PlaceCount;
import org.lasttrick.history.PersonHistory.Streak;

/** Finds the people of a scorebook, by all their names, and their figures in games that are over and were not given up. */
@ApplicationScoped
public class People {
    private static final int GAMES_OF_FORM = 20;
    private static final int GAMES_OF_STREAKS = 1_000;

    private static final String NAMES = "SELECT DISTINCT name FROM played_sum WHERE scorebook_id = ?";

    private static final String OPPONENTS = """
            SELECT name, sum(opponents + 1 - place), sum(opponents) FROM game_player
            WHERE scorebook_id = ? AND place IS NOT NULL GROUP BY name""";

    private static final String LIST = "SELECT name, " + Figures.SUMS + " FROM "
            + GameSelection.rows("played", "name, " + Figures.COLUMNS) + " GROUP BY name";

    private static final String BY_RULES = "SELECT variant, house_rules, " + Figures.SUMS + " FROM "
            + GameSelection.rows("played", "name, variant, house_rules, " + Figures.COLUMNS)
            + " WHERE name = ANY (?) GROUP BY variant, house_rules ORDER BY games DESC, variant, house_rules";

    private static final String AGAINST = "SELECT other, sum(games), sum(ahead), sum(behind) FROM "
            + GameSelection.rows("played_against", "name, other, games, ahead, behind")
            + " WHERE name = ANY (?) AND other <> ALL (?) GROUP BY other";

    private static final String BY_CARD =
            "SELECT card, sum(times), sum(points) FROM " + GameSelection.rows("paid_for", "name, card, times, points")
                    + " %s GROUP BY card ORDER BY 3 DESC, 2 DESC, 1";

    private static final String OWN = """
            FROM game_player WHERE scorebook_id = ? AND name = ANY (?) AND place IS NOT NULL
                AND variant = coalesce(nullif(?, ''), variant) AND started_at >= ? AND started_at < ?""";

    private static final String OWN_HANDS = OWN.replace("place IS NOT NULL", "hands IS NOT NULL");

    private static final String FORM = "SELECT game_id, started_at, variant, place, opponents " + OWN
            + " ORDER BY started_at DESC, game_id DESC LIMIT " + GAMES_OF_FORM;

    private static final String PLACES =
            "SELECT place, sum(games) FROM " + GameSelection.rows("placed", "name, place, games")
                    + " WHERE name = ANY (?) GROUP BY place ORDER BY place";

    /** Games won in a row have the same number of others before them, and those not won the same number of wins. */
    private static final String STREAKS = """
            SELECT DISTINCT ON (won) won, count(*) AS games, min(started_at) AS since, max(started_at) AS until
            FROM (SELECT wins > 0 AS won, started_at, count(*) FILTER (WHERE wins > 0) OVER later AS wins,
                    count(*) FILTER (WHERE wins = 0) OVER later AS losses
                FROM (SELECT wins, started_at, game_id %s ORDER BY started_at DESC, game_id DESC LIMIT %d) AS own
                WINDOW later AS (ORDER BY started_at DESC, game_id DESC ROWS UNBOUNDED PRECEDING)) AS games
            GROUP BY won, CASE WHEN won THEN losses ELSE wins END ORDER BY won, games DESC, until DESC""".formatted(OWN, GAMES_OF_STREAKS);

    private static final String DEAREST = """
            SELECT game_id, hand FROM (SELECT * %s) AS games
                CROSS JOIN LATERAL json_to_recordset(cards) AS cost (card text, hand integer)
            WHERE card = ? ORDER BY started_at DESC, game_id DESC, person DESC LIMIT 1""".formatted(OWN_HANDS);

    private final Database database;
    private final SpellingStore spellings;

    People(HistoryReads reads, SpellingStore spellings) {
        this.database = reads.database();
        this.spellings = spellings;
    }

    /** @param figures of the games that were selected */
    public record PersonFigures(
            @JsonUnwrapped BookPerson person, @JsonUnwrapped Figures figures) {}

    /** Returns everybody who has played one of these games; the most games first, then in this order of names. */
    public List<PersonFigures> list(String scorebook, GameSelection selection, Comparator<String> names) {
        Spellings known = spellings.of(scorebook);
        Map<String, List<Figures>> byPerson = database
                .list(
                        LIST,
                        row -> Map.entry(known.person(row.getString("name")), Figures.read(row)),
                        selection.parameters(scorebook))
                .stream()
                .collect(groupingBy(Map.Entry::getKey, mapping(Map.Entry::getValue, toList())));
        return byPerson.entrySet().stream()
                .map(each -> new PersonFigures(known.named(each.getKey()), Figures.sum(each.getValue())))
                .sorted(Comparator.<PersonFigures>comparingLong(
                                each -> -each.figures().games())
                        .thenComparing(each -> each.person().name(), names))
                .toList();
    }

    /**
     * Opponents are the people whom a person met in games that are over, each game's again.
     *
     * @param beaten of them, those who were not placed ahead
     */
    public record Opponents(long beaten, long met) {
        public static final Opponents NONE = new Opponents(0, 0);

        private Opponents plus(Opponents more) {
            return new Opponents(beaten + more.beaten, met + more.met);
        }
    }

    /** Returns the opponents of each person of the book, by the person's name. */
    public Map<String, Opponents> opponents(String scorebook) {
        Spellings known = spellings.of(scorebook);
        return database
                .list(
                        OPPONENTS,
                        row -> Map.entry(known.person(row.getString(1)), new Opponents(row.getLong(2), row.getLong(3))),
                        scorebook)
                .stream()
                .collect(toMap(Map.Entry::getKey, Map.Entry::getValue, Opponents::plus));
    }

    /** Returns everybody who has played in a finished game of the book. */
    public List<BookPerson> all(String scorebook, Comparator<String> names) {
        Spellings known = spellings.of(scorebook);
        return database.list(NAMES, row -> known.person(row.getString("name")), scorebook).stream()
                .distinct()
                .sorted(names)
                .map(known::named)
                .toList();
    }

    /** @param id of the person, or of one of their other names */
    public Optional<BookPerson> find(String scorebook, String id) {
        return all(scorebook, Comparator.naturalOrder()).stream()
                .filter(person -> person.names().stream().map(BookPerson::id).anyMatch(id::equals))
                .findFirst();
    }

    /** @param byName how the others are sorted whom they met in equally many games */
    public PersonHistory history(
            String scorebook, BookPerson person, GameSelection selection, Comparator<String> byName) {
        List<String> names = person.names();
        Object[] own = {scorebook, names, selection.variant(), selection.from(), selection.until()};
        List<CardCost> byCard = byCard(scorebook, selection, "WHERE name = ANY (?)", names);
        List<Map.Entry<Boolean, Streak>> streaks =
                database.list(STREAKS, row -> Map.entry(row.getBoolean("won"), streak(row)), own);
        return new PersonHistory(
                person,
                database.list(
                        BY_RULES,
                        row -> new ByRules(row.getString("variant"), row.getString("house_rules"), Figures.read(row)),
                        selection.parameters(scorebook, names)),
                headToHeads(scorebook, selection, names, byName),
                byCard,
                database.list(FORM, People::formGame, own).reversed(),
                database.list(
                        PLACES,
                        row -> new PlaceCount(row.getInt(1), row.getLong(2)),
                        selection.parameters(scorebook, names)),
                longest(streaks, true),
                longest(streaks, false),
                byCard.isEmpty() ? null : dearest(byCard.getFirst().card(), own));
    }

    /** Returns what each highest card has cost everybody, the dearest first. */
    public List<CardCost> byCard(String scorebook, GameSelection selection) {
        return byCard(scorebook, selection, "");
    }

    private List<CardCost> byCard(String scorebook, GameSelection selection, String where, Object... names) {
        return database.list(
                BY_CARD.formatted(where),
                row -> new CardCost(row.getString(1), row.getLong(2), row.getLong(3)),
                selection.parameters(scorebook, names));
    }

    private List<HeadToHead> headToHeads(
            String scorebook, GameSelection selection, List<String> names, Comparator<String> byName) {
        Spellings known = spellings.of(scorebook);
        Map<String, List<HeadToHead>> byPerson = database
                .list(
                        AGAINST,
                        row -> new HeadToHead(
                                known.named(row.getString(1)), row.getLong(2), row.getLong(3), row.getLong(4)),
                        selection.parameters(scorebook, names, names))
                .stream()
                .collect(groupingBy(each -> each.other().name()));
        return byPerson.values().stream()
                .flatMap(each -> each.stream().reduce(People::sum).stream())
                .sorted(Comparator.<HeadToHead>comparingLong(each -> -each.games())
                        .thenComparing(each -> each.other().name(), byName))
                .toList();
    }

    private static HeadToHead sum(HeadToHead one, HeadToHead more) {
        return new HeadToHead(
                one.other(), one.games() + more.games(), one.ahead() + more.ahead(), one.behind() + more.behind());
    }

    private static FormGame formGame(ResultSet row) throws SQLException {
        return new FormGame(
                new GameId(row.getString("game_id")),
                Database.time(row, "started_at"),
                row.getString("variant"),
                row.getInt("place"),
                row.getInt("opponents"));
    }

    private static Streak streak(ResultSet row) throws SQLException {
        return new Streak(row.getInt("games"), Database.time(row, "since"), Database.time(row, "until"));
    }

    private static @Nullable Streak longest(List<Map.Entry<Boolean, Streak>> streaks, boolean won) {
        return streaks.stream()
                .filter(streak -> streak.getKey() == won)
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    private @Nullable HandRef dearest(String card, Object... own) {
        return database.first(
                        DEAREST,
                        row -> new HandRef(new GameId(row.getString("game_id")), row.getInt("hand")),
                        Stream.concat(Stream.of(own), Stream.of(card)).toArray())
                .orElse(null);
    }
}
