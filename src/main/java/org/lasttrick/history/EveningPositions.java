package org.lasttrick.history;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.Database;

/** Finds where evenings begin in the order of a book's games. */
record EveningPositions(Database database) {
    private static final String POSITION = "SELECT scorebook_id, game_id, started_at, day FROM game_summary WHERE ";

    private static final String OF_GAME = POSITION + "game_id = ? AND status IS NOT NULL";

    private static final String BEGINS = POSITION + """
            scorebook_id = ? AND begins_evening AND (started_at, game_id) %s (?, ?)
            ORDER BY started_at %s, game_id %2$s LIMIT ?""";

    private static final String EARLIER = BEGINS.formatted("<", "DESC");
    private static final String NOT_LATER = BEGINS.formatted("<=", "DESC");
    private static final String LATER = BEGINS.formatted(">", "ASC");

    private static final String GAMES_AFTER = POSITION + """
            scorebook_id = ? AND status IS NOT NULL AND (started_at, game_id) > (?, ?)
            ORDER BY started_at, game_id LIMIT ?""";

    /**
     * A position is a game's place in the order of a book's games.
     *
     * @param day if no more than that is known
     */
    record Position(
            String scorebook,
            GameId game,
            Instant at,
            @Nullable LocalDate day) {
        /** Returns the position after all games of a book. */
        static Position end(String scorebook) {
            return new Position(scorebook, new GameId(""), Period.END, null);
        }

        private static Position read(ResultSet row) throws SQLException {
            return new Position(
                    row.getString("scorebook_id"),
                    new GameId(row.getString("game_id")),
                    Database.time(row, "started_at"),
                    EveningPositions.day(row));
        }

        /** Returns the id of the evening that begins with this game. */
        String evening() {
            return EveningId.of(scorebook, game, day);
        }
    }

    static @Nullable LocalDate day(ResultSet row) throws SQLException {
        return row.getObject("day", LocalDate.class);
    }

    Optional<Position> of(GameId game) {
        return database.first(OF_GAME, Position::read, game);
    }

    /** Returns where an evening begins; empty unless the whole id is right. */
    Optional<Position> ofEvening(String evening) {
        return EveningId.game(evening)
                .flatMap(this::of)
                .filter(position -> position.evening().equals(evening));
    }

    /** Returns where the evening of a game begins. */
    Optional<Position> first(Position game) {
        return list(NOT_LATER, game, 1).stream().findFirst();
    }

    /** Returns where the evening after that of a game begins. */
    Optional<Position> next(Position game) {
        return list(LATER, game, 1).stream().findFirst();
    }

    /** Returns where the evenings before a position begin, the latest first. */
    List<Position> earlier(Position than, int limit) {
        return list(EARLIER, than, limit);
    }

    /** Returns the game after a game. */
    Optional<Position> gameAfter(Position game) {
        return list(GAMES_AFTER, game, 1).stream().findFirst();
    }

    private List<Position> list(String sql, Position than, int limit) {
        return database.list(sql, Position::read, than.scorebook(), than.at(), than.game(), limit);
    }
}
