package org.lasttrick.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.lasttrick.access.Screen;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.http.ProblemType;

/** Tells whoever has the id of a screen which game it shows. */
@Path("/api/screens/{screen}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Screens")
class ShownGameResource {
    private final FollowingGames following;

    ShownGameResource(FollowingGames following) {
        this.following = following;
    }

    @Schema(name = "ShownGame")
    record Shown(GameId game) {}

    @GET
    @Operation(summary = "The game that a screen shows now")
    @APIResponse(responseCode = "200", description = "Its id")
    @APIResponse(responseCode = "410", description = "The screen was ended")
    public Shown read(String screen) {
        Screen found = Screen.<Screen>findByIdOptional(screen)
                .orElseThrow(() -> ProblemType.UNKNOWN_SCREEN.exception("There is no such screen. Check the id."));
        if (found.isEnded()) {
            throw ProblemType.ENDED_SCREEN.exception("A device of its scorebook ended it. Make another one.");
        }
        return new Shown(following.ofTable(new GameId(found.game())));
    }
}
