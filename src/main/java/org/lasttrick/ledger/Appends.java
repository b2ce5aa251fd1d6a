package org.lasttrick.ledger;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.database.Database;
import org.lasttrick.database.DatabaseUnavailable;

/**
 * Appends entries of several games in one transaction when many come at once, so that the database writes to the disk once for all of
 * them. An entry waits only while others are being stored; the first of those that wait then stores all of them. One that has waited
 * too long is stored alone, and so is one of a game that another transaction held a moment ago, as an import does: so games whose
 * entries the database holds back don't hold back others.
 */
final class Appends {
    /** The time is far more than a transaction takes, even on a slow disk. */
    static final Duration PATIENCE = Duration.ofMillis(500);

    private static final Duration HELD = Duration.ofSeconds(10);

    private static final int TRANSACTIONS_AT_ONCE = 2;
    private static final int ENTRIES_AT_ONCE = 50;

    private static final Comparator<Append> BY_GAME = Comparator.comparing(append -> append.game.value());

    private final Database database;
    private final Duration patience;
    private final Deque<Append> waiting = new ArrayDeque<>();
    private final Cache<GameId, Boolean> held =
            Caffeine.newBuilder().expireAfterWrite(HELD).executor(Runnable::run).build();
    private int running;

    /** @param patience for so long an entry waits until others are stored */
    Appends(Database database, Duration patience) {
        this.database = database;
        this.patience = patience;
    }

    /**
     * @return whether the entry is on disk: it follows those in the table, its command id was not used before, and the device that
     *     wrote it may still score
     */
    boolean add(GameId game, LedgerEntry entry) {
        Append own = new Append(game, entry);
        if (held.getIfPresent(game) != null) {
            store(List.of(own));
        } else if (mayRun(own)) {
            run(List.of(own));
        } else {
            turn(own).run();
        }
        if (own.isRefused) {
            store(List.of(own));
        }
        return own.isAdded();
    }

    /** Returns how many entries wait until others are stored. */
    synchronized int waiting() {
        return waiting.size();
    }

    private synchronized boolean mayRun(Append own) {
        if (running < TRANSACTIONS_AT_ONCE) {
            running++;
            return true;
        }
        waiting.add(own);
        return false;
    }

    private Runnable turn(Append own) {
        try {
            return own.turn.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return isStillWaiting(own) ? () -> store(List.of(own)) : own.turn.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            if (isStillWaiting(own)) {
                throw new IllegalStateException("Interrupted before the entry was stored", e);
            }
            // Others may wait for what this thread has to do.
            return own.turn.join();
        } catch (ExecutionException e) {
            throw new IllegalStateException("An entry waited in vain", e);
        }
    }

    /** Takes an entry out of those that wait, and returns whether it still waited: if so, nobody else stores it any more. */
    private synchronized boolean isStillWaiting(Append own) {
        return waiting.remove(own);
    }

    private void run(List<Append> group) {
        try {
            store(group);
        } finally {
            runNext();
        }
    }

    private synchronized void runNext() {
        if (waiting.isEmpty()) {
            running--;
            return;
        }
        List<Append> next = new ArrayList<>();
        while (!waiting.isEmpty() && next.size() < ENTRIES_AT_ONCE) {
            next.add(waiting.remove());
        }
        Append first = next.getFirst();
        // All groups lock games in the same order, so that none waits for one that waits for it.
        next.sort(BY_GAME);
        first.turn.complete(() -> run(next));
    }

    private void store(List<Append> group) {
        try {
            List<Boolean> added = EntryRow.append(database, group);
            for (int i = 0; i < group.size(); i++) {
                group.get(i).isAdded = added.get(i);
            }
        } catch (DatabaseUnavailable e) {
            // Nothing is stored then, and only one of them may be to blame.
            boolean isRefused = group.size() > 1 && e.isRefusal();
            if (group.size() == 1 && e.isLocked()) {
                held.put(group.getFirst().game, true);
            }
            group.forEach(append -> append.failed(e, isRefused));
        } finally {
            group.forEach(append -> append.turn.complete(() -> {}));
        }
    }

    /** An append is one entry that is to be stored. */
    static final class Append {
        private final GameId game;
        private final LedgerEntry entry;

        /** The turn has the work of the thread that waits, once others are stored; none if another has stored this entry. */
        private final CompletableFuture<Runnable> turn = new CompletableFuture<>();

        private @Nullable Boolean isAdded;
        private @Nullable RuntimeException failure;

        /** The flag tells whether the entry is to be stored alone, since the database has refused it together with others. */
        private boolean isRefused;

        private Append(GameId game, LedgerEntry entry) {
            this.game = game;
            this.entry = entry;
        }

        GameId game() {
            return game;
        }

        LedgerEntry entry() {
            return entry;
        }

        private void failed(DatabaseUnavailable cause, boolean withOthers) {
            failure = cause;
            isRefused = withOthers;
        }

        private boolean isAdded() {
            if (isAdded != null) {
                return isAdded;
            }
            throw failure != null ? failure : new IllegalStateException("Storing an entry ended in an error");
        }
    }
}
