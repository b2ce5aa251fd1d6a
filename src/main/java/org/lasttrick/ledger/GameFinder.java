package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameSummary;
import org.lasttrick.game.GameSummary.PlayerRecord;
import org.lasttrick.game.Names;

/** Finds games of a scorebook by their summaries. What was imported or restored a moment ago is found once it is summarised. */
@ApplicationScoped
public class GameFinder {
    private static final String ALL = "SELECT id FROM game WHERE erased_at IS NULL AND scorebook_id = ?";

    private static final String SUMMARISED =
            "SELECT id FROM (SELECT game_id AS id, * FROM game_summary) AS summary WHERE scorebook_id = ?";

    private static final String CURSOR = "(SELECT started_at, id FROM game WHERE id = ? AND scorebook_id = ?)";

    private final Database lists;
    private final Database searches;

    GameFinder(DataSource source) {
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
        if (!filter.player().isBlank()) {
            sql.append(" AND search LIKE ?");
            parameters.add("%\n" + like(filter.player().strip()) + "\n%");
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

    private static void began(
            StringBuilder sql, List<@Nullable Object> parameters, String compared, @Nullable Instant time) {
        if (time != null) {
            sql.append(" AND started_at ").append(compared).append(" ?");
            parameters.add(EntryRow.time(time));
        }
    }

    private static String like(String text) {
        return Names.folded(text).replaceAll("[\\\\%_]", "\\\\$0");
    }

    /** The game's own name, and then each player's between line breaks. */
    static String searched(GameSummary summary) {
        return Stream.of(
                        Stream.of(Objects.requireNonNullElse(summary.name(), "")),
                        summary.players().stream().map(PlayerRecord::name),
                        summary.shownNames().stream())
                .flatMap(each -> each)
                .distinct()
                .map(name -> Names.folded(name) + "\n")
                .collect(Collectors.joining());
    }
}
