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
import org.lasttrick.projection.GameFilter.Having;
import org.lasttrick.projection.GameFilter.State;

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
     * Finds games, the newest first.
     *
     * @param after only older games than this one; {@code null}: from the newest
     */
    public List<GameId> find(String scorebook, GameFilter filter, @Nullable GameId after, int limit) {
        return find(scorebook, filter, after, "<", "DESC", limit);
    }

    /** Finds games that are newer than a given one, the newest last. */
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
            parameters.add(filter.variants());
        }
        played(sql, parameters, scorebook, filter.player());
        played(sql, parameters, scorebook, filter.opponent());
        if (!filter.player().isBlank()) {
            did(sql, parameters, scorebook, filter);
        }
        if (!filter.variant().isEmpty()) {
            sql.append(" AND variant = ?");
            parameters.add(filter.variant());
        }
        if (filter.houseRules() != null) {
            sql.append(" AND EXISTS (SELECT FROM game_player WHERE game_id = id AND house_rules = ?)");
            parameters.add(filter.houseRules());
        }
        if (filter.state() != null) {
            sql.append(" AND status = ANY (?)");
            parameters.add(filter.state().statuses().stream().map(Enum::name).toList());
        }
        began(sql, parameters, ">=", filter.from());
        began(sql, parameters, "<", filter.until());
        if (than != null) {
            sql.append(" AND (started_at, id) ").append(side).append(' ').append(CURSOR);
            parameters.add(than);
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
                    .toList());
        }
    }

    /** Narrows what was found by folded names to what counts for this very person, and for the opponent. */
    private void did(StringBuilder sql, List<@Nullable Object> parameters, String scorebook, GameFilter filter) {
        List<String> players = searches.list(PLAYERS, row -> row.getString(1), scorebook);
        Having having = filter.having();
        Set<String> own = people(scorebook, filter.player(), players, having != null);
        if (own.isEmpty() && having == null) {
            return;
        }
        Set<String> named = people(scorebook, filter.opponent(), players, having != null && having.needsOpponent());
        Set<String> others = named.equals(own) ? Set.of() : named;
        sql.append(" AND EXISTS (SELECT FROM game_player AS own");
        if (!others.isEmpty()) {
            sql.append(
                    " JOIN game_player AS other ON other.game_id = own.game_id AND other.seat <> own.seat AND other.name = ANY (?)");
            parameters.add(others);
        }
        sql.append(" WHERE own.game_id = id AND own.name = ANY (?)");
        parameters.add(own);
        if (filter.state() == State.FINISHED) {
            // Who was substituted has paid in a game, but hasn't finished it.
            sql.append(having == null ? " AND own.place IS NOT NULL" : " AND own.hands IS NOT NULL")
                    .append(others.isEmpty() ? "" : " AND other.place IS NOT NULL");
        }
        if (having != null) {
            sql.append(" AND ").append(having.needsOpponent() && others.isEmpty() ? "false" : having.condition());
        }
        sql.append(")");
    }

    /**
     * Returns all names, as they are written, of whoever is called exactly so.
     *
     * @param orNearlySo if nobody is, those of whoever is called so in other letters
     */
    private Set<String> people(String scorebook, String given, List<String> players, boolean orNearlySo) {
        String wanted = given.strip();
        List<Spelling> spellings = spellings(scorebook);
        String person = spellings.stream()
                .filter(each -> each.name().equals(wanted))
                .map(Spelling::person)
                .findFirst()
                .orElse(wanted);
        Set<String> exact = Stream.concat(
                        Stream.of(person),
                        spellings.stream()
                                .filter(each -> each.person().equals(person))
                                .map(Spelling::name))
                .collect(Collectors.toSet());
        if (players.stream().anyMatch(exact::contains)) {
            return exact;
        }
        if (!orNearlySo) {
            return Set.of();
        }
        Set<String> folded = names(scorebook, given);
        return players.stream()
                .filter(name -> folded.contains(NameChecks.folded(name)))
                .collect(Collectors.toSet());
    }

    private List<Spelling> spellings(String scorebook) {
        return searches.list(SPELLINGS, row -> new Spelling(row.getString("name"), row.getString("person")), scorebook);
    }

    /** Returns all names of whoever has this one or is called so, in small letters without accents, as it may be given, too. */
    private Set<String> names(String scorebook, String given) {
        String wanted = NameChecks.folded(given.strip());
        List<Spelling> spellings = spellings(scorebook);
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
            parameters.add(time);
        }
    }

    private static String like(String text) {
        return NameChecks.folded(text).replaceAll("[\\\\%_]", "\\\\$0");
    }

    /** Returns the game's own name, and then each player's between line breaks. */
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
