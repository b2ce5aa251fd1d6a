package org.lasttrick.http.limits;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.limits.Rates.Rate;
import org.lasttrick.launch.Limits;

/** What a request may take, by its address. */
enum RequestKind {
    READ(null),
    WRITE(Rate.WRITE),
    /** Also the import of a small file. */
    DEAR(Rate.DEAR_READ),
    LARGE_FILE(Rate.DEAR_READ),
    STREAM(Rate.NEW_STREAM);

    private static final int MOST_BYTES = 64 * 1024;

    /** More than an import may have: the form around a file fits, and the import itself reports one that is too large. */
    private static final int MOST_BYTES_OF_A_FILE = 20 * 1024 * 1024 + 64 * 1024;

    private static final Set<HttpMethod> READS = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);
    private static final Pattern FILES = Pattern.compile("/+(api/scorebooks/[^/]+/import|bring-in)/*");
    private static final Pattern DEAR_READS =
            Pattern.compile("/+api/(games|scorebooks)/[^/]+/(export/[^/]*|stats|verification)/*");
    private static final Pattern STREAMS = Pattern.compile("/+api/games/[^/]+/stream/*");

    final @Nullable Rate rate;

    RequestKind(@Nullable Rate rate) {
        this.rate = rate;
    }

    static RequestKind of(RoutingContext http) {
        String path = http.normalizedPath();
        if (!READS.contains(http.request().method())) {
            return FILES.matcher(path).matches() ? importing(http.request()) : WRITE;
        }
        if (STREAMS.matcher(path).matches()) {
            return STREAM;
        }
        return DEAR_READS.matcher(path).matches() ? DEAR : READ;
    }

    private static RequestKind importing(HttpServerRequest request) {
        long announced = RequestBody.announced(request);
        return announced > 0 && announced <= MOST_BYTES ? DEAR : LARGE_FILE;
    }

    int mostBytes() {
        return this == LARGE_FILE ? MOST_BYTES_OF_A_FILE : MOST_BYTES;
    }

    Duration bodyTime(Limits limits) {
        return this == LARGE_FILE ? limits.fileTime() : limits.bodyTime();
    }

    /** Until it is answered; zero: as long as the client listens. */
    Duration time(Limits limits) {
        return switch (this) {
            case READ, WRITE -> limits.requestTime();
            case DEAR, LARGE_FILE -> limits.dearTime();
            case STREAM -> Duration.ZERO;
        };
    }
}
