package org.lasttrick.ledger;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.database.Database;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.game.GameSummary;
import org.lasttrick.ledger.Appends.Append;
import org.lasttrick.projection.Summaries;

/** Maps entries to rows of the table. */
final class EntryRow {
    static final String COLUMNS = "game_id, version, type, revision, payload, actor, command_id, command_digest,"
            + " recorded_at, previous_hash, hash";

    static final String INSERT = "INSERT INTO entry (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

    /** Stores the game's summary only if the entry was added. */
    private static final String SUMMARISE = "SELECT store_summary(game_id, version, CAST(? AS json)) FROM appended";

    /** Adds nothing if another writer has taken the version or used the command id. */
    private static final String IMPORT = INSERT + " ON CONFLICT DO NOTHING";

    /** Adds nothing either if the device was removed. */
    private static final String APPEND = "INSERT INTO entry (" + COLUMNS + ") SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
            + " FROM device WHERE id = ? AND removed_at IS NULL ON CONFLICT DO NOTHING";

    private static final String APPEND_AND_SUMMARISE =
            "WITH appended AS (" + APPEND + " RETURNING game_id, version) " + SUMMARISE;

    private static final String START = """
            WITH started AS (
                INSERT INTO game (id, scorebook_id, command_id, started_at)
                SELECT ?, ?, ?, ? FROM device WHERE id = ? AND removed_at IS NULL
                ON CONFLICT DO NOTHING RETURNING id),
            appended AS (
                INSERT INTO entry (%s) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM started RETURNING game_id, version)
            %s""".formatted(COLUMNS, SUMMARISE);

    /** PostgreSQL has this SQL state if the previous entry is not there. */
    private static final String FOLLOWS_NOTHING = "23503";

    private static final int LAST_YEAR = 9_999;

    private EntryRow() {}

    /**
     * Adds a game and its first entry.
     *
     * @return whether its command was not executed before in this book, and the device may score
     */
    static boolean start(Database database, RecordedGame game) {
        LedgerEntry first = game.lastEntry();
        Receipt receipt = first.receipt();
        @Nullable
        Object[] row = {
            game.id(), game.scorebook(), receipt == null ? null : receipt.commandId(), first.playedAt(), first.actor()
        };
        @Nullable
        Object[] parameters =
                plus(plus(row, values(game.id(), first)), Summaries.json(game, GameSummary.of(game.game())));
        return database.query(START, ResultSet::next, parameters);
    }

    /**
     * Appends all of these entries, or none if it throws.
     *
     * @return whether each was added: it follows those in the table, its command id was not used before, and the device that wrote
     *     it may still score
     */
    static List<Boolean> append(Database database, List<Append> entries) {
        if (entries.size() == 1) {
            Append only = entries.getFirst();
            return List.of(isAdded(() -> database.update(APPEND, appended(only.game(), only.entry())) == 1));
        }
        List<@Nullable Object[]> rows = entries.stream()
                .map(each -> appended(each.game(), each.entry()))
                .toList();
        return Arrays.stream(database.updateAll(APPEND, rows))
                .mapToObj(count -> count == 1)
                .toList();
    }

    /**
     * Appends a game's last entry, and stores its summary.
     *
     * @return whether the entry was added, as above
     */
    static boolean append(Database database, RecordedGame game, GameSummary summary) {
        @Nullable Object[] row = plus(appended(game.id(), game.lastEntry()), Summaries.json(game, summary));
        return isAdded(() -> database.query(APPEND_AND_SUMMARISE, ResultSet::next, row));
    }

    private static @Nullable Object[] appended(GameId game, LedgerEntry entry) {
        return plus(values(game, entry), entry.actor());
    }

    private static @Nullable Object[] plus(@Nullable Object[] parameters, @Nullable Object... more) {
        @Nullable Object[] all = Arrays.copyOf(parameters, parameters.length + more.length);
        System.arraycopy(more, 0, all, parameters.length, more.length);
        return all;
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
        } catch (DatabaseUnavailable e) {
            if (e.sqlState().equals(FOLLOWS_NOTHING)) {
                return false;
            }
            throw e;
        }
    }

    /** Returns an entry's values in the order of {@link #COLUMNS}. */
    static @Nullable Object[] values(GameId game, LedgerEntry entry) {
        Receipt receipt = entry.receipt();
        return new @Nullable Object[] {
            game,
            entry.version(),
            entry.type(),
            entry.revision(),
            entry.payload(),
            entry.actor(),
            receipt == null ? null : receipt.commandId(),
            receipt == null ? null : receipt.digest().bytes(),
            entry.recordedAt(),
            entry.previousHash().bytes(),
            entry.hash().bytes()
        };
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
     * Returns an entry's time, and the beginning of 1970 for none or one that is too far away: PostgreSQL has infinite times, and
     * years beyond what Java can count in microseconds. No entry has one unless it was damaged.
     */
    private static Instant moment(@Nullable OffsetDateTime time) {
        return time == null || Math.abs(time.getYear()) > LAST_YEAR ? Instant.EPOCH : time.toInstant();
    }
}
