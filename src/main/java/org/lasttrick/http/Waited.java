package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.PlayTime;

/**
 * Tells how long a form has waited on its device, as that measures it: so it doesn't matter whether the device's clock is right.
 * Only forms that a script sends say so.
 */
@Singleton
public record Waited(RoutingContext http, InstantSource clock) {
    /** The header has milliseconds. */
    private static final String HEADER = "Waited";

    /** The time is shorter than a device waits before it answers a form itself. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final Duration SHORTEST = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofDays(400);

    /**
     * Returns whether a script sends the form: it may have been answered by its device long ago, and nobody can be asked about
     * it.
     */
    public boolean isSentByScript() {
        return http.request().getHeader(HEADER) != null;
    }

    /** Returns whether somebody still looks at the form: it has just been sent, and its device has not answered it. */
    public boolean canBeAskedAbout() {
        String millis = http.request().getHeader(HEADER);
        return millis == null || (millis.matches("\\d{1,4}") && Integer.parseInt(millis) < PATIENCE.toMillis());
    }

    /** Returns when the form was entered; {@code null}: just now. */
    public @Nullable PlayTime entered() {
        String millis = http.request().getHeader(HEADER);
        if (millis == null || !millis.matches("\\d{1,15}")) {
            return null;
        }
        Duration waited = Duration.ofMillis(Long.parseLong(millis));
        return waited.compareTo(SHORTEST) < 0 || waited.compareTo(LONGEST) > 0
                ? null
                : PlayTime.at(clock.instant().minus(waited));
    }
}
