package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Why a request is not served. It is kept with the request until the framework can answer, in the reader's form and language.
 *
 * @param detail for programs
 * @param retryAfterSeconds 0 where another attempt would be refused again
 */
public record Refusal(Reason reason, String detail, int retryAfterSeconds) {
    private static final String KEY = Refusal.class.getName();

    public enum Reason {
        TOO_LARGE,
        TOO_SLOW,
        TOO_MANY
    }

    static Refusal tooLarge(String detail) {
        return new Refusal(Reason.TOO_LARGE, detail, 0);
    }

    static Refusal tooSlow(long seconds) {
        return new Refusal(
                Reason.TOO_SLOW,
                "The body was not complete after %d s, so nothing was recorded.".formatted(seconds),
                0);
    }

    static Refusal tooMany(String detail, long nanosToWait) {
        return new Refusal(Reason.TOO_MANY, detail, (int) TimeUnit.NANOSECONDS.toSeconds(nanosToWait) + 1);
    }

    /** Why this request is refused; {@code null} if it is not. */
    public static @Nullable Refusal of(RoutingContext http) {
        return http.get(KEY);
    }

    void keepIn(RoutingContext http) {
        http.put(KEY, this);
    }
}
