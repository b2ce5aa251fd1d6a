package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;

/** Whose a game is, or was: told by its row alone, so also of an erased game, and of one that can't be read. */
@ApplicationScoped
public class GameOwners {
    private static final String OWNER = "SELECT scorebook_id, erased_at IS NOT NULL FROM game WHERE id = ?";

    private final DataSource database;

    GameOwners(DataSource database) {
        this.database = database;
    }

    /** @param isErased whether only the tombstone is left */
    public record Owner(String scorebook, boolean isErased) {}

    public Optional<Owner> of(GameId id) {
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(OWNER)) {
            select.setString(1, id.value());
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? Optional.of(new Owner(row.getString(1), row.getBoolean(2))) : Optional.empty();
            }
        } catch (SQLException e) {
            throw new LedgerAway(e);
        }
    }
}
