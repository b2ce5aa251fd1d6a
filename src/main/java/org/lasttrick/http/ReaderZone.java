package org.lasttrick.http;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.time.DateTimeException;
import java.time.ZoneId;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** The time zone of the reader of this request, as a script has stored it on the device; else the service's own. */
@RequestScoped
public class ReaderZone {
    private static final String COOKIE = "lasttrick-zone";

    private ZoneId id = ZoneId.systemDefault();

    @ServerRequestFilter(preMatching = true)
    void read(RoutingContext http) {
        Cookie stored = http.request().getCookie(COOKIE);
        if (stored != null) {
            try {
                id = ZoneId.of(stored.getValue());
            } catch (DateTimeException e) {
                // Somebody has changed the cookie.
            }
        }
    }

    public ZoneId id() {
        return id;
    }
}
