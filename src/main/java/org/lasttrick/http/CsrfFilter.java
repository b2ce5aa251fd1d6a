package org.lasttrick.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.config.ServiceConfig;

/**
 * Refuses writes that a page of another site makes a browser send: the tablet's cookie would go with them. Programs send
 * neither header and are not concerned.
 */
record CsrfFilter(ServiceConfig settings) {
    private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> OWN_SITE = Set.of("same-origin", "none");

    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response refuse(ContainerRequestContext request) {
        if (READS.contains(request.getMethod()) || isOwn(request)) {
            return null;
        }
        return ProblemType.CROSS_SITE.response(
                "Writes are taken from Last Trick's own pages and from programs, not from pages of other sites.");
    }

    private boolean isOwn(ContainerRequestContext request) {
        String site = request.getHeaderString("Sec-Fetch-Site");
        if (site != null) {
            return OWN_SITE.contains(site);
        }
        String origin = request.getHeaderString("Origin");
        String host = request.getHeaderString(HttpHeaders.HOST);
        // Behind a proxy, Host may be whatever the proxy makes of it.
        return origin == null
                || settings.publicUrl()
                        .map(url -> origin.equals(url.origin().toString()))
                        .orElseGet(() -> origin.equals("http://" + host) || origin.equals("https://" + host));
    }
}
