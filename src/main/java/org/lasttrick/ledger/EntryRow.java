package org.lasttrick.ledger;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.LedgerEntry.Receipt;

/** An entry as a row of the table. */
final class EntryRow {
    static final String COLUMNS = "game_id, version, type, revision, payload, actor, command_id, command_digest,"
            + " recorded_at, previous_hash, hash";

    private static final int LAST_YEAR = 9_999;

    /** Whoever comes second, with a version or a command, adds nothing. */
    static final String APPEND =
            "INSERT INTO entry (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

    /** SQL state: the entry before is not there. */
    static final String FOLLOWS_NOTHING = "23503";

    private EntryRow() {}

    static void bind(PreparedStatement insert, int first, GameId game, LedgerEntry entry) throws SQLException {
        Receipt receipt = entry.receipt();
        insert.setString(first, game.value());
        insert.setInt(first + 1, entry.version());
        insert.setString(first + 2, entry.type());
        insert.setInt(first + 3, entry.revision());
        insert.setString(first + 4, entry.payload());
        insert.setString(first + 5, entry.actor());
        if (receipt == null) {
            insert.setNull(first + 6, Types.VARCHAR);
            insert.setNull(first + 7, Types.BINARY);
        } else {
            insert.setString(first + 6, receipt.commandId());
            insert.setBytes(first + 7, receipt.digest().bytes());
        }
        insert.setObject(first + 8, time(entry.recordedAt()));
        insert.setBytes(first + 9, entry.previousHash().bytes());
        insert.setBytes(first + 10, entry.hash().bytes());
    }

    static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    /** Also where the constraints are gone and columns are empty: what then stands for them has another hash. */
    @SuppressWarnings("NullAway") // A column that may not be empty was emptied: its hash tells.
    static LedgerEntry read(GameId chain, ResultSet row) throws SQLException {
        return new LedgerEntry(
                chain,
                row.getInt("version"),
                row.getString("type"),
                row.getInt("revision"),
                row.getString("payload"),
                row.getString("actor"),
                receipt(row.getString("command_id"), row.getBytes("command_digest")),
                moment(row.getObject("recorded_at", OffsetDateTime.class)),
                hash(row.getBytes("previous_hash")),
                hash(row.getBytes("hash")));
    }

    private static @Nullable Receipt receipt(@Nullable String commandId, byte @Nullable [] digest) {
        return commandId == null && digest == null
                ? null
                : new Receipt(Objects.requireNonNullElse(commandId, ""), hash(digest));
    }

    private static Hash hash(byte @Nullable [] bytes) {
        return Hash.of(bytes == null ? new byte[0] : bytes);
    }

    /** PostgreSQL knows infinite times, and years that no Java counts in microseconds; nothing was recorded then. */
    private static Instant moment(@Nullable OffsetDateTime time) {
        return time == null || Math.abs(time.getYear()) > LAST_YEAR ? Instant.EPOCH : time.toInstant();
    }
}
