package org.lasttrick.web.sheet;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.history.FollowingGames.Following;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.Pages;

/** Leads to the game in which a table goes on: to this one if no game follows it. QR codes to watch a game lead here. */
@Path("/games/{id}/next")
class NextGamePage {
    private final FollowingGames following;
    private final KnownGames games;

    NextGamePage(FollowingGames following, KnownGames games) {
        this.following = following;
        this.games = games;
    }

    @GET
    public Response page(GameId id) {
        GameId game = games.find(id).id();
        return Pages.redirect(
                "/games/" + following.last(game).map(Following::game).orElse(game));
    }
}
