package org.lasttrick.projection;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.database.Database;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameSummary;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

/**
 * Reads what spans the games of a scorebook, from tables that are derived from the ledger. The statement that adds an entry also
 * stores the game's summary if that changes; games that came otherwise are due.
 */
@ApplicationScoped
public class Summaries {
    /** Stores a summary without forcing it to the disk: with what is lost, it is lost that the game is no longer due. */
    private static final String STORE =
            "SELECT store_summary(?, ?, CAST(? AS json)), set_config('synchronous_commit', 'off', true)";

    private static final String DUE = "SELECT game_id FROM summary_due LIMIT ?";
    private static final String DUE_OF_BOOK = "SELECT game_id FROM summary_due WHERE scorebook_id = ? LIMIT ?";

    private static final String NEWEST = """
            (SELECT id, started_at FROM game WHERE scorebook_id = ? AND erased_at IS NULL
             ORDER BY started_at DESC, id DESC LIMIT ?) AS newest""";

    private static final String DUE_OF_NEWEST = "SELECT game_id FROM " + NEWEST + " JOIN summary_due ON game_id = id";

    /** A game that was kept on paper may have begun long ago: what counts is its last entry. */
    private static final String RUNNING = """
            SELECT game_id FROM (SELECT game_id FROM game_summary WHERE scorebook_id = ? AND status = 'IN_PROGRESS'
                ORDER BY started_at DESC, game_id DESC LIMIT 1000) AS running
             CROSS JOIN LATERAL (SELECT recorded_at FROM entry WHERE entry.game_id = running.game_id
                ORDER BY version DESC LIMIT 1) AS last
            WHERE recorded_at >= (SELECT min(started_at) FROM %s)
            ORDER BY recorded_at DESC, game_id DESC LIMIT ?""".formatted(NEWEST);

    /** OFFSET 0 makes PostgreSQL look up the players of each game by its id, instead of reading those of all games. */
    private static final String PLAYERS = "SELECT coalesce(person, name) FROM " + NEWEST + """
             CROSS JOIN LATERAL (SELECT name, scorebook_id FROM game_player WHERE game_id = newest.id OFFSET 0) AS player
             LEFT JOIN spelling USING (scorebook_id, name)
            GROUP BY coalesce(person, name)
            ORDER BY count(DISTINCT newest.id) DESC, max(started_at) DESC, coalesce(person, name) COLLATE "C" LIMIT ?""";

    private static final String GAMES = """
            SELECT coalesce((SELECT games FROM scorebook_summary WHERE scorebook_id = ?), 0)
                + (SELECT count(*) FROM summary_due AS due WHERE scorebook_id = ?
                   AND NOT EXISTS (SELECT FROM game_summary WHERE game_id = due.game_id))""";

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Database database;

    public Summaries(DataSource source) {
        this.database = Database.forReaders(source);
    }

    /**
     * Writes a summary as {@code store_summary} reads it.
     *
     * @param summary of this game
     */
    public static String json(RecordedGame recorded, GameSummary summary) {
        ObjectNode json = JSON.<ObjectNode>valueToTree(summary)
                .put("search", GameFinder.searched(summary))
                .put("houseRules", houseRules(recorded.game().start()))
                .put("startedAt", recorded.playedAt(1).toString())
                .put("enteredFrom", recorded.entry(1).enteredAt().toString())
                .put("day", recorded.day().map(PlayTime::text).orElse(null));
        json.withArray("players").forEach(player -> {
            ObjectNode person = (ObjectNode) player;
            if (person.remove("figures") instanceof ObjectNode figures) {
                person.setAll(figures);
            }
        });
        if (summary.lastHand() > 0) {
            json.put("endedAt", recorded.playedAt(summary.lastHand()).toString())
                    .put(
                            "enteredUntil",
                            recorded.entry(summary.lastHand()).enteredAt().toString());
        }
        return json.toString();
    }

    private static String houseRules(GameStarted start) {
        return Variants.byId(start.variant())
                .map(variant ->
                        Settings.of(start.rules()).differenceFrom(Settings.of(variant.rulesFor(start.people()))))
                .filter(changed -> !changed.isEmpty())
                .map(changed -> HouseRules.json(changed).toString())
                .orElse("");
    }

    /** Returns some games whose summaries are missing or may be out of date. */
    public List<GameId> due(int limit) {
        return database.games(DUE, limit);
    }

    public List<GameId> due(String scorebook, int limit) {
        return database.games(DUE_OF_BOOK, scorebook, limit);
    }

    /** Returns the due ones among the newest games of a book. */
    public List<GameId> dueOfNewest(String scorebook, int games) {
        return database.games(DUE_OF_NEWEST, scorebook, games);
    }

    /**
     * Stores the summary of a game that was due.
     *
     * @return whether it is stored: otherwise the game has moved on, and is still due
     */
    public boolean store(RecordedGame game) {
        return store(game.id(), game.version(), json(game, GameSummary.of(game.game())));
    }

    /** Leaves out a damaged or missing game: it is no longer due, and counts for nothing. */
    public void leaveOut(GameId game) {
        store(game, null, null);
    }

    private boolean store(GameId game, @Nullable Integer version, @Nullable String summary) {
        return database.first(STORE, row -> row.getBoolean(1), game, version, summary)
                .orElse(false);
    }

    /** Returns how many games a book has. */
    public int games(String scorebook) {
        return database.first(GAMES, row -> row.getInt(1), scorebook, scorebook).orElseThrow();
    }

    /** Returns the games of a book that go on, and did so since the newest ones began: the one with the latest entry first. */
    public List<GameId> running(String scorebook, int games, int limit) {
        return database.games(RUNNING, scorebook, scorebook, games, limit);
    }

    /**
     * Returns who played the newest games of a book, by the names that it calls them: the most frequent first, then who played
     * last, then by name.
     */
    public List<String> players(String scorebook, int games, int limit) {
        return database.list(PLAYERS, row -> row.getString(1), scorebook, games, limit);
    }
}
