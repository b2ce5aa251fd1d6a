package org.lasttrick.ledger;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.StoredGame;

/** Reads games from rows of the ledger. */
final class GameRows {
    private GameRows() {}

    /**
     * @param rows of one game after another; one for each entry, or a single one without an entry; no row for an unknown game
     */
    static List<StoredGame> list(ResultSet rows) throws SQLException {
        List<StoredGame> games = new ArrayList<>();
        boolean hasRow = rows.next();
        while (hasRow) {
            String id = rows.getString("id");
            String scorebook = rows.getString("scorebook_id");
            GameId chain = new GameId(rows.getString("chain"));
            List<LedgerEntry> entries = new ArrayList<>();
            do {
                if (rows.getObject("version") != null) {
                    entries.add(EntryRow.read(chain, rows));
                }
                hasRow = rows.next();
            } while (hasRow && id.equals(rows.getString("id")));
            games.add(new StoredGame(new GameId(id), scorebook, chain, entries));
        }
        return games;
    }
}
