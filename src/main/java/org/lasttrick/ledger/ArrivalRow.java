package org.lasttrick.ledger;

import java.time.OffsetDateTime;
import java.util.List;

/** An arrival as a row of the table. */
final class ArrivalRow {
    private static final String INSERT = """
            INSERT INTO arrival (game_id, first_version, last_version, device_id, arrived_at) VALUES (?, ?, ?, ?, ?)""";

    private static final String OF_GAME = """
            SELECT first_version, last_version, device_id, arrived_at FROM arrival
            WHERE game_id = ? ORDER BY first_version""";

    private ArrivalRow() {}

    static void insert(Database database, GameId game, Arrival arrival) {
        database.update(
                INSERT, game.value(), arrival.first(), arrival.last(), arrival.device(), EntryRow.time(arrival.at()));
    }

    /** In the order of their versions; none of a game that began here. */
    static List<Arrival> read(Database database, GameId game) {
        return database.list(
                OF_GAME,
                row -> new Arrival(
                        row.getInt(1),
                        row.getInt(2),
                        row.getString(3),
                        row.getObject(4, OffsetDateTime.class).toInstant()),
                game.value());
    }
}
