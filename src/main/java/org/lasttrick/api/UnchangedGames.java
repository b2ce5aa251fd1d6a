package org.lasttrick.api;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.function.Function;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.Head;
import org.lasttrick.scorekeeping.Heads;

/** Tells a program that a game hasn't changed, without a worker thread and without reading more than its head. */
class UnchangedGames {
    private final Heads heads;
    private final Tags tags;

    UnchangedGames(Heads heads, Tags tags) {
        this.heads = heads;
        this.tags = tags;
    }

    @AsItStandsNow
    @ServerRequestFilter(nonBlocking = true)
    Uni<Response> unchanged(ContainerRequestContext request) {
        return request.getUriInfo().getQueryParameters().containsKey("version")
                ? Uni.createFrom().nullItem()
                : unchanged(request, HttpHeaders.AUTHORIZATION, head -> Answers.etag(head.version()));
    }

    @InWords
    @ServerRequestFilter(nonBlocking = true)
    Uni<Response> unchangedInWords(ContainerRequestContext request) {
        String reader = tags.reader();
        return unchanged(request, Tags.VARY, head -> tags.of(head, reader));
    }

    private Uni<Response> unchanged(ContainerRequestContext request, String vary, Function<Head, EntityTag> tag) {
        if (request.getHeaderString(HttpHeaders.IF_NONE_MATCH) == null) {
            return Uni.createFrom().nullItem();
        }
        GameId game = new GameId(request.getUriInfo().getPathParameters().getFirst("id"));
        return Uni.createFrom()
                .completionStage(heads.of(game))
                .map(head -> head.map(now -> unchanged(request.getRequest(), vary, tag.apply(now)))
                        .orElse(null));
    }

    private static @Nullable Response unchanged(Request request, String vary, EntityTag tag) {
        Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        return unchanged == null
                ? null
                : unchanged
                        .tag(tag)
                        .header(HttpHeaders.CACHE_CONTROL, Downloads.FRESH)
                        .header(HttpHeaders.VARY, vary)
                        .build();
    }
}
