package org.lasttrick.ledger;

import java.util.List;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.ImportRecord;
import org.lasttrick.database.Database;

/** Reads the table of what was imported from files. */
record ImportRecords(Database database) {
    private static final String INSERT = """
            INSERT INTO arrival (game_id, first_version, last_version, device_id, arrived_at) VALUES (?, ?, ?, ?, ?)""";
    private static final String OF_GAME = """
            SELECT first_version, last_version, device_id, arrived_at FROM arrival
            WHERE game_id = ? ORDER BY first_version""";

    void add(GameId game, ImportRecord record) {
        database.update(INSERT, game, record.first(), record.last(), record.device(), record.at());
    }

    /** Lists a game's imports in the order of their versions; none of a game that was never imported. */
    List<ImportRecord> list(GameId game) {
        return database.list(
                OF_GAME,
                row -> new ImportRecord(
                        row.getInt(1), row.getInt(2), row.getString(3), Database.time(row, "arrived_at")),
                game);
    }
}
