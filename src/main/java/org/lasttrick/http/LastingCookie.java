package org.lasttrick.http;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.NewCookie;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Makes cookies that no script can read, and that are kept as long as browsers keep any. */
public final class LastingCookie {
    private static final Duration KEPT = Duration.ofDays(400);

    private LastingCookie() {}

    /** Returns the value of a request's cookie of this name; empty if it has none. */
    static Optional<String> read(RoutingContext http, String name) {
        return Optional.ofNullable(http.request().getCookie(name)).map(Cookie::getValue);
    }

    /**
     * Returns a cookie that is lax, since a link to a game that somebody sent is to open as the device that may score in it.
     *
     * @param service where the browser reaches it: by https, the cookie never travels without
     */
    public static NewCookie of(String name, String value, URI service) {
        return new NewCookie.Builder(name)
                .value(value)
                .path("/")
                .httpOnly(true)
                .secure("https".equals(service.getScheme()))
                .sameSite(NewCookie.SameSite.LAX)
                .maxAge((int) KEPT.toSeconds())
                .build();
    }
}
