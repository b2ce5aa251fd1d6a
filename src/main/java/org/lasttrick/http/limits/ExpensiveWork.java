package org.lasttrick.http.limits;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;

/**
 * Lets work that takes much memory or time run a little at a time, so that all of it at once can't exhaust the heap. A client's
 * work waits first for the client's own: so others wait behind one of a client's, and not behind all.
 */
@ApplicationScoped
class ExpensiveWork {
    /** Such work may take this share of the heap; the rest is for scoring. */
    private static final double HEAP_SHARE = 0.5;

    /**
     * So many turns are taken at once. More than the processors can do at once takes no less time, but memory and connections of
     * the database.
     */
    private static final int TURNS = Runtime.getRuntime().availableProcessors() + 1;

    /** So much work may wait: each holds a worker thread, of which there are 200. */
    private static final int WAITING = 100;

    static final int WAITING_PER_CLIENT = 60;
    private static final int SECONDS_TO_WAIT = 20;

    private final ConcurrencyLimit waitingOrRunning = new ConcurrencyLimit(WAITING_PER_CLIENT, WAITING);
    private final long nanosToWait;
    private final Semaphore megabytes;
    private final LoadingCache<Client, Semaphore> own;

    @Inject
    ExpensiveWork() {
        this(
                (int) Math.min(
                        HEAP_SHARE * Runtime.getRuntime().maxMemory() / FileUtils.ONE_MB, TURNS * Expensive.MOST),
                TimeUnit.SECONDS.toMillis(SECONDS_TO_WAIT));
    }

    /** @param inAll megabytes; of more than one turn of the largest kind, one is left for other clients */
    ExpensiveWork(int inAll, long millisToWait) {
        int most = Math.max(Expensive.MOST, inAll);
        int perClient = Math.max(Expensive.MOST, most - Expensive.MOST);
        this.nanosToWait = TimeUnit.MILLISECONDS.toNanos(millisToWait);
        this.megabytes = new Semaphore(most, true);
        this.own = Caffeine.newBuilder().weakValues().build(client -> new Semaphore(perClient, true));
    }

    /** A turn is closed when the work is done, or has failed. */
    interface Turn extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Waits some seconds for a turn, unless many others wait already.
     *
     * @param heap how many megabytes it takes
     * @throws LimitReached if none comes
     */
    Turn begin(Client client, int heap) {
        if (!waitingOrRunning.tryAcquire(client)) {
            throw busy();
        }
        long end = System.nanoTime() + nanosToWait;
        Semaphore share = own.get(client);
        if (acquires(share, heap, end)) {
            if (acquires(megabytes, heap, end)) {
                return () -> {
                    megabytes.release(heap);
                    share.release(heap);
                    waitingOrRunning.release(client);
                };
            }
            share.release(heap);
        }
        waitingOrRunning.release(client);
        throw busy();
    }

    /** Returns how many wait for a turn, or have one. */
    int waiting() {
        return waitingOrRunning.taken();
    }

    private static boolean acquires(Semaphore semaphore, int permits, long end) {
        try {
            return semaphore.tryAcquire(permits, end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private LimitReached busy() {
        return LimitReached.tooMany(
                "Other exports, imports or statistics are being made. Wait, and send it again.", nanosToWait);
    }
}
