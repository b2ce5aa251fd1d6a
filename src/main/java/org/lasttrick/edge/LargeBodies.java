package org.lasttrick.edge;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** Refuses a body that announces more than any game needs, in words; one that doesn't announce it is cut off by the server. */
class LargeBodies {
    private static final int MOST_BYTES = 64 * 1024;

    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response refuse(ContainerRequestContext request) {
        return request.getLength() <= MOST_BYTES
                ? null
                : Problem.of(
                                413,
                                "too-large",
                                "The request is too large",
                                "The body has %,d bytes; at most %,d are taken."
                                        .formatted(request.getLength(), MOST_BYTES))
                        .response();
    }
}
