package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Named;
import jakarta.inject.Singleton;

/**
 * Tells whether this request's device sounds and vibrates when something is recorded. Templates know it as {@code cdi:sound}.
 */
@Named("sound")
@Singleton
public record RequestSound(RoutingContext http) {
    public static final String COOKIE = "lasttrick-sound";
    public static final String ON = "on";

    public boolean isOn() {
        return LastingCookie.read(http, COOKIE).filter(ON::equals).isPresent();
    }
}
