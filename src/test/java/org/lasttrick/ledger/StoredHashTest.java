package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.chain.Hash;
import org.lasttrick.scorekeeping.Scorekeeping;

/** The hash covers every stored column. */
@QuarkusTest
class StoredHashTest {
    private static final List<String> HASHED = List.of(
            "game_id",
            "version",
            "type",
            "revision",
            "payload",
            "actor",
            "command_id",
            "command_digest",
            "recorded_at",
            "previous_hash");

    @Inject
    AgroalDataSource database;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private TestGame game;

    private record Row(List<Object> columns, Hash hash) {
        Hash recomputed() {
            return Hash.over(columns.toArray());
        }
    }

    @BeforeEach
    void aGameWithEveryKindOfEvent() {
        game = TestGame.withEveryKindOfEvent(access, scorekeeping);
    }

    @Test
    void theHashOnDiskIsThatOfTheColumnsOnDisk() throws SQLException {
        List<Row> rows = rows();
        assertEquals(7, rows.size());
        for (Row row : rows) {
            assertEquals(row.hash(), row.recomputed());
        }
    }

    @Test
    void eachEntryHasTheHashOfTheOneBeforeIt() throws SQLException {
        Hash previous = Hash.NONE;
        for (Row row : rows()) {
            assertEquals(previous, row.columns().getLast());
            previous = row.hash();
        }
    }

    @Test
    void noColumnIsLeftOut() throws SQLException {
        Set<String> expected = new HashSet<>(HASHED);
        expected.add("hash");
        expected.addAll(List.of("previous_version", "next_version")); // the database derives them from version
        Set<String> columns = new HashSet<>();
        try (Connection connection = database.getConnection();
                ResultSet found = connection.getMetaData().getColumns(null, "public", "entry", null)) {
            while (found.next()) {
                columns.add(found.getString("COLUMN_NAME"));
            }
        }
        assertEquals(expected, columns);
    }

    @Test
    void aChangeOfAnyColumnChangesTheHash() throws SQLException {
        for (Row row : rows()) {
            Set<Hash> hashes = new HashSet<>(Set.of(row.hash()));
            for (int column = 0; column < HASHED.size(); column++) {
                List<Object> changed = new ArrayList<>(row.columns());
                changed.set(column, changed(changed.get(column)));
                hashes.add(new Row(changed, row.hash()).recomputed());
            }
            assertEquals(1 + HASHED.size(), hashes.size(), "each change gives a hash of its own");
        }
    }

    private static Object changed(Object value) {
        return switch (value) {
            case null -> "";
            case String text -> text + " ";
            case Integer number -> number + 1;
            case Instant time -> time.plus(1, ChronoUnit.MICROS);
            case Hash hash -> Hash.over(hash);
            default -> throw new AssertionError("No such column: " + value);
        };
    }

    @Test
    void movingBytesToTheNextColumnChangesTheHash() {
        assertNotEquals(Hash.over("ab", "c"), Hash.over("a", "bc"));
        assertNotEquals(Hash.over("a", "", null), Hash.over("a", null, ""));
        assertNotEquals(Hash.over("a"), Hash.over("a", null));
    }

    @Test
    void theFormOfTheHashNeverChanges() {
        assertEquals(
                new Hash("246bf78976555f4990c924234b2733f5df155ab959c9688b1d059378bcd24dbd"),
                Hash.over("agurk", 7, null, Instant.parse("2025-11-29T19:42:00.123456Z"), Hash.NONE));
    }

    /** Reads the columns without the code under test. */
    private List<Row> rows() throws SQLException {
        try (Connection connection = database.getConnection();
                var select = connection.prepareStatement("SELECT * FROM entry WHERE game_id = ? ORDER BY version")) {
            select.setString(1, game.id().value());
            List<Row> rows = new ArrayList<>();
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    List<Object> columns = new ArrayList<>();
                    for (String column : HASHED) {
                        columns.add(column(row, column));
                    }
                    rows.add(new Row(columns, Hash.of(row.getBytes("hash"))));
                }
            }
            return rows;
        }
    }

    private static Object column(ResultSet row, String column) throws SQLException {
        return switch (column) {
            case "version", "revision" -> row.getInt(column);
            case "recorded_at" -> row.getObject(column, OffsetDateTime.class).toInstant();
            case "previous_hash", "command_digest" -> {
                byte[] bytes = row.getBytes(column);
                yield bytes == null ? null : Hash.of(bytes);
            }
            default -> row.getString(column);
        };
    }
}
