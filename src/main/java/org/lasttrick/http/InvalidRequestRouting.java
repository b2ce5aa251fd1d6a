package org.lasttrick.http;

import io.quarkus.vertx.VertxOptionsCustomizer;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerConnection;
import io.vertx.core.spi.VertxTracerFactory;
import io.vertx.core.spi.tracing.VertxTracer;
import io.vertx.core.tracing.TracingOptions;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/**
 * Sends every request to the router, also one that is no HTTP or has no valid address. Vert.x and Quarkus answer those
 * themselves, with neither a body nor the security headers, and Quarkus has no setting for that: only a tracer gets hold of a
 * connection before the handler of its request is chosen.
 */
@Singleton
class InvalidRequestRouting implements VertxOptionsCustomizer {
    private @Nullable Router router;

    void observe(@Observes Router started) {
        router = started;
    }

    /**
     * OpenTelemetry's tracer, if it is on, is behind this one. What took the place of the method that sets it belongs to a builder that only
     * Quarkus has.
     */
    @Override
    @SuppressWarnings("deprecation")
    public void accept(VertxOptions options) {
        TracingOptions given = options.getTracingOptions();
        VertxTracerFactory telemetry = given == null ? VertxTracerFactory.NOOP : given.getFactory();
        options.setTracingOptions(new TracingOptions().setFactory(tracing -> before(telemetry.tracer(tracing))));
    }

    private VertxTracer<?, ?> before(VertxTracer<?, ?> telemetry) {
        return new RequestTracer<>(telemetry, this::route);
    }

    private void route(HttpServerRequest http) {
        if (http.connection() instanceof HttpServerConnection connection) {
            connection.invalidRequestHandler(router);
            if (!RefusedRequests.isAddress(http.uri())) {
                // The router answers all of this connection from here on: it is closed after the first answer.
                connection.handler(router);
            }
        }
    }
}
