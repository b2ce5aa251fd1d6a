package org.lasttrick.http.limits;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A request is refused, since it is too large, comes too slowly, or is one too many. Its message is for programs. */
public final class LimitReached extends RuntimeException {
    private final int status;
    private final int retryAfterSeconds;

    /** Makes the exception without a stack trace: it says what a client did, not what the service did. */
    private LimitReached(int status, String detail, int retryAfterSeconds) {
        super(detail, null, false, false);
        this.status = status;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    static LimitReached tooLarge(String detail) {
        return new LimitReached(413, detail, 0);
    }

    static LimitReached tooSlow(Duration time) {
        return new LimitReached(
                408, "The body was not complete after %d s, so nothing was recorded.".formatted(time.toSeconds()), 0);
    }

    static LimitReached tooMany(String detail, long nanosToWait) {
        return new LimitReached(429, detail, seconds(nanosToWait));
    }

    static LimitReached noRoom(String detail, long nanosToWait) {
        return new LimitReached(503, detail, seconds(nanosToWait));
    }

    private static int seconds(long nanosToWait) {
        return (int) TimeUnit.NANOSECONDS.toSeconds(nanosToWait) + 1;
    }

    public String detail() {
        return Objects.requireNonNull(getMessage());
    }

    /** Returns the status of HTTP: 408 for too slow, 413 for too large, 429 for too many, 503 for no room on the disk. */
    public int status() {
        return status;
    }

    /** Returns the time to wait in seconds; 0 where another attempt would be refused again. */
    public int retryAfterSeconds() {
        return retryAfterSeconds;
    }
}
