package org.lasttrick.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** A request that only reads has no body. Some programs say of which type it would be: they get their answer, too. */
class ReadsWithContentType {
    private static final Set<HttpMethod> READS = Set.of(HttpMethod.GET, HttpMethod.HEAD);

    @ServerRequestFilter(preMatching = true)
    void read(RoutingContext http) {
        if (READS.contains(http.request().method())) {
            http.request().headers().remove(HttpHeaders.CONTENT_TYPE);
        }
    }
}
