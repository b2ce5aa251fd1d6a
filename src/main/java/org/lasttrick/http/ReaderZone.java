package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.lasttrick.chain.PlayTime;

/** Knows the time zone of the reader of this request, as a script has stored it on the device; else it is the service's own. */
@Singleton
public record ReaderZone(RoutingContext http) {
    private static final String COOKIE = "lasttrick-zone";

    /** Returns the day that a text names, such as {@code 2026-11-21}; empty unless it has begun for the reader. */
    public Optional<PlayTime> dayUpTo(Instant now, String text) {
        LocalDate today = LocalDate.ofInstant(now, id());
        return PlayTime.read(text)
                .filter(PlayTime::isDay)
                .filter(day -> !LocalDate.parse(day.text()).isAfter(today));
    }

    public ZoneId id() {
        try {
            return LastingCookie.read(http, COOKIE).map(ZoneId::of).orElseGet(ZoneId::systemDefault);
        } catch (DateTimeException e) {
            // Somebody has changed the cookie.
            return ZoneId.systemDefault();
        }
    }
}
