package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.DateTimeException;
import java.time.ZoneId;

/** The time zone of the reader of this request, as a script has stored it on the device; else the service's own. */
@Singleton
public record ReaderZone(RoutingContext http) {
    private static final String COOKIE = "lasttrick-zone";

    public ZoneId id() {
        try {
            return LastingCookie.read(http, COOKIE).map(ZoneId::of).orElseGet(ZoneId::systemDefault);
        } catch (DateTimeException e) {
            // Somebody has changed the cookie.
            return ZoneId.systemDefault();
        }
    }
}
