package org.lasttrick.projection;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.Database;
import org.lasttrick.game.GameSummary;
import org.lasttrick.game.GameSummary.PersonRecord;
import org.lasttrick.game.NameChecks;

/** Finds games of a scorebook by their summaries. What was imported or restored a moment ago is found once it is summarised. */
@ApplicationScoped
public class GameFinder {
    private static final String ALL = "SELECT id FROM game WHERE erased_at IS NULL AND scorebook_id = ?";

    private static final String SUMMARISED =
            "SELECT id FROM (SELECT game_id AS id, * FROM game_summary) AS summary WHERE scorebook_id = ?";

    private static final String SPELLINGS = "SELECT name, person FROM spelling WHERE scorebook_id = ?";
    private static final String PLAYERS = "SELECT DISTINCT name FROM played_sum WHERE scorebook_id = ?";

    private static final String CURSOR = "(SELECT started_at, id FROM game WHERE id = ? AND scorebook_id = ?)";

    private record Spelling(String name, String person) {
        Stream<String> names() {
            return Stream.of(name, person).map(NameChecks::folded);
        }
    }

    private final Database lists;
    private final Database searches;

    public GameFinder(DataSource source) {
        this.lists = Database.forReaders(source);
        this.searches = Database.forReaders(source);
    }

    /**
     * Newest first.
     *
     * @param after only older games than this one; {@code null}: from the newest
     */
    public List<GameId> find(String scorebook, GameFilter filter, @Nullable GameId after, int limit) {
        return find(scorebook, filter, after, "<", "DESC", limit);
    }

    /** Those that are newer than that one, the newest last. */
    public List<GameId> findNewer(String scorebook, GameFilter filter, GameId than, int limit) {
        return find(scorebook, filter, than, ">", "ASC", limit);
    }

    private List<GameId> find(
            String scorebook, GameFilter filter, @Nullable GameId than, String side, String order, int limit) {
        StringBuilder sql = new StringBuilder(filter.isOfTime() ? ALL : SUMMARISED);
        List<@Nullable Object> parameters = new ArrayList<>(List.of(scorebook));
        if (!filter.text().isBlank()) {
            sql.append(" AND (search LIKE ? OR variant = ANY (?))");
            parameters.add("%" + like(filter.text().strip()) + "%");
            parameters.add(filter.variants().toArray(String[]::new));
        }
        played(sql, parameters, scorebook, filter.player());
        played(sql, parameters, scorebook, filter.opponent());
        if (filter.having() != null) {
            sql.append(
                            " AND EXISTS (SELECT FROM game_player AS own WHERE own.game_id = id AND own.name = ANY (?) AND own.")
                    .append(filter.having().word())
                    .append(" > 0)");
            Set<String> names = names(scorebook, filter.player());
            parameters.add(searches.list(PLAYERS, row -> row.getString(1), scorebook).stream()
                    .filter(name -> names.contains(NameChecks.folded(name)))
                    .toArray(String[]::new));
        }
        if (!filter.variant().isEmpty()) {
            sql.append(" AND variant = ?");
            parameters.add(filter.variant());
        }
        if (filter.state() != null) {
            sql.append(" AND status = ANY (?)");
            parameters.add(filter.state().statuses().stream().map(Enum::name).toArray(String[]::new));
        }
        began(sql, parameters, ">=", filter.from());
        began(sql, parameters, "<", filter.until());
        if (than != null) {
            sql.append(" AND (started_at, id) ").append(side).append(' ').append(CURSOR);
            parameters.add(than.value());
            parameters.add(scorebook);
        }
        sql.append(" ORDER BY started_at ")
                .append(order)
                .append(", id ")
                .append(order)
                .append(" LIMIT ?");
        parameters.add(limit);
        // The start page and exports don't wait behind searches.
        return (filter.isOfTime() ? lists : searches).games(sql.toString(), parameters.toArray());
    }

    private void played(StringBuilder sql, List<@Nullable Object> parameters, String scorebook, String player) {
        if (!player.isBlank()) {
            sql.append(" AND search LIKE ANY (?)");
            parameters.add(names(scorebook, player).stream()
                    .map(name -> "%\n" + like(name) + "\n%")
                    .toArray(String[]::new));
        }
    }

    /** All names of whoever has this one or is called so, in small letters without accents, as it may be given, too. */
    private Set<String> names(String scorebook, String given) {
        String wanted = NameChecks.folded(given.strip());
        List<Spelling> spellings = searches.list(
                SPELLINGS, row -> new Spelling(row.getString("name"), row.getString("person")), scorebook);
        Set<String> people = spellings.stream()
                .filter(each -> each.names().anyMatch(wanted::equals))
                .map(Spelling::person)
                .collect(Collectors.toSet());
        return Stream.concat(
                        Stream.of(wanted),
                        spellings.stream()
                                .filter(each -> people.contains(each.person()))
                                .flatMap(Spelling::names))
                .collect(Collectors.toSet());
    }

    private static void began(
            StringBuilder sql, List<@Nullable Object> parameters, String compared, @Nullable Instant time) {
        if (time != null) {
            sql.append(" AND started_at ").append(compared).append(" ?");
            parameters.add(Database.time(time));
        }
    }

    private static String like(String text) {
        return NameChecks.folded(text).replaceAll("[\\\\%_]", "\\\\$0");
    }

    /** The game's own name, and then each player's between line breaks. */
    static String searched(GameSummary summary) {
        return Stream.of(
                        Stream.of(Objects.requireNonNullElse(summary.name(), "")),
                        summary.players().stream().map(PersonRecord::name),
                        summary.shownNames().stream())
                .flatMap(each -> each)
                .distinct()
                .map(name -> NameChecks.folded(name) + "\n")
                .collect(Collectors.joining());
    }
}
