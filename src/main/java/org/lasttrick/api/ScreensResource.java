package org.lasttrick.api;

import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.access.Screen;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Makes, lists and ends links for screens that stay at a table, whatever is played there next. */
@Path("/api/scorebooks/{id}/screens")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Screens", description = "Links that show what a table plays now, until they are ended")
class ScreensResource {
    private final Scorebooks scorebooks;
    private final Scorekeeping scorekeeping;
    private final FollowingGames following;
    private final CommandResponses answers;
    private final ServiceAddress service;

    ScreensResource(
            Scorebooks scorebooks,
            Scorekeeping scorekeeping,
            FollowingGames following,
            CommandResponses answers,
            ServiceAddress service) {
        this.scorebooks = scorebooks;
        this.scorekeeping = scorekeeping;
        this.following = following;
        this.answers = answers;
        this.service = service;
    }

    /**
     * @param link that a screen opens
     * @param game which it shows now
     */
    @Schema(name = "Screen")
    record ScreenJson(String id, String link, GameId game, Instant madeAt) {}

    @Schema(name = "Screens")
    record ScreensJson(List<ScreenJson> screens) {}

    /** @param game that is played at the table */
    @Schema(name = "NewScreen")
    record NewScreen(@Nullable String game) {}

    private ScreenJson json(Screen screen) {
        String link = service.uri().resolve("/screens/" + screen.id()).toString();
        return new ScreenJson(screen.id(), link, following.ofTable(new GameId(screen.game())), screen.madeAt());
    }

    @GET
    @Authenticated
    @Operation(summary = "The scorebook's screens, the newest first, each with the game that it shows now")
    public ScreensJson list(String id) {
        answers.own(id);
        return new ScreensJson(
                Screen.listByScorebook(id).stream().map(this::json).toList());
    }

    @POST
    @Authenticated
    @Operation(summary = "Makes a link for a screen that stays at the table of a game")
    @APIResponseSchema(value = ScreenJson.class, responseCode = "201")
    public Response make(String id, @Nullable NewScreen body) {
        Device device = answers.own(id);
        return Optional.ofNullable(Problem.required(body).game())
                .filter(RandomText::isId)
                .flatMap(game -> scorekeeping.game(new GameId(game)))
                .flatMap(game -> scorebooks.addScreen(device, game))
                .map(this::json)
                .map(made -> Response.status(Response.Status.CREATED)
                        .header(HttpHeaders.LOCATION, "/api/screens/" + made.id())
                        .entity(made)
                        .build())
                .orElseThrow(() -> Problem.malformedAt("/game", "must be the id of a game of this scorebook."));
    }

    @DELETE
    @Authenticated
    @Path("/{screen}")
    @Operation(summary = "Ends a screen, which says so at once")
    @APIResponse(responseCode = "204", description = "Ended")
    public void end(String id, String screen) {
        if (!scorebooks.endScreen(answers.own(id), screen)) {
            throw ProblemType.UNKNOWN_SCREEN.exception("This scorebook has no screen of this id.");
        }
    }
}
