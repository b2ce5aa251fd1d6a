package org.lasttrick.ledger;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rows of a game, not interpreted yet.
 *
 * @param chain the id of the game as which its chain was started: its own, unless it was imported
 * @param entries those that were asked for, in the order of their versions
 */
record StoredGame(String scorebook, GameId chain, List<LedgerEntry> entries) {
    StoredGame {
        entries = List.copyOf(entries);
    }

    /** @param rows one for each entry, or a single one without an entry; no row for an unknown game */
    static Optional<StoredGame> read(ResultSet rows) throws SQLException {
        if (!rows.next()) {
            return Optional.empty();
        }
        String scorebook = rows.getString("scorebook_id");
        GameId chain = new GameId(rows.getString("chain"));
        List<LedgerEntry> entries = new ArrayList<>();
        boolean hasEntry = rows.getObject("version") != null;
        while (hasEntry) {
            entries.add(EntryRow.read(chain, rows));
            hasEntry = rows.next();
        }
        return Optional.of(new StoredGame(scorebook, chain, entries));
    }
}
