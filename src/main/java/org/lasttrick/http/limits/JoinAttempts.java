package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import org.lasttrick.http.limits.RateLimits.Rate;

/** Limits how many wrong codes a client may try to join a scorebook. */
@Singleton
public record JoinAttempts(RoutingContext http, RateLimits rates) {
    /**
     * Counts an attempt, before it is known whether the code is right.
     *
     * @throws LimitReached after too many wrong keys or codes
     */
    public void begin() {
        rates.count(Rate.WRONG_KEY, Client.of(http));
    }

    /** Takes an attempt back, since its code was right. */
    public void succeeded() {
        rates.discount(Rate.WRONG_KEY, Client.of(http));
    }
}
