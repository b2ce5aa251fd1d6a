package org.lasttrick.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** How far each game's ledger has come, for many games at once. */
@ApplicationScoped
public class GameVersions {
    private static final String LATEST =
            "SELECT game_id, max(version) FROM entry WHERE game_id = ANY (?) GROUP BY game_id";

    private final Database database;

    GameVersions(DataSource source) {
        this.database = new Database(source);
    }

    /** One round trip. A game that there is not has none. */
    public Map<GameId, Integer> latest(Collection<GameId> games) {
        return database
                .list(LATEST, row -> Map.entry(new GameId(row.getString(1)), row.getInt(2)), (Object)
                        games.stream().map(GameId::value).toArray(String[]::new))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
