package org.lasttrick.http;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import org.lasttrick.config.ServiceConfig;

/**
 * Refuses with 400 what a client has added to the forwarded headers. Quarkus takes the first address in X-Forwarded-For: if the
 * proxy appends instead of replacing, the client has made that up.
 */
@Singleton
record ForwardedHeaders(ServiceConfig settings) {
    private static final Set<String> SCHEMES = Set.of("http", "https");
    private static final int BEFORE_ALL_OTHERS = Integer.MAX_VALUE;

    void register(@Observes Filters filters) {
        if (settings.publicUrl().isPresent()) {
            filters.register(ForwardedHeaders::check, BEFORE_ALL_OTHERS);
        }
    }

    private static void check(RoutingContext http) {
        List<String> clients = http.request().headers().getAll("X-Forwarded-For");
        boolean isOneClient = clients.size() <= 1 && clients.stream().noneMatch(address -> address.contains(","));
        List<String> schemes = http.request().headers().getAll("X-Forwarded-Proto");
        if (isOneClient && SCHEMES.containsAll(schemes)) {
            http.next();
        } else {
            http.fail(400);
        }
    }
}
