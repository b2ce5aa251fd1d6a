package org.lasttrick.ledger;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Appends entries of several games in one transaction when many come at once, so that the database writes to the disk once for all of
 * them. An entry waits only while others are being stored; the first of those that wait then stores all of them.
 */
final class Appends {
    private static final int TRANSACTIONS_AT_ONCE = 2;
    private static final int ENTRIES_AT_ONCE = 50;

    private static final Comparator<Append> BY_GAME = Comparator.comparing(append -> append.game.value());

    private final Database database;
    private final Deque<Append> waiting = new ArrayDeque<>();
    private int running;

    Appends(Database database) {
        this.database = database;
    }

    /**
     * @return whether the entry is on disk: it follows those in the table, its command id was not used before, and the device that
     *     wrote it may still score
     */
    boolean add(GameId game, LedgerEntry entry) {
        Append own = new Append(game, entry);
        List<Append> turn = mayRun(own) ? List.of(own) : own.turn.join();
        if (!turn.isEmpty()) {
            try {
                store(turn);
            } finally {
                runNext();
            }
        }
        return own.isAdded();
    }

    /** How many entries wait until others are stored. */
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
        // All instances lock games in the same order, so that none waits for one that waits for it.
        next.sort(BY_GAME);
        first.turn.complete(next);
    }

    private void store(List<Append> turn) {
        try {
            List<Boolean> added = EntryRow.append(database, turn);
            for (int i = 0; i < turn.size(); i++) {
                turn.get(i).isStored = added.get(i);
            }
        } catch (RuntimeException e) {
            if (turn.size() > 1 && e instanceof LedgerUnavailable unavailable && unavailable.isRefusal()) {
                // Nothing is stored, and only one of them may be to blame.
                turn.forEach(append -> store(List.of(append)));
            } else {
                turn.forEach(append -> append.failure = e);
            }
        } finally {
            turn.forEach(append -> append.turn.complete(List.of()));
        }
    }

    /** One entry that is to be stored. */
    static final class Append {
        private final GameId game;
        private final LedgerEntry entry;

        /** What this one has to store for all; nothing if another has stored it. */
        private final CompletableFuture<List<Append>> turn = new CompletableFuture<>();

        private boolean isStored;
        private @Nullable RuntimeException failure;

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

        private boolean isAdded() {
            if (failure != null) {
                throw failure;
            }
            return isStored;
        }
    }
}
