package org.lasttrick.api;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.GameId;
import org.lasttrick.scorekeeping.Heads;

/** Tells a program that a game hasn't changed, without a worker thread and without reading more than its head. */
class UnchangedGames {
    private final Heads heads;

    UnchangedGames(Heads heads) {
        this.heads = heads;
    }

    @AsItStandsNow
    @ServerRequestFilter(nonBlocking = true)
    Uni<Response> unchanged(ContainerRequestContext request) {
        UriInfo uri = request.getUriInfo();
        if (request.getHeaderString(HttpHeaders.IF_NONE_MATCH) == null
                || uri.getQueryParameters().containsKey("version")) {
            return Uni.createFrom().nullItem();
        }
        GameId game = new GameId(uri.getPathParameters().getFirst("id"));
        return Uni.createFrom()
                .completionStage(heads.of(game))
                .map(head -> head.map(now -> unchanged(request.getRequest(), now.version()))
                        .orElse(null));
    }

    private static @Nullable Response unchanged(Request request, int version) {
        EntityTag tag = new EntityTag(Integer.toString(version));
        Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        return unchanged == null ? null : unchanged.tag(tag).build();
    }
}
