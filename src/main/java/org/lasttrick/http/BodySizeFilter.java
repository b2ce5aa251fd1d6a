package org.lasttrick.http;

import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** Refuses a body whose Content-Length is above the limit; a body without one is cut off at the limit while it is read. */
class BodySizeFilter {
    private static final int MOST_BYTES = 64 * 1024;

    /** An import, the form around it, and as much more as lets the import say itself what is too large. */
    private static final int MOST_BYTES_OF_A_FILE = 20 * 1024 * 1024 + 64 * 1024;

    private static final Pattern FILES = Pattern.compile("/?(api/scorebooks/[^/]+/import|bring-in)/?");

    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response refuse(ContainerRequestContext request, RoutingContext http) {
        boolean isFile = FILES.matcher(request.getUriInfo().getPath()).matches();
        int most = isFile ? MOST_BYTES_OF_A_FILE : MOST_BYTES;
        if (request.getLength() > most) {
            return Problem.of(
                            413,
                            "too-large",
                            "The request is too large",
                            "The body has %,d bytes; at most %,d are taken.".formatted(request.getLength(), most))
                    .response();
        }
        http.put(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY, (long) most);
        return null;
    }
}
