package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.limits.LimitReached;
import org.lasttrick.http.limits.Refusal;

/** Answers requests that go beyond a limit. */
class Refusals {

    /** Before every other filter but the one for the language. */
    @ServerRequestFilter(preMatching = true, priority = 1)
    @Nullable
    Response refuse(RoutingContext http) {
        Refusal refusal = Refusal.of(http);
        return refusal == null ? null : response(refusal);
    }

    @ServerExceptionMapper
    Response refused(LimitReached e) {
        return response(e.refusal());
    }

    private static Response response(Refusal refusal) {
        return switch (refusal.reason()) {
            case TOO_LARGE -> ProblemType.TOO_LARGE.response(refusal.detail());
            case TOO_SLOW -> ProblemType.TOO_SLOW.response(refusal.detail());
            case TOO_MANY ->
                Problem.of(ProblemType.TOO_MANY, refusal.detail())
                        .response(HttpHeaders.RETRY_AFTER, refusal.retryAfterSeconds());
        };
    }
}
