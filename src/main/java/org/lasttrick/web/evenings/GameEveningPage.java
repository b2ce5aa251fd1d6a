package org.lasttrick.web.evenings;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.Evenings;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.web.layout.Pages;

/** Leads the devices of a game's book to its evening, and who only watches to the game. */
@Path("/games/{id}/evening")
class GameEveningPage {
    private final Evenings evenings;
    private final CurrentDevice current;

    GameEveningPage(Evenings evenings, CurrentDevice current) {
        this.evenings = evenings;
        this.current = current;
    }

    @GET
    public Response page(String id) {
        GameId game = Pages.game(id);
        String page = game == null
                ? "/"
                : evenings.of(game)
                        .filter(evening -> current.isOf(evening.scorebook()))
                        .map(evening -> "/evenings/" + evening.id())
                        .orElse("/games/" + game);
        return Pages.redirect(page);
    }
}
