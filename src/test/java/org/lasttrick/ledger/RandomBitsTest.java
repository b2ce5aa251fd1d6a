package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.GoldenLedger;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.Verification;
import org.lasttrick.chain.Verification.Fault;

/**
 * A single bit that the tables' owner flips, bypassing all constraints, is found in its entry. {@code -Dgames} says how many
 * random bits of each column are flipped; at night that is more than any column has, so all are.
 */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class RandomBitsTest {
    private static final GameId GAME = new GameId("a-game");
    private static final int BITS = Integer.getInteger("games", 8);
    private static final long SEED = 5;

    private static final List<LedgerEntry> ENTRIES =
            GoldenLedger.withEveryTypeOfEvent().entries();

    private static ScratchDatabase database;
    private static GameLedger ledger;

    @BeforeAll
    static void aLedgerWithoutGuards() throws Exception {
        database = ScratchDatabase.start();
        ledger = new GameLedger(database.owner());
        database.store(GAME, ENTRIES);
        database.dropTheConstraints();
        database.connection().setAutoCommit(false);
    }

    @AfterAll
    static void end() throws Exception {
        database.connection().rollback();
        database.close();
    }

    @ParameterizedTest
    @EnumSource
    void aFlippedBitIsFoundInItsEntry(StoredBits column) throws SQLException {
        int turned = 0;
        int refused = 0;
        for (LedgerEntry entry : ENTRIES) {
            for (int bit : drawn(column.count(database.connection(), GAME, entry.version()), entry.version())) {
                boolean isStored = turn(column, entry.version(), bit);
                turned += isStored ? 1 : 0;
                refused += isStored ? 0 : 1;
            }
        }
        System.out.printf("%s: %d bits turned and found, %d not taken by PostgreSQL%n", column, turned, refused);
        assertTrue(turned > refused || column == StoredBits.RECORDED_AT, "most of them can be stored");
        assertTrue(turned > 0);
        assertEquals(List.of(), ledger.audit(GAME).orElseThrow().verification().faults(), "each one was turned back");
    }

    private static int[] drawn(int bits, int version) {
        return BITS >= bits
                ? IntStream.range(0, bits).toArray()
                : new Random(SEED + version)
                        .ints(0, bits)
                        .distinct()
                        .limit(BITS)
                        .toArray();
    }

    /** @return whether PostgreSQL accepts it: some bits give invalid text, or a time out of range */
    private boolean turn(StoredBits column, int version, int bit) throws SQLException {
        try {
            column.turn(database.connection(), GAME, version, bit);
        } catch (SQLException e) {
            database.connection().rollback();
            return false;
        }
        assertFound(column, version, bit);
        database.connection().rollback();
        return true;
    }

    private void assertFound(StoredBits column, int version, int bit) {
        Verification verification = ledger.audit(GAME).orElseThrow().verification();
        boolean isTailCut = column == StoredBits.GAME_ID && version == ENTRIES.size();
        if (isTailCut) {
            // The entry is gone from this game; only its noted hash reveals that.
            assertFalse(verification.contains(ENTRIES.getLast().hash().fingerprint()));
            return;
        }
        assertThrows(DamagedGame.class, () -> ledger.readUncached(GAME), () -> column + ", bit " + bit);
        int named = verification.faults().stream()
                .findFirst()
                .map(Fault::version)
                .orElseThrow(() -> new AssertionError(column + " of entry " + version + ", bit " + bit));
        assertTrue(
                named == version || column == StoredBits.VERSION && named == (version ^ 1 << bit),
                () -> column + " of entry " + version + ", bit " + bit + ": " + verification.faults());
    }
}
