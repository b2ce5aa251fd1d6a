package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import org.lasttrick.http.limits.RateLimits.Rate;

/** Limits how many wrong codes a client may try to join a scorebook. */
@ApplicationScoped
public class JoinAttempts {
    private final RoutingContext http;
    private final RateLimits rates;

    JoinAttempts(RoutingContext http, RateLimits rates) {
        this.http = http;
        this.rates = rates;
    }

    /**
     * Counts an attempt, before it is known whether the code is right.
     *
     * @throws LimitReached after too many wrong keys or codes
     */
    public void begin() {
        rates.count(Rate.WRONG_KEY, Client.of(http));
    }

    /** The code was right: the attempt doesn't count. */
    public void succeeded() {
        rates.discount(Rate.WRONG_KEY, Client.of(http));
    }
}
