package org.lasttrick.ledger;

import java.time.OffsetDateTime;
import java.util.List;

/** An import record as a row of the table. */
final class ImportRecordRow {
    private static final String INSERT = """
            INSERT INTO arrival (game_id, first_version, last_version, device_id, arrived_at) VALUES (?, ?, ?, ?, ?)""";

    private static final String OF_GAME = """
            SELECT first_version, last_version, device_id, arrived_at FROM arrival
            WHERE game_id = ? ORDER BY first_version""";

    private ImportRecordRow() {}

    static void insert(Database database, GameId game, ImportRecord record) {
        database.update(
                INSERT, game.value(), record.first(), record.last(), record.device(), EntryRow.time(record.at()));
    }

    /** In the order of their versions; none of a game that began here. */
    static List<ImportRecord> read(Database database, GameId game) {
        return database.list(
                OF_GAME,
                row -> new ImportRecord(
                        row.getInt(1),
                        row.getInt(2),
                        row.getString(3),
                        row.getObject(4, OffsetDateTime.class).toInstant()),
                game.value());
    }
}
