package org.lasttrick.api;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Client;
import org.lasttrick.scorekeeping.LiveEvent;
import org.lasttrick.scorekeeping.LiveGames;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api/games/{id}/stream")
@Tag(name = "Games")
class StreamResource {
    private static final int RECONNECT_AFTER_MILLIS = 1_000;
    private static final int RECONNECT_AFTER_STOP_MILLIS = 4_000;
    private static final int RETRY_AFTER_SECONDS = 30;

    private final Scorekeeping scorekeeping;
    private final LiveGames live;
    private final Sse sse;
    private final RoutingContext http;

    StreamResource(Scorekeeping scorekeeping, LiveGames live, Sse sse, RoutingContext http) {
        this.scorekeeping = scorekeeping;
        this.live = live;
        this.sse = sse;
        this.http = http;
    }

    // No proxy may buffer or cache events.
    @GET
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @ResponseHeader(name = "Cache-Control", value = "no-store")
    @ResponseHeader(name = "X-Accel-Buffering", value = "no")
    @Operation(summary = "Server-sent events: the game's version, now and after each entry")
    @APIResponse(
            responseCode = "200",
            description = "Events until the client disconnects",
            content = @Content(mediaType = MediaType.SERVER_SENT_EVENTS, schema = @Schema(type = SchemaType.STRING)))
    public Multi<OutboundSseEvent> stream(GameId id, @HeaderParam("Last-Event-ID") @Nullable String last) {
        Integer seen = last != null && last.matches("[0-9]{1,9}") ? Integer.valueOf(last) : null;
        RecordedGame game = scorekeeping.game(id).orElseThrow(() -> CommandResponses.noSuchGame(seen));
        return live.watch(game, seen, Client.of(http).address())
                .orElseThrow(StreamResource::tooMany)
                .map(this::event);
    }

    private OutboundSseEvent event(LiveEvent event) {
        return switch (event) {
            case LiveEvent.Entry(int version) ->
                sse.newEventBuilder()
                        .id(Integer.toString(version))
                        .data("{\"version\":%d}".formatted(version))
                        .build();
            case LiveEvent.Stop() ->
                sse.newEventBuilder()
                        .comment("the service stops")
                        .reconnectDelay(reconnectAfterStop())
                        .build();
            case LiveEvent.Notice() ->
                sse.newEventBuilder().name("notice").data("{}").build();
            case LiveEvent.LostEntries(int seen, int version) ->
                sse.newEventBuilder()
                        .name("lost-entries")
                        .id(Integer.toString(version))
                        .data("{\"seen\":%d,\"version\":%d}".formatted(seen, version))
                        .build();
            case LiveEvent.Heartbeat() ->
                sse.newEventBuilder()
                        .name("heartbeat")
                        .data("{}")
                        .reconnectDelay(RECONNECT_AFTER_MILLIS)
                        .build();
        };
    }

    /** Returns a random time, so that not all watchers come back at one moment. */
    private static long reconnectAfterStop() {
        return ThreadLocalRandom.current().nextLong(RECONNECT_AFTER_MILLIS, RECONNECT_AFTER_STOP_MILLIS);
    }

    private static WebApplicationException tooMany() {
        return new WebApplicationException(Problem.of(
                        ProblemType.TOO_MANY_WATCH,
                        "As many devices watch games here, this game, or from your address, as can be served at once."
                                + " The game itself can be read.")
                .response(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS));
    }
}
