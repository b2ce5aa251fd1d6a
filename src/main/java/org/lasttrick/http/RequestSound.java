package org.lasttrick.http;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** Whether this request's device sounds and vibrates when something is recorded. Templates know it as {@code cdi:sound}. */
@Named("sound")
@ApplicationScoped
public class RequestSound {
    public static final String COOKIE = "lasttrick-sound";
    public static final String ON = "on";

    private final RoutingContext http;

    RequestSound(RoutingContext http) {
        this.http = http;
    }

    public boolean isOn() {
        Cookie stored = http.request().getCookie(COOKIE);
        return stored != null && stored.getValue().equals(ON);
    }
}
