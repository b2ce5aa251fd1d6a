package org.lasttrick.api;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Collections;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.lasttrick.chain.GameId;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.EntityTags;
import org.lasttrick.scorekeeping.HeadReader;

/** Tells a program that a game hasn't changed, without a worker thread and without reading more than its head. */
record UnchangedGames(HeadReader heads, CurrentDevice current, Tags tags) {
    /** An answer with one of these parameters isn't tagged by the game's head alone. */
    private static final Set<String> CHANGING = Set.of("version", "under", "rules");

    @ConditionalRead
    @ServerRequestFilter(nonBlocking = true)
    Uni<Response> unchanged(ContainerRequestContext request) {
        if (request.getHeaderString(HttpHeaders.IF_NONE_MATCH) == null
                || !Collections.disjoint(
                        request.getUriInfo().getQueryParameters().keySet(), CHANGING)) {
            return Uni.createFrom().nullItem();
        }
        String reader = tags.reader();
        GameId game = new GameId(request.getUriInfo().getPathParameters().getFirst("id"));
        return current.lookUp()
                .flatMap(device -> heads.of(game)
                        .map(head -> head.map(now -> EntityTags.of(now, device, reader))
                                .flatMap(tag -> EntityTags.unchanged(request.getRequest(), tag)
                                        .map(answer -> Tags.on(answer, tag).build()))
                                .orElse(null)));
    }
}
