package org.lasttrick.ledger;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.LedgerEntry.Receipt;

/** Maps entries to rows of the table. */
final class EntryRow {
    static final String COLUMNS = "game_id, version, type, revision, payload, actor, command_id, command_digest,"
            + " recorded_at, previous_hash, hash";

    static final String INSERT = "INSERT INTO entry (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

    /** Adds nothing if another writer has taken the version or used the command id. */
    private static final String IMPORT = INSERT + " ON CONFLICT DO NOTHING";

    /** Nor if the device was removed. */
    private static final String APPEND = "INSERT INTO entry (" + COLUMNS + ") SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
            + " FROM device WHERE id = ? AND removed_at IS NULL ON CONFLICT DO NOTHING";

    /** SQL state: the previous entry is not there. */
    private static final String FOLLOWS_NOTHING = "23503";

    private static final int LAST_YEAR = 9_999;

    private EntryRow() {}

    /**
     * @return whether the entry follows those in the table, its command id was not used before, and the device that wrote it may
     *     still score
     */
    static boolean append(Database database, GameId game, LedgerEntry entry) {
        @Nullable Object[] values = values(game, entry);
        @Nullable Object[] parameters = Arrays.copyOf(values, values.length + 1);
        parameters[values.length] = entry.actor();
        return isAdded(() -> database.update(APPEND, parameters) == 1);
    }

    /**
     * @param entries written elsewhere, by devices that need not be known here
     * @return whether the entries follow those in the table, and none of their command ids was used before
     */
    static boolean append(Database database, GameId game, List<LedgerEntry> entries) {
        List<@Nullable Object[]> rows =
                entries.stream().map(entry -> values(game, entry)).toList();
        return isAdded(() -> Arrays.stream(database.updateAll(IMPORT, rows)).allMatch(added -> added == 1));
    }

    private static boolean isAdded(BooleanSupplier insert) {
        try {
            return insert.getAsBoolean();
        } catch (LedgerUnavailable e) {
            if (e.sqlState().equals(FOLLOWS_NOTHING)) {
                return false;
            }
            throw e;
        }
    }

    /** In the order of {@link #COLUMNS}. */
    static @Nullable Object[] values(GameId game, LedgerEntry entry) {
        Receipt receipt = entry.receipt();
        return new @Nullable Object[] {
            game.value(),
            entry.version(),
            entry.type(),
            entry.revision(),
            entry.payload(),
            entry.actor(),
            receipt == null ? null : receipt.commandId(),
            receipt == null ? null : receipt.digest().bytes(),
            time(entry.recordedAt()),
            entry.previousHash().bytes(),
            entry.hash().bytes()
        };
    }

    static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    /** Reads damaged rows, too: the values that stand for empty columns have another hash. */
    @SuppressWarnings("NullAway") // Verification reports an emptied column, since its hash differs.
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

    static Hash hash(byte @Nullable [] bytes) {
        return Hash.of(bytes == null ? new byte[0] : bytes);
    }

    /**
     * PostgreSQL has infinite times, and years beyond what Java can count in microseconds. No entry has one unless it was damaged.
     */
    private static Instant moment(@Nullable OffsetDateTime time) {
        return time == null || Math.abs(time.getYear()) > LAST_YEAR ? Instant.EPOCH : time.toInstant();
    }
}
