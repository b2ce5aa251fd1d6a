package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.access.Access;
import org.lasttrick.chain.EventCodec;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.database.Database;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.game.GameEvent;
import org.lasttrick.scorekeeping.Scorekeeping;

/** The constraints of the entry table. */
@QuarkusTest
class EntryTableTest {
    private static final String NOT_ALLOWED = "42501";
    private static final String FOLLOWS_NOTHING = "23503";
    private static final String THERE_ALREADY = "23505";
    private static final String BREAKS_A_CHECK = "23514";

    @Inject
    AgroalDataSource service;

    @Inject
    Flyway migrations;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private TestGame game;
    private LedgerEntry last;

    @BeforeEach
    void aGameWithEveryKindOfEvent() {
        game = TestGame.withEveryKindOfEvent(access, scorekeeping);
        last = game.entries().getLast();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UPDATE entry SET actor = actor", "DELETE FROM entry", "TRUNCATE entry CASCADE"})
    void theServiceMayNotChangeTheLedger(String change) {
        SQLException refused = refused(service, change);
        assertEquals(NOT_ALLOWED, refused.getSQLState());
        assertTrue(refused.getMessage().contains("permission denied"), refused::getMessage);
        assertUnchanged();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UPDATE entry SET actor = actor", "DELETE FROM entry", "TRUNCATE entry CASCADE"})
    void notEvenTheOwnerChangesTheLedger(String change) {
        SQLException refused = refused(migrations.getConfiguration().getDataSource(), change);
        assertEquals(NOT_ALLOWED, refused.getSQLState());
        assertTrue(refused.getMessage().contains("The ledger is append-only"), refused::getMessage);
        assertUnchanged();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ALTER TABLE entry DISABLE TRIGGER ALL", "DROP TABLE entry", "DELETE FROM game"})
    void theServiceMayNotDropTheTriggers(String change) {
        assertEquals(NOT_ALLOWED, refused(service, change).getSQLState());
        assertUnchanged();
    }

    @Test
    void theNextEntryIsTaken() {
        insert(game.id(), following());
        assertEquals(last.version() + 1, game.entries().size());
    }

    @Test
    void aGapIsRefused() {
        LedgerEntry next = following();
        assertRefused(FOLLOWS_NOTHING, at(next, next.version() + 1, next.previousHash()));
    }

    @Test
    void aForkIsRefused() {
        assertRefused(THERE_ALREADY, at(following(), last.version(), last.previousHash()));
    }

    @Test
    void aWrongPreviousHashIsRefused() {
        LedgerEntry next = following();
        assertRefused(FOLLOWS_NOTHING, at(next, next.version(), Hash.over("another")));
        assertRefused(FOLLOWS_NOTHING, at(next, next.version(), last.previousHash()));
    }

    @Test
    void anEntryBeforeTheFirstIsRefused() {
        assertRefused(BREAKS_A_CHECK, at(following(), 0, Hash.NONE));
    }

    @Test
    void aFirstEntryThatFollowsAnotherIsRefused() {
        GameId empty = new GameId("empty-" + game.id());
        insertEmpty(empty);
        LedgerEntry first = game.entries().getFirst();
        assertRefused(BREAKS_A_CHECK, empty, at(first, 1, Hash.over("another")));
    }

    @Test
    void anEntryCopiedToAnotherGameIsRefused() {
        GameId other = TestGame.start(access, scorekeeping).id();
        assertRefused(THERE_ALREADY, other, game.entries().getFirst());
        assertRefused(FOLLOWS_NOTHING, other, game.entries().get(1));
        assertRefused(
                FOLLOWS_NOTHING, new GameId("no-such-game"), game.entries().getFirst());
    }

    @Test
    void aCommandIsExecutedOnce() {
        assertRefused(
                THERE_ALREADY,
                last.followedBy(
                        new EventCodec.Stored("entry-undone", 1, "{\"version\":7}"),
                        "device",
                        last.receipt(),
                        Instant.now()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1]", "7", "null"})
    void aPayloadThatIsNoObjectIsRefused(String payload) {
        assertRefused(BREAKS_A_CHECK, withPayload(payload));
    }

    @Test
    void aPayloadThatIsNoJsonIsRefused() {
        assertRefused("22P02", withPayload("{\"version\":"));
    }

    private int undoable() {
        return scorekeeping
                .game(game.id())
                .orElseThrow()
                .game()
                .undoable()
                .orElseThrow()
                .version();
    }

    private LedgerEntry following() {
        return withPayload(
                EventCodec.write(new GameEvent.EntryUndone(undoable()), null).payload());
    }

    private LedgerEntry withPayload(String payload) {
        return last.followedBy(new EventCodec.Stored("entry-undone", 1, payload), "device", null, Instant.now());
    }

    private static LedgerEntry at(LedgerEntry entry, int version, Hash previous) {
        return new LedgerEntry(
                entry.chain(),
                version,
                entry.type(),
                entry.revision(),
                entry.payload(),
                entry.actor(),
                null,
                entry.recordedAt(),
                previous,
                entry.hash());
    }

    private void insertEmpty(GameId id) {
        new Database(service)
                .update(
                        "INSERT INTO game (id, scorebook_id, started_at) VALUES (?, ?, now())",
                        id.value(),
                        game.device().scorebook());
    }

    private void insert(GameId to, LedgerEntry entry) {
        new Database(service).update(EntryRow.INSERT, EntryRow.values(to, entry));
    }

    private void assertRefused(String sqlState, LedgerEntry entry) {
        assertRefused(sqlState, game.id(), entry);
    }

    private void assertRefused(String sqlState, GameId to, LedgerEntry entry) {
        DatabaseUnavailable refused = assertThrows(DatabaseUnavailable.class, () -> insert(to, entry));
        assertEquals(sqlState, refused.sqlState(), refused::getMessage);
        assertUnchanged();
    }

    private static SQLException refused(DataSource database, String sql) {
        return assertThrows(SQLException.class, () -> {
            try (Connection connection = database.getConnection();
                    var statement = connection.createStatement()) {
                statement.execute(sql);
            }
        });
    }

    private void assertUnchanged() {
        List<LedgerEntry> entries =
                new GameLedger(service).read(game.id()).orElseThrow().entries();
        assertEquals(last, entries.getLast());
        assertEquals(last.version(), entries.size());
    }
}
