package org.lasttrick.http.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Expensive work takes turns, so that all of it fits into the heap. */
@Timeout(30)
class ExpensiveWorkTest {
    private static final int MILLIS_TO_WAIT = 200;

    private final Client club = new Client("club");
    private final Client other = new Client("other");

    private static ExpensiveWork withTurns(int turns) {
        return new ExpensiveWork(turns * Expensive.MOST, MILLIS_TO_WAIT);
    }

    private static ExpensiveWork.Turn begin(ExpensiveWork work, Client client) {
        return work.begin(client, Expensive.MOST);
    }

    @Test
    void whatFindsNoTurnIsRefusedAfterItsWait() {
        ExpensiveWork work = new ExpensiveWork(Expensive.MOST, 2_000);
        ExpensiveWork.Turn first = begin(work, club);
        LimitReached refused = assertThrows(LimitReached.class, () -> begin(work, other));
        assertEquals(429, refused.status());
        assertEquals(3, refused.retryAfterSeconds(), "as long again, and a second");
        first.close();
        begin(work, other).close();
    }

    @Test
    void whatWasRefusedTakesNothing() {
        ExpensiveWork work = new ExpensiveWork(Expensive.MOST, 1);
        ExpensiveWork.Turn first = begin(work, club);
        for (int i = 0; i < 300; i++) {
            assertThrows(LimitReached.class, () -> begin(work, club));
            assertThrows(LimitReached.class, () -> begin(work, other));
        }
        first.close();
        begin(work, club).close();
        begin(work, other).close();
    }

    @Test
    void oneClientNeverHasAllTurns() {
        ExpensiveWork work = withTurns(3);
        begin(work, club);
        begin(work, club);
        assertThrows(LimitReached.class, () -> begin(work, club));
        begin(work, other).close();
    }

    @Test
    void smallWorkSharesATurn() {
        ExpensiveWork work = withTurns(1);
        List<ExpensiveWork.Turn> turns = new ArrayList<>();
        for (int i = 0; i < Expensive.MOST / Expensive.ONE_GAME; i++) {
            turns.add(work.begin(club, Expensive.ONE_GAME));
        }
        assertThrows(LimitReached.class, () -> work.begin(other, Expensive.ONE_GAME));
        turns.forEach(ExpensiveWork.Turn::close);
        begin(work, other).close();
    }

    @Test
    void othersDoNotWaitBehindAllOfOneClientsWork() throws Exception {
        ExpensiveWork work = new ExpensiveWork(Expensive.MOST, 10_000);
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            ExpensiveWork.Turn first = begin(work, club);
            for (int i = 0; i < 30; i++) {
                threads.submit(() -> {
                    begin(work, club).close();
                    return done.incrementAndGet();
                });
            }
            await(() -> work.waiting() >= 31);
            FutureTask<Integer> before = new FutureTask<>(() -> {
                try (var _ = begin(work, other)) {
                    return done.get();
                }
            });
            Thread others = Thread.startVirtualThread(before);
            await(() -> others.getState() == Thread.State.TIMED_WAITING);
            first.close();
            assertEquals(0, before.get(10, TimeUnit.SECONDS), "others come first");
        }
    }

    @Test
    void onlySoManyOfAClientWait() throws Exception {
        ExpensiveWork work = new ExpensiveWork(Expensive.MOST, 10_000);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            ExpensiveWork.Turn first = begin(work, club);
            List<Future<?>> waiting = new ArrayList<>();
            for (int i = 1; i < ExpensiveWork.WAITING_PER_CLIENT; i++) {
                waiting.add(threads.submit(() -> begin(work, club).close()));
            }
            await(() -> work.waiting() == ExpensiveWork.WAITING_PER_CLIENT);
            assertThrows(LimitReached.class, () -> begin(work, club));
            assertFalse(waiting.stream().anyMatch(Future::isDone));
            first.close();
            begin(work, other).close();
        }
    }

    private static void await(java.util.function.BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(5);
        }
    }
}
