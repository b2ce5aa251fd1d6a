package org.lasttrick.ledger;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/** An arrival as a row of the table. */
final class ArrivalRow {
    private static final String INSERT = """
            INSERT INTO arrival (game_id, first_version, last_version, device_id, arrived_at) VALUES (?, ?, ?, ?, ?)""";

    private static final String OF_GAME = """
            SELECT first_version, last_version, device_id, arrived_at FROM arrival
            WHERE game_id = ? ORDER BY first_version""";

    private ArrivalRow() {}

    static void insert(Connection connection, GameId game, Arrival arrival) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            insert.setString(1, game.value());
            insert.setInt(2, arrival.first());
            insert.setInt(3, arrival.last());
            insert.setString(4, arrival.device());
            insert.setObject(5, EntryRow.time(arrival.at()));
            insert.executeUpdate();
        }
    }

    /** In the order of their versions; none of a game that began here. */
    static List<Arrival> read(Connection connection, GameId game) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(OF_GAME)) {
            select.setString(1, game.value());
            List<Arrival> arrivals = new ArrayList<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    arrivals.add(new Arrival(
                            rows.getInt(1),
                            rows.getInt(2),
                            rows.getString(3),
                            rows.getObject(4, OffsetDateTime.class).toInstant()));
                }
            }
            return arrivals;
        }
    }
}
