package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.ext.Provider;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;

/** Notes when RESTEasy works on a request: until it calls back, whether the client waits or not. */
@Provider
@PreMatching
@Priority(0)
record RequestWork(RoutingContext http) implements ContainerRequestFilter {
    @Override
    public void filter(ContainerRequestContext context) {
        OpenRequest request = OpenRequest.of(http);
        if (request != null && context instanceof ResteasyReactiveContainerRequestContext resteasy) {
            request.workBegins();
            resteasy.getServerRequestContext().registerCompletionCallback(failure -> request.workEnds());
        }
    }
}
