package org.lasttrick.launch.postgres;

import java.io.IOException;
import java.time.Duration;

/** Polling for something outside this process that doesn't tell when it has happened. */
final class Polling {

    private static final long PAUSE_MILLIS = 50;

    private Polling() {}

    interface Condition {
        boolean holds() throws IOException;
    }

    /** Looks at once, and then again and again; answers whether the condition came to hold in time. */
    static boolean until(Duration patience, Condition condition) throws IOException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (!condition.holds()) {
            if (System.nanoTime() - deadline > 0) {
                return false;
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }
}
