package org.lasttrick.ledger;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The rows of a game, not verified yet.
 *
 * @param chain the id of the game as which its chain was started: its own, unless it was imported
 * @param entries those that were asked for, in the order of their versions
 */
public record StoredGame(GameId id, String scorebook, GameId chain, List<LedgerEntry> entries) {
    public StoredGame {
        entries = List.copyOf(entries);
    }

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

    /** @throws DamagedGame unless each entry is as it was written */
    public RecordedGame verified() {
        LedgerReplay replay = LedgerReplay.of(entries);
        DamagedGame.throwIfAny(id, Verification.of(entries, replay).faults());
        return new RecordedGame(id, scorebook, entries, Objects.requireNonNull(replay.game()));
    }
}
