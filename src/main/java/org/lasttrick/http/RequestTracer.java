package org.lasttrick.http;

import io.vertx.core.Context;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import io.vertx.core.spi.observability.HttpRequest;
import io.vertx.core.spi.tracing.SpanKind;
import io.vertx.core.spi.tracing.TagExtractor;
import io.vertx.core.spi.tracing.VertxTracer;
import io.vertx.core.tracing.TracingPolicy;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells OpenTelemetry of requests only what a trace may have: their methods, times, routes and statuses. A request's address has
 * ids, its headers have keys. Nothing else is traced: no checks of health, no messages inside, no requests to others.
 *
 * @param <I> what OpenTelemetry knows a request by
 */
class RequestTracer<I, O> implements VertxTracer<I, O> {
    private final VertxTracer<I, O> telemetry;
    private final Consumer<HttpServerRequest> atBegin;

    /** @param atBegin sees each request before its handler is chosen */
    RequestTracer(VertxTracer<I, O> telemetry, Consumer<HttpServerRequest> atBegin) {
        this.telemetry = telemetry;
        this.atBegin = atBegin;
    }

    private record WithoutAddress(HttpMethod method) implements HttpRequest {
        private static final String URI = "urn:lasttrick:request";

        @Override
        public int id() {
            return 0;
        }

        /** It has neither path nor query. */
        @Override
        public String uri() {
            return URI;
        }

        @Override
        public String absoluteURI() {
            return URI;
        }

        @Override
        public MultiMap headers() {
            return MultiMap.caseInsensitiveMultiMap();
        }

        @Override
        public SocketAddress remoteAddress() {
            return SocketAddress.inetSocketAddress(0, "unknown");
        }
    }

    @Override
    public <R> @Nullable I receiveRequest(
            Context context,
            SpanKind kind,
            TracingPolicy policy,
            R request,
            String operation,
            Iterable<Map.Entry<String, String>> headers,
            TagExtractor<R> tags) {
        if (!(request instanceof HttpServerRequest http)) {
            return null;
        }
        atBegin.accept(http);
        return http.uri().startsWith("/q/")
                ? null
                : telemetry.receiveRequest(
                        context,
                        kind,
                        policy,
                        new WithoutAddress(http.method()),
                        operation,
                        List.of(),
                        TagExtractor.empty());
    }

    @Override
    public <R> void sendResponse(
            Context context, R response, @Nullable I request, Throwable failure, TagExtractor<R> tags) {
        if (request != null) {
            telemetry.sendResponse(context, response, request, failure, tags);
        }
    }

    @Override
    public void close() {
        telemetry.close();
    }
}
