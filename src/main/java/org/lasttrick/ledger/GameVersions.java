package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import javax.sql.DataSource;

/** How far each game's ledger has come, for many games at once. */
@ApplicationScoped
public class GameVersions {
    private static final String LATEST =
            "SELECT game_id, max(version) FROM entry WHERE game_id = ANY (?) GROUP BY game_id";

    private final DataSource database;

    GameVersions(DataSource database) {
        this.database = database;
    }

    /** One round trip. A game that there is not has none. */
    public Map<GameId, Integer> latest(Collection<GameId> games) {
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(LATEST)) {
            Array ids = connection.createArrayOf(
                    "text", games.stream().map(GameId::value).toArray());
            select.setArray(1, ids);
            Map<GameId, Integer> latest = new HashMap<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    latest.put(new GameId(rows.getString(1)), rows.getInt(2));
                }
            }
            return latest;
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }
}
