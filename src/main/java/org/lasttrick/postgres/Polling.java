package org.lasttrick.postgres;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.apache.commons.io.function.IOSupplier;

/** Waits for something outside this process that can only be polled. */
final class Polling {

    private static final long PAUSE_NANOS = 50_000_000;

    private Polling() {}

    /**
     * Polls at once, and then until the condition holds.
     *
     * @return whether it held in time; {@code false}, too, if this thread is interrupted
     */
    static boolean until(Duration timeout, IOSupplier<Boolean> condition) throws IOException {
        long deadline = System.nanoTime() + timeout.toNanos();
        while (!condition.get()) {
            if (System.nanoTime() - deadline > 0 || Thread.currentThread().isInterrupted()) {
                return false;
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return true;
    }
}
