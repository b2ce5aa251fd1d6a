package org.lasttrick.http.limits;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import java.time.Duration;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.lasttrick.config.ServiceConfig;

/**
 * Prepares Quarkus's own graceful shutdown: the service says that it stops, behind a proxy goes on serving until that has noticed,
 * and then accepts no more connections. After that Quarkus completes the running requests ({@code quarkus.shutdown.timeout}).
 * Without this, Quarkus would go on accepting, and cut what came last.
 */
@ApplicationScoped
class GracefulShutdown {
    private static final int BEFORE_STREAMS_END = 1;

    private final ConnectionLimit connections;
    private final Duration delay;
    private volatile boolean isStopping;

    GracefulShutdown(ConnectionLimit connections, ServiceConfig settings) {
        this.connections = connections;
        this.delay = ServiceConfig.stopDelayOf(settings);
    }

    void begin(@Observes @Priority(BEFORE_STREAMS_END) ShutdownDelayInitiatedEvent end) throws InterruptedException {
        // In development mode the same server goes on after a reload. A command has none.
        if (LaunchMode.current() != LaunchMode.DEVELOPMENT && connections.isListening()) {
            isStopping = true;
            Thread.sleep(delay);
            connections.stopAccepting();
        }
    }

    /**
     * Returns the check whether the service runs: a proxy that asks for it sends nothing more as soon as the service stops. A
     * database that is away changes nothing here.
     */
    @Produces
    @Liveness
    @Readiness
    HealthCheck running() {
        return () -> HealthCheckResponse.named("running").status(!isStopping).build();
    }
}
