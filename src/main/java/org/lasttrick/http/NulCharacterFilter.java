package org.lasttrick.http;

import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.container.ContainerRequestContext;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Answers 404 to an address that contains NUL, the one character that PostgreSQL's text can't hold. */
class NulCharacterFilter {
    private static final String NUL = "%00";

    @ServerRequestFilter(preMatching = true)
    void refuse(ContainerRequestContext request) {
        if (request.getUriInfo().getRequestUri().toString().contains(NUL)) {
            throw new NotFoundException();
        }
    }
}
