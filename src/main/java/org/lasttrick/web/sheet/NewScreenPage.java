package org.lasttrick.web.sheet;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.lasttrick.chain.GameId;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.Pages;

/** Makes a link for a screen that stays at the table of a game, and leads to where it can be ended. */
@Path("/games/{id}/screen")
class NewScreenPage {
    private final Scorebooks scorebooks;
    private final CurrentDevice current;
    private final KnownGames games;

    NewScreenPage(Scorebooks scorebooks, CurrentDevice current, KnownGames games) {
        this.scorebooks = scorebooks;
        this.current = current;
        this.games = games;
    }

    @POST
    public Response add(GameId id) {
        return current.device()
                .flatMap(device -> scorebooks.addScreen(device, games.find(id)))
                .map(_ -> Pages.redirect("/devices?game=" + id + "#screens"))
                .orElseThrow(games::notYours);
    }
}
