package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.EventCodec;
import org.lasttrick.chain.ForgedChain;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.GoldenLedger;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.Verification;
import org.lasttrick.chain.Verification.Fault;

/** Changes that the tables' owner makes to a ledger, bypassing all constraints, are found. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class TamperedLedgerTest {
    private static final GameId GAME = new GameId("a-game");
    private static final List<LedgerEntry> ENTRIES =
            GoldenLedger.withEveryTypeOfEvent().entries();
    private static final int LAST = ENTRIES.size();
    private static final List<Integer> VERSIONS =
            ENTRIES.stream().map(LedgerEntry::version).toList();

    private static final EventCodec.Stored CLOSED = new EventCodec.Stored("game-closed", 1, "{}");

    private static ScratchDatabase database;
    private static GameLedger ledger;

    @BeforeAll
    static void aLedgerWithoutGuards() throws Exception {
        database = ScratchDatabase.start();
        ledger = new GameLedger(database.owner());
        database.store(GAME, ENTRIES);
        database.store(
                new GameId("other"),
                ForgedChain.writtenAnew(GoldenLedger.all().get("letzter.json").entries()));
        database.dropTheConstraints();
        database.connection().setAutoCommit(false);
    }

    @AfterEach
    void asItWas() {
        rollBack();
        assertTrue(verified().isValid());
    }

    private static void rollBack() {
        try {
            database.connection().rollback();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @AfterAll
    static void end() throws Exception {
        database.connection().rollback();
        database.close();
    }

    private static Verification verified() {
        return ledger.audit(GAME).orElseThrow().verification();
    }

    /** The entry that the verification names, and for which there is no sheet. */
    private static int firstFault() {
        int found = verified().faults().stream().findFirst().map(Fault::version).orElse(0);
        DamagedGame damaged = assertThrows(DamagedGame.class, () -> ledger.readUncached(GAME));
        assertEquals(found, damaged.entry());
        return found;
    }

    private static void change(String sql, Object... values) throws SQLException {
        database.execute(sql.formatted(values));
    }

    @ParameterizedTest
    @FieldSource("VERSIONS")
    void aDeletedEntryIsFound(int version) throws SQLException {
        change("DELETE FROM entry WHERE game_id = 'a-game' AND version = %d", version);
        if (version < LAST) {
            assertEquals(version, firstFault());
        } else {
            assertNoticedOnlyByWhoHoldsAHead();
        }
    }

    @ParameterizedTest
    @FieldSource("VERSIONS")
    void ofTwoSwappedEntriesTheFirstIsFound(int version) throws SQLException {
        int other = version == LAST ? 1 : LAST;
        change(
                "UPDATE entry SET version = %d - version WHERE game_id = 'a-game' AND version IN (%d, %d)",
                version + other, version, other);
        assertEquals(Math.min(version, other), firstFault());
    }

    @ParameterizedTest
    @FieldSource("VERSIONS")
    void aSecondEntryOfOneVersionIsFound(int version) throws SQLException {
        database.insert(GAME, forged(version));
        assertEquals(version, firstFault());
    }

    /** Its own hash and link are right, so the fault is at the next entry, which follows another hash. */
    @ParameterizedTest
    @FieldSource("VERSIONS")
    void anInsertedEntryIsFoundAtTheOneAfterIt(int version) throws SQLException {
        change("UPDATE entry SET version = version + 1 WHERE game_id = 'a-game' AND version >= %d", version);
        database.insert(GAME, forged(version));
        assertEquals(version + 1, firstFault());
    }

    /** Right in itself: its hash covers its columns, and it follows the entry before it. */
    private static LedgerEntry forged(int version) {
        LedgerEntry like = ENTRIES.get(version - 1);
        return version == 1
                ? LedgerEntry.first(like.chain(), CLOSED, "nobody", null, like.recordedAt())
                : ENTRIES.get(version - 2).followedBy(CLOSED, "nobody", null, like.recordedAt());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void anEntryOfAnotherGameIsFound(int version) throws SQLException {
        change("DELETE FROM entry WHERE game_id = 'a-game' AND version = %d", version);
        change("UPDATE entry SET game_id = 'a-game' WHERE game_id = 'other' AND version = %d", version);
        assertEquals(version, firstFault());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "type",
                "revision",
                "payload",
                "actor",
                "command_id",
                "command_digest",
                "recorded_at",
                "previous_hash",
                "hash"
            })
    void anEmptiedColumnIsFound(String column) throws SQLException {
        change("UPDATE entry SET %s = NULL WHERE game_id = 'a-game' AND version = 2", column);
        assertEquals(2, firstFault());
        change("UPDATE entry SET %s = NULL WHERE game_id = 'a-game' AND version = 1", column);
        assertEquals(Set.of("command_id", "command_digest").contains(column) ? 2 : 1, firstFault());
    }

    @ParameterizedTest
    @ValueSource(strings = {"command_id = 'x'", "command_digest = hash", "command_id = '', command_digest = ''"})
    void anAddedReceiptIsFound(String change) throws SQLException {
        change("UPDATE entry SET %s WHERE game_id = 'a-game' AND version = 3", change);
        assertEquals(3, firstFault());
    }

    @ParameterizedTest
    @ValueSource(strings = {"'infinity'", "'-infinity'", "'4713-01-01 BC'", "'294276-12-31'"})
    void anImpossibleTimeIsFound(String time) throws SQLException {
        change("UPDATE entry SET recorded_at = %s WHERE game_id = 'a-game' AND version = 3", time);
        assertEquals(3, firstFault());
    }

    @Test
    void anotherChainIdIsFoundAtTheFirstEntry() throws SQLException {
        change("UPDATE game SET chain_id = 'another' WHERE id = 'a-game'");
        assertEquals(1, firstFault());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 19})
    void aCutTailDoesNotContainAnOldHead(int rest) throws SQLException {
        change("DELETE FROM entry WHERE game_id = 'a-game' AND version > %d", rest);
        assertNoticedOnlyByWhoHoldsAHead();
        assertTrue(
                verified().contains(ENTRIES.get(rest - 1).hash().hex()), "what was noted before that is still there");
    }

    @Test
    void aRewrittenGameDoesNotContainAnOldHead() throws SQLException {
        List<LedgerEntry> milder = new ArrayList<>(ENTRIES);
        milder.set(2, ForgedChain.saying(milder.get(2).payload().replace("\"9\"", "\"2\""), milder.get(2)));
        change("DELETE FROM entry WHERE game_id = 'a-game'");
        for (LedgerEntry entry : ForgedChain.writtenAnew(milder)) {
            database.insert(GAME, entry);
        }
        assertNoticedOnlyByWhoHoldsAHead();
        ENTRIES.stream()
                .skip(2)
                .forEach(entry -> assertFalse(verified().contains(entry.hash().fingerprint())));
    }

    @Test
    void aGameInMemoryIsContinuedOnlyByEntriesThatFollowIt() {
        LedgerEntry next = ForgedChain.at(LAST + 1, forged(LAST));
        List<LedgerEntry> wrong = List.of(
                next,
                ForgedChain.following(ENTRIES.getLast().hash(), next),
                ForgedChain.at(LAST + 2, ENTRIES.getLast().followedBy(CLOSED, "nobody", null, next.recordedAt())),
                ENTRIES.getLast()
                        .followedBy(new EventCodec.Stored("dreamt", 1, "{}"), "nobody", null, next.recordedAt()));
        for (LedgerEntry entry : wrong) {
            GameLedger another = new GameLedger(database.owner());
            assertEquals(LAST, another.read(GAME).orElseThrow().version());
            database.insert(GAME, entry);
            assertThrows(DamagedGame.class, () -> another.read(GAME), entry::toString);
            rollBack();
        }
    }

    private static void assertNoticedOnlyByWhoHoldsAHead() {
        Hash head = ENTRIES.getLast().hash();
        assertEquals(List.of(), verified().faults());
        assertEquals(
                verified().heads().size(),
                ledger.readUncached(GAME).orElseThrow().version());
        assertFalse(verified().contains(head.hex()));
        assertFalse(verified().contains(head.fingerprint()));
    }
}
