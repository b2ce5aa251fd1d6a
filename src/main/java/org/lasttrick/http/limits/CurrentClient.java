package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;

/** The client of this request. */
@ApplicationScoped
public class CurrentClient {
    private final RoutingContext request;

    CurrentClient(RoutingContext request) {
        this.request = request;
    }

    public Client client() {
        return Client.of(request);
    }
}
