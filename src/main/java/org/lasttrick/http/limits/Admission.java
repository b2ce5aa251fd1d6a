package org.lasttrick.http.limits;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.limits.Refusal.Reason;
import org.lasttrick.launch.Limits;
import org.lasttrick.launch.Settings;

/** Admits requests on the event loop, before anything else sees them: a request that is refused never holds a worker thread. */
@ApplicationScoped
class Admission {
    /** Before Quarkus' own filters, the first of which has 300. */
    private static final int PRIORITY = 1_000;

    /** A request may come here again, when the router sends it on to where it is refused. */
    private static final String ADMITTED = Admission.class.getName();

    /** Each is in memory until it is imported. */
    private static final int MOST_FILES = 4;

    private static final int FILES_PER_CLIENT = 2;
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final Limits limits;
    private final Connections connections;
    private final Rates rates;
    private final Stop stop;
    private final Places requests;
    private final Places files = new Places(FILES_PER_CLIENT, MOST_FILES);

    Admission(Settings settings, Connections connections, Rates rates, Stop stop) {
        this.limits = settings.limits();
        this.connections = connections;
        this.rates = rates;
        this.stop = stop;
        this.requests = new Places(limits.requestsPerClient(), Integer.MAX_VALUE);
    }

    void register(@Observes Filters filters) {
        filters.register(this::admit, PRIORITY);
    }

    private void admit(RoutingContext http) {
        if (http.get(ADMITTED) != null) {
            http.next();
            return;
        }
        http.put(ADMITTED, true);
        HttpServerRequest request = http.request();
        RequestKind kind = RequestKind.of(http);
        Client client = Client.of(http);
        Refusal refusal = take(kind, client);
        OpenConnection connection = connections.of(request.connection());
        Runnable ended = stop.begins(http, kind);
        Runnable atEnd = () -> {
            if (refusal == null) {
                giveBack(kind, client);
            }
            ended.run();
        };
        connection.requestBegins(kind.time(limits), atEnd);
        http.addEndHandler(sent -> {
            connection.requestEnds(atEnd);
            finish(http);
        });
        if (refusal == null) {
            RequestBody.read(http, kind.mostBytes(), kind.bodyTime(limits));
        } else {
            refusal.keepIn(http);
            http.next();
        }
    }

    private @Nullable Refusal take(RequestKind kind, Client client) {
        Refusal tooOften = kind.rate == null ? null : rates.count(kind.rate, client);
        if (tooOften != null) {
            return tooOften;
        }
        return switch (kind) {
            case STREAM -> null;
            case READ, WRITE, DEAR ->
                requests.take(client)
                        ? null
                        : Refusal.tooMany("Too many requests of your address are still unanswered.", SECOND);
            case LARGE_FILE ->
                files.take(client) ? null : Refusal.tooMany("Other files are being imported.", 5 * SECOND);
        };
    }

    private void giveBack(RequestKind kind, Client client) {
        switch (kind) {
            case STREAM -> {}
            case READ, WRITE, DEAR -> requests.giveBack(client);
            case LARGE_FILE -> files.giveBack(client);
        }
    }

    /** Reads what a refused client still sends, so that it is able to read the answer. A slow client is let go. */
    private static void finish(RoutingContext http) {
        Refusal refusal = Refusal.of(http);
        if (refusal == null) {
            return;
        }
        if (refusal.reason() == Reason.TOO_SLOW) {
            http.request().connection().close();
        } else {
            http.request().resume();
        }
    }
}
