package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.limits.TrustedProxies;

/** Gives each request an id: the one that a trusted proxy has given it, or a random one. */
@Singleton
record RequestIds(TrustedProxies proxies) {
    private static final String HEADER = "X-Request-Id";
    private static final String KEY = RequestIds.class.getName();

    /** The field has this name in the log. */
    private static final String FIELD = "requestId";

    /** A well-formed id can be part of a URN, and can't forge a line of the log. */
    private static final Pattern WELL_FORMED = Pattern.compile("[A-Za-z0-9._~-]{1,64}");

    /** Gives a request its id. A refused request comes here again, and keeps its id; its header is lost on the way. */
    void begin(RoutingContext http) {
        RequestId known = of(http);
        RequestId id = known == null ? new RequestId(text(http)) : known;
        http.put(KEY, id);
        http.response().putHeader(HEADER, id.text());
        // Quarkus keeps it with the request, whatever thread works on that.
        MDC.put(FIELD, id.text());
        http.next();
    }

    static @Nullable RequestId of(RoutingContext http) {
        return http.get(KEY);
    }

    private String text(RoutingContext http) {
        String given = http.request().getHeader(HEADER);
        return given != null && WELL_FORMED.matcher(given).matches() && proxies.sent(http)
                ? given
                : HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    }
}
