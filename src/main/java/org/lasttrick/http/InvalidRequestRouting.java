package org.lasttrick.http;

import io.quarkus.vertx.VertxOptionsCustomizer;
import io.vertx.core.Context;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerConnection;
import io.vertx.core.spi.tracing.SpanKind;
import io.vertx.core.spi.tracing.TagExtractor;
import io.vertx.core.spi.tracing.VertxTracer;
import io.vertx.core.tracing.TracingOptions;
import io.vertx.core.tracing.TracingPolicy;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sends every request to the router, also one that is no HTTP or has no valid address. Vert.x and Quarkus answer those
 * themselves, with neither a body nor the security headers, and Quarkus has no setting for that: only a tracer gets hold of a
 * connection before the handler of its request is chosen.
 */
@Singleton
class InvalidRequestRouting implements VertxOptionsCustomizer, VertxTracer<Void, Void> {
    private @Nullable Router router;

    void observe(@Observes Router started) {
        router = started;
    }

    /** Sets a tracer by a deprecated method: what took its place belongs to a builder that only Quarkus has. */
    @Override
    @SuppressWarnings("deprecation")
    public void accept(VertxOptions options) {
        options.setTracingOptions(new TracingOptions().setFactory(_ -> this));
    }

    @Override
    public <R> @Nullable Void receiveRequest(
            Context context,
            SpanKind kind,
            TracingPolicy policy,
            R request,
            String operation,
            Iterable<Map.Entry<String, String>> headers,
            TagExtractor<R> tags) {
        if (request instanceof HttpServerRequest http && http.connection() instanceof HttpServerConnection connection) {
            connection.invalidRequestHandler(router);
            if (!RefusedRequests.isAddress(http.uri())) {
                // The router answers all of this connection from here on: it is closed after the first answer.
                connection.handler(router);
            }
        }
        return null;
    }
}
