package org.lasttrick.http;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.DateTimeException;
import java.time.ZoneId;

/** The time zone of the reader of this request, as a script has stored it on the device; else the service's own. */
@ApplicationScoped
public class ReaderZone {
    private static final String COOKIE = "lasttrick-zone";

    private final RoutingContext http;

    ReaderZone(RoutingContext http) {
        this.http = http;
    }

    public ZoneId id() {
        Cookie stored = http.request().getCookie(COOKIE);
        try {
            return stored == null ? ZoneId.systemDefault() : ZoneId.of(stored.getValue());
        } catch (DateTimeException e) {
            // Somebody has changed the cookie.
            return ZoneId.systemDefault();
        }
    }
}
