package org.lasttrick.http.limits;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.TimeUnit;
import org.lasttrick.config.Limits;
import org.lasttrick.config.ServiceConfig;

/** Admits requests on the event loop, before anything else sees them: a request that is refused never holds a worker thread. */
@ApplicationScoped
class RequestLimits {
    /** The priority is before Quarkus's own filters, the first of which has 300. */
    private static final int PRIORITY = 1_000;

    /** So many files are taken at once: each is in memory until it is imported. */
    private static final int MOST_FILES = 4;

    private static final int FILES_PER_CLIENT = 2;
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final Limits limits;
    private final ConnectionLimit connections;
    private final RateLimits rates;
    private final ConcurrencyLimit requests;
    private final ConcurrencyLimit files = new ConcurrencyLimit(FILES_PER_CLIENT, MOST_FILES);

    RequestLimits(ServiceConfig settings, ConnectionLimit connections, RateLimits rates) {
        this.limits = settings.limits();
        this.connections = connections;
        this.rates = rates;
        this.requests = new ConcurrencyLimit(limits.requestsPerClient(), Integer.MAX_VALUE);
    }

    void register(@Observes Filters filters) {
        filters.register(this::admit, PRIORITY);
    }

    /** Admits a request, or refuses it. A refused one comes here again, on its way to where it is answered. */
    private void admit(RoutingContext http) {
        if (OpenRequest.of(http) != null) {
            http.next();
            return;
        }
        RequestKind kind = RequestKind.of(http);
        OpenRequest request = OpenRequest.begin(http, kind);
        connections.requestBegins(http, request, kind.time(limits));
        try {
            take(kind, Client.of(http), request);
        } catch (LimitReached e) {
            http.fail(e);
            return;
        }
        RequestBody.read(http, kind.mostBytes(), kind.bodyTime(limits));
    }

    private void take(RequestKind kind, Client client, OpenRequest request) {
        if (kind.rate != null) {
            rates.count(kind.rate, client);
        }
        switch (kind) {
            case STREAM -> {}
            case READ, WRITE ->
                take(requests, "Too many requests of your address are still unanswered.", client, request);
            case FILE -> take(files, "Other files are being imported.", client, request);
        }
    }

    private static void take(ConcurrencyLimit limit, String refusal, Client client, OpenRequest request) {
        if (!limit.tryAcquire(client)) {
            throw LimitReached.tooMany(refusal, SECOND);
        }
        request.atEnd(() -> limit.release(client));
    }
}
