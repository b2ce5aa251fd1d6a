package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Entries that come while others are being stored. */
@QuarkusTest
class AppendsTest {
    private static final EventCodec.Stored UNDONE = EventCodec.write(new GameEvent.EntryUndone(2));
    private static final String TRANSACTION =
            "SELECT xmin::text FROM entry WHERE game_id = ? ORDER BY version DESC LIMIT 1";
    private static final String BLOCKED = """
            SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO entry%'""";

    @Inject
    DataSource source;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private final List<FutureTask<Boolean>> first = new ArrayList<>();
    private Appends appends;
    private Connection other;
    private int waiting;

    /** Another instance is writing the next entries of two games, so that the first transactions have to wait for it. */
    @BeforeEach
    void twoTransactionsAreRunning() throws SQLException {
        appends = new Appends(new Database(source));
        other = source.getConnection();
        other.setAutoCommit(false);
        Database others = new Database(OneConnection.of(other));
        for (TestGame game : List.of(game(), game())) {
            assertEquals(1, others.update(EntryRow.INSERT, EntryRow.values(game.id(), next(game))));
            first.add(adding(game.id(), next(game)));
        }
    }

    @AfterEach
    void theOtherInstanceIsGone() throws SQLException {
        other.rollback();
        other.close();
    }

    @Test
    void whatComesMeanwhileIsStoredInOneTransaction() throws Exception {
        TestGame one = game();
        TestGame two = game();
        List<FutureTask<Boolean>> meanwhile = List.of(adding(one.id(), next(one)), adding(two.id(), next(two)));
        other.rollback();
        for (FutureTask<Boolean> each :
                Stream.concat(first.stream(), meanwhile.stream()).toList()) {
            assertTrue(each.get());
        }
        assertEquals(transaction(one), transaction(two));
    }

    @Test
    void anEntryThatAnotherInstanceHasWrittenIsNotAddedAndTheOthersAre() throws Exception {
        TestGame late = game();
        LedgerEntry same = next(late);
        assertTrue(new Appends(new Database(source)).add(late.id(), same));
        TestGame fine = game();
        FutureTask<Boolean> written = adding(late.id(), same);
        FutureTask<Boolean> free = adding(fine.id(), next(fine));
        other.commit();
        assertFalse(written.get());
        assertTrue(free.get());
        for (FutureTask<Boolean> each : first) {
            assertFalse(each.get());
        }
    }

    @Test
    void anEntryThatTheDatabaseRefusesKeepsNoOtherFromBeingStored() throws Exception {
        TestGame fine = game();
        TestGame gap = game();
        TestGame invalid = game();
        FutureTask<Boolean> follows = adding(fine.id(), next(fine));
        FutureTask<Boolean> followsNothing =
                adding(gap.id(), next(gap).followedBy(UNDONE, gap.device().id(), null, Instant.now()));
        FutureTask<Boolean> notJson =
                adding(invalid.id(), next(invalid, new EventCodec.Stored("entry-undone", 1, "[]")));
        other.rollback();
        assertTrue(follows.get());
        assertFalse(followsNothing.get());
        assertInstanceOf(
                LedgerUnavailable.class,
                assertThrows(ExecutionException.class, notJson::get).getCause());
    }

    @Test
    void aRemovedDeviceWritesNothing() throws Exception {
        TestGame fine = game();
        TestGame removed = game();
        assertTrue(access.remove(removed.device().scorebook(), removed.device().id()));
        FutureTask<Boolean> may = adding(fine.id(), next(fine));
        FutureTask<Boolean> mayNot = adding(removed.id(), next(removed));
        other.rollback();
        assertTrue(may.get());
        assertFalse(mayNot.get());
    }

    private TestGame game() {
        return TestGame.start(access, scorekeeping).does(new ScoreHand(TestGame.NINE), null);
    }

    private static LedgerEntry next(TestGame game) {
        return next(game, UNDONE);
    }

    private static LedgerEntry next(TestGame game, EventCodec.Stored event) {
        return game.entries().getLast().followedBy(event, game.device().id(), null, Instant.now());
    }

    /** Comes back as soon as the entry waits: for the other instance, or for the transactions that do. */
    private FutureTask<Boolean> adding(GameId game, LedgerEntry entry) {
        FutureTask<Boolean> added = new FutureTask<>(() -> appends.add(game, entry));
        Thread.ofPlatform().start(added);
        int others = first.size();
        await(() -> others < 2 ? waitingForLocks() > others : appends.waiting() > waiting);
        waiting = appends.waiting();
        return added;
    }

    private int waitingForLocks() {
        return new Database(source).list(BLOCKED, row -> row.getInt(1)).getFirst();
    }

    private static void await(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(3);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < deadline, "it doesn't wait");
            Thread.onSpinWait();
        }
    }

    private String transaction(TestGame game) {
        return new Database(source)
                .list(TRANSACTION, row -> row.getString(1), game.id().value())
                .getFirst();
    }
}
