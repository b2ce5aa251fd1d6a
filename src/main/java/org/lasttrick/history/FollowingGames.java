package org.lasttrick.history;

import jakarta.inject.Singleton;
import java.util.Optional;
import org.lasttrick.access.Device;
import org.lasttrick.access.Screens;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.Database;

/**
 * Finds the games in which a table goes on: a rematch, and whatever its people play next. A game follows another one of its book if it
 * began later, was played on after that, and most of the people of the smaller of the two play in both. So tables of one book that
 * play side by side, and mix in the next round, don't follow each other. What counts is when games were entered, not the days on which
 * they were played. A game's own link leads on for a day and a half; a screen, which stays at its table, for ever.
 */
@Singleton
public final class FollowingGames {
    /**
     * This is longer than any evening's gap, so that whoever plays on the next morning is followed; and no game of last week leads
     * to today's.
     */
    private static final String WHILE_A_TABLE_GOES_ON = "12 hours";

    /**
     * The last of the games that follow a game may begin so long after its end: a link doesn't go round with the people for weeks.
     */
    private static final String ALTOGETHER = "36 hours";

    private static final String FOR_EVER = "1000 years";

    /**
     * This leads from each game to the first one that follows it. Whoever was renamed in one of the two is known by the names with
     * which a game began. It isn't known who played in a game that was erased: only a game that began since follows it, and only if
     * the book has no other game that may be the table's. A book of many tables isn't searched to its end: a table is looked for in
     * the next 300 games.
     */
    private static final String LAST = """
            WITH RECURSIVE followed AS (
                SELECT id AS game_id, game.scorebook_id, coalesce(entered_from, game.started_at) AS entered_from, status, entered_until,
                    erased_at, 0 AS step,
                    coalesce(entered_until, (SELECT recorded_at FROM entry WHERE entry.game_id = id ORDER BY version DESC LIMIT 1),
                        game.started_at) + CAST(? AS interval) AS deadline
                FROM game LEFT JOIN game_summary ON game_id = id WHERE id = ?
                UNION ALL
                SELECT next.*, CAST(NULL AS timestamptz), step + 1, deadline FROM followed
                CROSS JOIN LATERAL (SELECT coalesce(entered_until, (SELECT recorded_at FROM entry
                    WHERE entry.game_id = followed.game_id ORDER BY version DESC LIMIT 1), entered_from) AS at) AS until
                CROSS JOIN LATERAL (
                    SELECT game_id, scorebook_id, entered_from, status, entered_until FROM (
                        SELECT * FROM game_summary
                        WHERE scorebook_id = followed.scorebook_id
                            AND (entered_from, game_id) > (followed.entered_from, followed.game_id)
                            AND entered_from <= least(deadline, until.at + CAST(? AS interval))
                        ORDER BY entered_from, game_id LIMIT 300) AS later
                    WHERE (status = 'IN_PROGRESS' OR coalesce(entered_until, entered_from) >= until.at)
                        AND CASE WHEN followed.erased_at IS NULL THEN EXISTS (
                            WITH people AS (
                                SELECT game_id, at, coalesce(spelling.person, named.name) AS person,
                                    count(*) OVER (PARTITION BY game_id, at) AS size
                                FROM (SELECT game_id, 'now' AS at, name FROM game_player
                                    WHERE game_id IN (followed.game_id, later.game_id) AND NOT substituted
                                    UNION ALL
                                    SELECT game_id, 'first', called #>> '{}'
                                    FROM entry CROSS JOIN jsonb_path_query(payload::jsonb, '$.players.*') AS called
                                    WHERE game_id IN (followed.game_id, later.game_id) AND version = 1
                                        AND jsonb_typeof(called) = 'string') AS named
                                LEFT JOIN spelling ON spelling.scorebook_id = followed.scorebook_id AND spelling.name = named.name)
                            SELECT FROM people AS own JOIN people AS other USING (person)
                            WHERE own.game_id = followed.game_id AND other.game_id = later.game_id
                            GROUP BY own.at, own.size, other.at, other.size
                            HAVING 2 * count(DISTINCT person) > least(own.size, other.size))
                        ELSE entered_from >= followed.erased_at AND NOT EXISTS (
                            SELECT FROM game_summary AS other
                            WHERE scorebook_id = followed.scorebook_id AND game_id <> later.game_id
                                AND entered_from <= later.entered_from
                                AND coalesce(entered_until, entered_from + interval '12 hours') >= followed.entered_from)
                        END
                    ORDER BY entered_from, game_id LIMIT 1) AS next
                WHERE step < 1000)
            SELECT game_id, status FROM followed WHERE step > 0 ORDER BY step DESC LIMIT 1""";

    private final Database database;
    private final Screens screens;

    FollowingGames(HistoryReads reads, Screens screens) {
        this.screens = screens;
        this.database = reads.database();
    }

    /** @param goesOn whether it is in progress */
    public record Following(GameId game, boolean goesOn) {
        public String url() {
            return "/games/" + game;
        }
    }

    /** Returns the game in which the table of this one went on, the last of several in a row; empty if no game follows it. */
    public Optional<Following> last(GameId game) {
        return last(game, WHILE_A_TABLE_GOES_ON, ALTOGETHER);
    }

    /** Returns the game in which the table of this one goes on now; empty if none of those that follow it is in progress. */
    public Optional<GameId> goingOn(GameId game) {
        return last(game).filter(Following::goesOn).map(Following::game);
    }

    /** Returns the last game of a table, whenever it plays again: this one if no game follows it. */
    public GameId ofTable(GameId game) {
        return last(game, FOR_EVER, FOR_EVER).map(Following::game).orElse(game);
    }

    /**
     * Lets the screens of a game stay at its table when the game is erased: then nobody knows any more who played in it.
     *
     * @param asking the device that is going to erase it
     */
    public void leave(GameId game, Device asking) {
        GameId last = ofTable(game);
        if (!last.equals(game)) {
            screens.move(asking, game.value(), last.value());
        }
    }

    private Optional<Following> last(GameId game, String within, String altogether) {
        return database
                .list(
                        LAST,
                        row -> new Following(new GameId(row.getString(1)), "IN_PROGRESS".equals(row.getString(2))),
                        altogether,
                        game.value(),
                        within)
                .stream()
                .findFirst();
    }
}
