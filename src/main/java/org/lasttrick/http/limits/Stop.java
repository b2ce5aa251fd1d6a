package org.lasttrick.http.limits;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;
import org.lasttrick.launch.Settings;

/**
 * Ends the service so that no request is cut. First it says that it stops, and behind a proxy goes on serving until that has
 * noticed. Then it accepts no more connections, and answers what has come. Streams end last.
 *
 * <p>All that happens while Quarkus announces its end: when it says {@code ShutdownEvent}, it has closed all connections.
 */
@ApplicationScoped
class Stop {
    private static final Logger LOG = Logger.getLogger(Stop.class);
    private static final int FIRST = 1;
    private static final int LAST = Integer.MAX_VALUE;
    private static final Duration MOST_FOR_REQUESTS = Duration.ofSeconds(10);
    private static final Duration MOST_FOR_STREAMS = Duration.ofSeconds(1);

    /** What was accepted last may not have been read yet. */
    private static final Duration QUIET = Duration.ofMillis(200);

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final ConnectionLimit connections;
    private final Duration delay;
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger streams = new AtomicInteger();
    private volatile boolean isStopping;
    private volatile boolean isClosingConnections;
    private volatile long lastRequest = System.nanoTime();

    Stop(ConnectionLimit connections, Settings settings) {
        this.connections = connections;
        this.delay = Settings.stopDelayOf(settings);
    }

    /** @return to be run once, at the end of the request */
    Runnable begins(RoutingContext http, RequestKind kind) {
        AtomicInteger count = kind == RequestKind.STREAM ? streams : requests;
        count.incrementAndGet();
        http.addHeadersEndHandler(_ -> {
            if (isClosingConnections) {
                http.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
                // Only now, since a client that doesn't know would send its next request.
                http.addEndHandler(_ -> http.request().connection().close());
            }
        });
        return () -> {
            lastRequest = System.nanoTime();
            count.decrementAndGet();
        };
    }

    void finishRequests(@Observes @Priority(FIRST) ShutdownDelayInitiatedEvent end) throws InterruptedException {
        // In development mode the same server goes on after a reload. A command has none.
        if (LaunchMode.current() == LaunchMode.DEVELOPMENT || !connections.isListening()) {
            return;
        }
        isStopping = true;
        Thread.sleep(delay);
        connections.stopAccepting();
        // Not before, since a client whose connection is closed at once opens another one.
        isClosingConnections = true;
        if (!await(MOST_FOR_REQUESTS, requests)) {
            LOG.warnf("%d requests took too long, and are cut", requests.get());
        }
    }

    /** After all others have seen the event, and ended their streams. */
    void finishStreams(@Observes @Priority(LAST) ShutdownDelayInitiatedEvent end) {
        if (isStopping && streams.get() > 0) {
            await(MOST_FOR_STREAMS, streams);
        }
    }

    private boolean await(Duration most, AtomicInteger count) {
        long begin = System.nanoTime();
        lastRequest = begin;
        while (count.get() > 0 || System.nanoTime() - lastRequest < QUIET.toNanos()) {
            if (System.nanoTime() - begin > most.toNanos()) {
                return false;
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return true;
    }

    /** A proxy that checks this sends nothing more as soon as the service stops; a database that is away changes nothing here. */
    @Produces
    @Liveness
    @Readiness
    HealthCheck running() {
        return () -> HealthCheckResponse.named("running").status(!isStopping).build();
    }
}
