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
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.chain.EventCodec;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.database.Database;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Entries that come while others are being stored. */
@QuarkusTest
class AppendsTest {
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final EventCodec.Stored UNDONE = EventCodec.write(new GameEvent.EntryUndone(2), null);
    private static final String TRANSACTION =
            "SELECT xmin::text FROM entry WHERE game_id = ? ORDER BY version DESC LIMIT 1";

    @Inject
    DataSource source;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private final List<FutureTask<Boolean>> first = new ArrayList<>();
    private TestGame one;
    private TestGame two;
    private Appends appends;
    private Connection other;
    private LockWaits blocked;
    private int waiting;

    @BeforeEach
    void twoGames() throws SQLException {
        one = game();
        two = game();
        blocked = new LockWaits(source, "INSERT INTO entry");
        other = source.getConnection();
        other.setAutoCommit(false);
    }

    /** Another instance is writing the next entries of two games, so that the first transactions have to wait for it. */
    private void twoTransactionsAreRunning(Duration patience) {
        appends = new Appends(new Database(source), patience);
        for (TestGame game : List.of(game(), game())) {
            writesElsewhere(other, game);
            first.add(adding(game.id(), next(game)));
        }
    }

    private static void writesElsewhere(Connection connection, TestGame game) {
        Database elsewhere = new Database(OneConnection.of(connection));
        assertEquals(1, elsewhere.update(EntryRow.INSERT, EntryRow.values(game.id(), next(game))));
    }

    @AfterEach
    void theOtherInstanceIsGone() throws SQLException {
        other.rollback();
        other.close();
    }

    @Test
    void whatComesMeanwhileIsStoredInOneTransaction() throws Exception {
        twoTransactionsAreRunning(LONG);
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
        LedgerEntry same = next(one);
        assertTrue(new Appends(new Database(source), LONG).add(one.id(), same));
        twoTransactionsAreRunning(LONG);
        FutureTask<Boolean> written = adding(one.id(), same);
        FutureTask<Boolean> free = adding(two.id(), next(two));
        other.commit();
        assertFalse(written.get());
        assertTrue(free.get());
        for (FutureTask<Boolean> each : first) {
            assertFalse(each.get());
        }
    }

    @Test
    void anEntryThatTheDatabaseRefusesKeepsNoOtherFromBeingStored() throws Exception {
        TestGame invalid = game();
        twoTransactionsAreRunning(LONG);
        FutureTask<Boolean> follows = adding(one.id(), next(one));
        FutureTask<Boolean> followsNothing =
                adding(two.id(), next(two).followedBy(UNDONE, two.device().id(), null, Instant.now()));
        FutureTask<Boolean> notJson =
                adding(invalid.id(), next(invalid, new EventCodec.Stored("entry-undone", 1, "[]")));
        other.rollback();
        assertTrue(follows.get());
        assertFalse(followsNothing.get());
        assertInstanceOf(
                DatabaseUnavailable.class,
                assertThrows(ExecutionException.class, notJson::get).getCause());
    }

    @Test
    void aRemovedDeviceWritesNothing() throws Exception {
        assertTrue(access.remove(two.device().scorebook(), two.device().id()));
        twoTransactionsAreRunning(LONG);
        FutureTask<Boolean> may = adding(one.id(), next(one));
        FutureTask<Boolean> mayNot = adding(two.id(), next(two));
        other.rollback();
        assertTrue(may.get());
        assertFalse(mayNot.get());
    }

    @Test
    void anEntryThatHasWaitedTooLongIsStoredAlone() throws Exception {
        twoTransactionsAreRunning(Duration.ofMillis(100));
        assertTrue(appends.add(one.id(), next(one)));
        assertEquals(0, appends.waiting());
        assertFalse(first.getFirst().isDone());
        assertFalse(first.getLast().isDone());
    }

    @Test
    void aGameThatTheDatabaseHoldsBackKeepsNoOtherFromBeingStored() throws Exception {
        twoTransactionsAreRunning(LONG);
        try (Connection longer = source.getConnection()) {
            longer.setAutoCommit(false);
            writesElsewhere(longer, two);
            FutureTask<Boolean> free = adding(one.id(), next(one));
            FutureTask<Boolean> heldBack = adding(two.id(), next(two));
            other.rollback();
            assertTrue(free.get());
            assertFalse(heldBack.isDone());
            longer.rollback();
            assertTrue(heldBack.get());
        }
    }

    /** Otherwise each group with one of its entries would wait for the other transaction again. */
    @Test
    void anEntryOfAGameThatWasHeldAMomentAgoIsStoredAlone() throws Exception {
        appends = new Appends(new Database(source), LONG);
        TestGame held = game();
        writesElsewhere(other, held);
        FutureTask<Boolean> refused = adding(held.id(), next(held));
        assertTrue(assertInstanceOf(
                        DatabaseUnavailable.class,
                        assertThrows(ExecutionException.class, refused::get).getCause())
                .isConflict());
        first.addAll(List.of(adding(held.id(), next(held)), adding(held.id(), next(held))));
        assertTrue(appends.add(one.id(), next(one)));
        assertEquals(0, appends.waiting());
        first.forEach(each -> assertFalse(each.isDone()));
    }

    /** As while a long import goes on. */
    @Test
    void whoWaitsForAnotherWriterOfAGameTakesNoConnection() throws Exception {
        TestGame held = game();
        writesElsewhere(other, held);
        List<Thread> hands = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            hands.add(Thread.ofPlatform()
                    .start(() -> assertThrows(
                            DatabaseUnavailable.class, () -> held.does(new ScoreHand(TestGame.TRICK), null))));
        }
        blocked.await(1);
        one.does(new ScoreHand(TestGame.TRICK), null);
        assertEquals(1, blocked.count());
        for (Thread hand : hands) {
            hand.join();
        }
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
        LockWaits.await(() -> others < 2 ? blocked.count() > others : appends.waiting() > waiting);
        waiting = appends.waiting();
        return added;
    }

    private String transaction(TestGame game) {
        return new Database(source)
                .list(TRANSACTION, row -> row.getString(1), game.id().value())
                .getFirst();
    }
}
