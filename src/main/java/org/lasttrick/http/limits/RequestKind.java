package org.lasttrick.http.limits;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lasttrick.config.Limits;
import org.lasttrick.http.limits.RateLimits.Rate;

/**
 * A request is of a kind by its method, its address and its announced length. What its resource may take is said there:
 * {@link Expensive}.
 */
enum RequestKind {
    READ(null),
    WRITE(Rate.WRITE),
    /** The request imports a file that may be large. */
    FILE(Rate.WRITE),
    STREAM(Rate.NEW_STREAM);

    private static final int MOST_BYTES = 64 * 1024;

    /** The limit is above that of an import: the form around a file fits, and the import itself reports one that is too large. */
    private static final int MOST_BYTES_OF_A_FILE = 20 * 1024 * 1024 + 64 * 1024;

    private static final Set<HttpMethod> READS = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);
    private static final Pattern FILES = Pattern.compile("/+(api/scorebooks/[^/]+/import|import)/*");
    private static final Pattern STREAMS = Pattern.compile("/+api/games/[^/]+/stream/*");

    final @Nullable Rate rate;

    RequestKind(@Nullable Rate rate) {
        this.rate = rate;
    }

    static RequestKind of(RoutingContext http) {
        String path = http.normalizedPath();
        if (READS.contains(http.request().method())) {
            return STREAMS.matcher(path).matches() ? STREAM : READ;
        }
        return FILES.matcher(path).matches() && !isSmall(http.request()) ? FILE : WRITE;
    }

    private static boolean isSmall(HttpServerRequest request) {
        long announced = RequestBody.announced(request);
        return announced > 0 && announced <= MOST_BYTES;
    }

    int mostBytes() {
        return this == FILE ? MOST_BYTES_OF_A_FILE : MOST_BYTES;
    }

    Duration bodyTime(Limits limits) {
        return this == FILE ? limits.fileTime() : limits.bodyTime();
    }

    /** Returns the time until the request has to be answered; zero: as long as the client listens. */
    Duration time(Limits limits) {
        return switch (this) {
            case READ, WRITE -> limits.requestTime();
            case FILE -> limits.expensiveTime();
            case STREAM -> Duration.ZERO;
        };
    }
}
