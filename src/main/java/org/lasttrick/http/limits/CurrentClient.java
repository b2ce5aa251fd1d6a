package org.lasttrick.http.limits;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import jakarta.enterprise.context.ApplicationScoped;

/** The client of this request. */
@ApplicationScoped
public class CurrentClient {
    private final CurrentVertxRequest request;

    CurrentClient(CurrentVertxRequest request) {
        this.request = request;
    }

    public Client client() {
        return Client.of(request.getCurrent());
    }
}
