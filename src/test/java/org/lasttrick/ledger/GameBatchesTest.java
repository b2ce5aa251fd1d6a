package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.ForgedChain;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.StoredGame;
import org.lasttrick.database.Database;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.game.RandomGames;

/** Many games are read with few statements, and are the same as when each is read alone. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class GameBatchesTest {
    private static final int GAMES = 60;
    private static final int MOST_GAMES = 25;
    private static final int MOST_ENTRIES = 40;

    private static final List<GameId> STORED = new ArrayList<>();
    private static ScratchDatabase database;
    private static GameLedger ledger;

    @BeforeAll
    static void someGames() throws Exception {
        database = ScratchDatabase.start();
        ledger = new GameLedger(database.owner());
        RandomGames.first(GAMES).forEach(game -> {
            GameId id = new GameId(game.name());
            database.store(id, ForgedChain.of(game.name(), game.events()));
            STORED.add(id);
        });
        Collections.shuffle(STORED, new Random(1));
    }

    @AfterAll
    static void stop() throws Exception {
        database.close();
    }

    private static Iterator<StoredGame> batches(Iterator<GameId> games) {
        return new GameBatches(new Database(database.owner()), games, MOST_GAMES, MOST_ENTRIES);
    }

    @Test
    void eachGameComesInItsPlaceAndIsTheSameAsReadAlone() {
        for (Iterator<StoredGame> read : List.of(batches(STORED.iterator()), ledger.readUncached(STORED.iterator()))) {
            for (GameId id : STORED) {
                RecordedGame game = read.next().verified();
                assertTrue(ledger.readUncached(id).orElseThrow().equals(game), id::value);
            }
            assertFalse(read.hasNext());
        }
    }

    /** @param connections so many can be had, then no more */
    private static Iterator<StoredGame> batches(CountDownLatch connections) {
        DataSource source = (DataSource) Proxy.newProxyInstance(
                DataSource.class.getClassLoader(), new Class<?>[] {DataSource.class}, (_, _, _) -> {
                    if (connections.getCount() == 0) {
                        throw new SQLException("No more connections", "53300");
                    }
                    connections.countDown();
                    return database.owner().getConnection();
                });
        return new GameBatches(new Database(source), STORED.iterator(), MOST_GAMES, MOST_ENTRIES);
    }

    @Test
    void theNextGamesAreReadWhileTheCallerWorksOnTheFirst() throws InterruptedException {
        CountDownLatch sizesFirstAndNext = new CountDownLatch(3);
        batches(sizesFirstAndNext).next();
        assertTrue(sizesFirstAndNext.await(10, TimeUnit.SECONDS));
    }

    @Test
    void aDatabaseFailureDuringTheReadFailsTheCaller() {
        Iterator<StoredGame> read = batches(new CountDownLatch(2));
        read.next();
        assertThrows(DatabaseUnavailable.class, () -> read.forEachRemaining(StoredGame::verified));
        assertThrows(DatabaseUnavailable.class, read::hasNext);
    }

    @Test
    void noMoreGamesAreLookedForThanTheNextTwoBatchesNeed() {
        AtomicInteger asked = new AtomicInteger();
        Iterator<StoredGame> read =
                batches(STORED.stream().peek(_ -> asked.incrementAndGet()).iterator());
        for (int i = 0; i < GAMES; i++) {
            read.next();
            assertTrue(asked.get() <= i + 2 * MOST_GAMES, asked.get() + " after " + i);
        }
    }

    @Test
    void unknownAndErasedGamesAreLeftOut() {
        RandomGames game = RandomGames.first(1).findFirst().orElseThrow();
        GameId erased = new GameId("erased");
        database.store(erased, ForgedChain.of("erased", game.events()));
        ledger.erase(erased, null);
        List<GameId> asked = List.of(new GameId("unknown"), STORED.get(3), erased, STORED.get(1));
        List<GameId> read = new ArrayList<>();
        batches(asked.iterator()).forEachRemaining(stored -> read.add(stored.id()));
        assertEquals(List.of(STORED.get(3), STORED.get(1)), read);
    }

    @Test
    void aDamagedGameDoesNotHideTheOthers() throws Exception {
        try (ScratchDatabase damaged = ScratchDatabase.start()) {
            RandomGames game = RandomGames.first(1).findFirst().orElseThrow();
            List<GameId> ids = List.of(new GameId("a"), new GameId("b"), new GameId("c"), new GameId("d"));
            ids.forEach(id -> damaged.store(id, ForgedChain.of(id.value(), game.events())));
            damaged.dropTheConstraints();
            damaged.execute("UPDATE entry SET actor = 'another' WHERE game_id = 'b' AND version = 1");
            damaged.execute("DELETE FROM entry WHERE game_id = 'c'");
            Iterator<StoredGame> read = new GameLedger(damaged.owner()).readUncached(ids.iterator());
            assertEquals("a", read.next().verified().id().value());
            assertThrows(DamagedGame.class, read.next()::verified);
            assertThrows(DamagedGame.class, read.next()::verified);
            assertEquals("d", read.next().verified().id().value());
        }
    }
}
