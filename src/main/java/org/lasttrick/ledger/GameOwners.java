package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import javax.sql.DataSource;

/** Whose a game is, or was: told by its row alone, so also of an erased game, and of one that can't be read. */
@ApplicationScoped
public class GameOwners {
    private static final String OWNER = "SELECT scorebook_id, erased_at IS NOT NULL FROM game WHERE id = ?";

    private final Database database;

    GameOwners(DataSource source) {
        this.database = new Database(source);
    }

    /** @param isErased whether only the tombstone is left */
    public record Owner(String scorebook, boolean isErased) {}

    public Optional<Owner> of(GameId id) {
        return database.list(OWNER, row -> new Owner(row.getString(1), row.getBoolean(2)), id.value()).stream()
                .findFirst();
    }
}
