package org.lasttrick.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** Answers 404 to an address that contains NUL, the one character that PostgreSQL's text can't hold. */
class NulCharacterFilter {
    private static final String NUL = "%00";

    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response refuse(ContainerRequestContext request) {
        return request.getUriInfo().getRequestUri().toString().contains(NUL)
                ? Problem.of(404, "not-found", "Nothing is here", "There is nothing at this address. Check the link.")
                        .response()
                : null;
    }
}
