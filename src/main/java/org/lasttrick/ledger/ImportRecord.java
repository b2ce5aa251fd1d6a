package org.lasttrick.ledger;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * Entries that were imported together from a file. Only the file says who wrote them.
 *
 * @param first the version of the first of them
 * @param last the version of the last, {@code first} or later
 * @param device the id of the device that imported the file
 */
public record ImportRecord(int first, int last, String device, Instant at) {
    private static final String INSERT = """
            INSERT INTO arrival (game_id, first_version, last_version, device_id, arrived_at) VALUES (?, ?, ?, ?, ?)""";
    private static final String OF_GAME = """
            SELECT first_version, last_version, device_id, arrived_at FROM arrival
            WHERE game_id = ? ORDER BY first_version""";

    public boolean has(int version) {
        return first <= version && version <= last;
    }

    void insert(Database database, GameId game) {
        database.update(INSERT, game.value(), first, last, device, EntryRow.time(at));
    }

    /** In the order of their versions; none of a game that was never imported. */
    static List<ImportRecord> list(Database database, GameId game) {
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
