package org.lasttrick.http.limits;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Work that takes much memory or time, a little at a time, so that all of it at once can't exhaust the heap. */
@ApplicationScoped
public class DearWork {
    /** Measured: 104 MB for a PDF of a game of seven players with as many entries as one may have; a workbook takes 42. */
    private static final long HEAP_BYTES = 128L * 1024 * 1024;

    /** The share of the heap that such work may take; the rest is for scoring. */
    private static final double HEAP_SHARE = 0.5;

    private static final int WAITING = 12;
    private static final int PER_CLIENT = 8;
    private static final int SECONDS_TO_WAIT = 5;
    private static final Refusal BUSY = Refusal.tooMany(
            "Other exports, imports or statistics are being made. Wait, and send it again.",
            TimeUnit.SECONDS.toNanos(SECONDS_TO_WAIT));

    private final Supplier<Client> current;
    private final long millisToWait;
    private final Semaphore running;
    private final Places waitingOrRunning;

    @Inject
    DearWork(CurrentClient current) {
        this(
                current::client,
                (int) Math.max(1, HEAP_SHARE * Runtime.getRuntime().maxMemory() / HEAP_BYTES),
                TimeUnit.SECONDS.toMillis(SECONDS_TO_WAIT));
    }

    DearWork(Supplier<Client> current, int atOneTime, long millisToWait) {
        this.current = current;
        this.millisToWait = millisToWait;
        this.running = new Semaphore(atOneTime, true);
        this.waitingOrRunning = new Places(PER_CLIENT, atOneTime + WAITING);
    }

    /** To be closed when the work is done, or has failed. */
    public interface Turn extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Waits some seconds for a turn, unless many others wait already.
     *
     * @throws LimitReached if none comes
     */
    public Turn begin() {
        Client client = current.get();
        if (!waitingOrRunning.take(client)) {
            throw new LimitReached(BUSY);
        }
        if (!hasTurn()) {
            waitingOrRunning.giveBack(client);
            throw new LimitReached(BUSY);
        }
        return () -> {
            running.release();
            waitingOrRunning.giveBack(client);
        };
    }

    private boolean hasTurn() {
        try {
            return running.tryAcquire(millisToWait, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
