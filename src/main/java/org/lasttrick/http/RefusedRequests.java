package org.lasttrick.http;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Objects;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.limits.LimitReached;

/**
 * Refuses requests that no resource could read, and those beyond a limit. The router finds them, and a filter answers, so that
 * the answer has the form, the language and the headers of all others, whatever address was asked.
 */
@Singleton
record RefusedRequests(RequestIds ids) {
    private static final Logger LOG = Logger.getLogger(RefusedRequests.class);
    private static final String REFUSAL = RefusedRequests.class.getName();
    private static final int LONGEST_ADDRESS = 8 * 1024;

    private static final String NUL = "%00";

    /** Netty puts this in place of an address that it couldn't read. */
    private static final String UNKNOWN_ADDRESS = "/bad-request";

    void observe(@Observes Router router) {
        router.route()
                .order(Integer.MIN_VALUE)
                .handler(ids::begin)
                .handler(this::check)
                .failureHandler(this::fail);
    }

    private void check(RoutingContext http) {
        Problem problem = http.get(REFUSAL) == null ? problem(http.request()) : null;
        if (problem == null) {
            http.next();
        } else {
            refuse(http, problem.response());
        }
    }

    private static @Nullable Problem problem(HttpServerRequest request) {
        if (request.decoderResult().isFailure()) {
            return undecodable(request.decoderResult().cause());
        }
        String address = request.uri();
        if (address.length() > LONGEST_ADDRESS) {
            return tooLong();
        }
        // No path here has parameters, which RESTEasy decodes twice. PostgreSQL's text can't hold NUL.
        if (request.path().contains(";") || address.contains(NUL)) {
            return Problem.ofStatus(404);
        }
        if (!isAddress(address)) {
            return Problem.malformed(
                    "The address has a broken escape, or a character that has to be escaped: write %20 for a blank.");
        }
        HostAndPort host = request.authority();
        return host == null || host.host().isEmpty()
                ? Problem.malformed("Say in the header Host which service is meant, such as lasttrick.example:8080.")
                : null;
    }

    private static Problem undecodable(Throwable cause) {
        return switch (cause) {
            case TooLongHttpLineException line -> tooLong();
            case TooLongHttpHeaderException header ->
                Problem.of(ProblemType.HEADERS_TOO_LONG, "The request's headers are longer than 20 KB in all.");
            default -> Problem.malformed("This is not HTTP: check the first line and the headers.");
        };
    }

    private static Problem tooLong() {
        return Problem.of(
                ProblemType.ADDRESS_TOO_LONG,
                "An address has at most %,d characters here: send what is longer as a body."
                        .formatted(LONGEST_ADDRESS));
    }

    static boolean isAddress(String uri) {
        try {
            return new URI(uri).isAbsolute() || uri.startsWith("/");
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Answers a request that the router itself or a limit refuses, or whose handler fails outside of any resource. */
    private void fail(RoutingContext http) {
        if (http.response().headWritten()) {
            http.next();
        } else if (http.failure() instanceof LimitReached limit) {
            http.addEndHandler(sent -> drain(http.request(), limit));
            refuse(http, Problem.response(limit));
        } else if (http.get(REFUSAL) != null) {
            http.next();
        } else {
            Problem problem =
                    Objects.requireNonNullElseGet(problem(http.request()), () -> Problem.ofStatus(http.statusCode()));
            if (problem.status() >= 500) {
                LOG.error("A request failed unexpectedly", http.failure());
            }
            refuse(http, problem.response());
        }
    }

    /** Reads what a refused client still sends, so that it is able to read the answer. A slow client is let go. */
    private static void drain(HttpServerRequest request, LimitReached limit) {
        if (limit.status() == 408) {
            request.connection().close();
        } else {
            request.resume();
        }
    }

    private static void refuse(RoutingContext http, Response refusal) {
        http.put(REFUSAL, refusal);
        String address = http.request().uri();
        // Nothing reads its body, whose length may be the fault.
        http.request().headers().remove(HttpHeaders.CONTENT_LENGTH).remove(HttpHeaders.TRANSFER_ENCODING);
        if (!isAddress(address)) {
            http.addEndHandler(sent -> http.request().connection().close());
        }
        boolean isProgram = address.equals(UNKNOWN_ADDRESS) || RequestLanguage.isProgram(address);
        http.reroute(HttpMethod.GET, isProgram ? "/api/" : "/");
    }

    @ServerRequestFilter(preMatching = true, priority = 1)
    @Nullable
    Response answer(RoutingContext http) {
        return http.get(REFUSAL);
    }
}
