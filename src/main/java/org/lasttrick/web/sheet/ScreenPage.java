package org.lasttrick.web.sheet;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.lasttrick.access.Screen;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ProblemType;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.web.evenings.EveningPresenter;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.Pages;

/** Shows screens that stay at a table: each has the totals of the game in which the table goes on. */
@Path("/screens")
@Produces(Pages.HTML)
class ScreenPage {
    private final SheetPresenter views;
    private final EveningPresenter evenings;
    private final FollowingGames following;
    private final Scorebooks scorebooks;
    private final CurrentDevice current;
    private final KnownGames games;

    ScreenPage(
            SheetPresenter views,
            EveningPresenter evenings,
            FollowingGames following,
            Scorebooks scorebooks,
            CurrentDevice current,
            KnownGames games) {
        this.views = views;
        this.evenings = evenings;
        this.following = following;
        this.scorebooks = scorebooks;
        this.current = current;
        this.games = games;
    }

    /** Shows a screen, which browsers don't keep, since another game may be next. */
    @GET
    @Path("/{screen}")
    public Response screen(String screen, @Context UriInfo uri) {
        Screen found = Screen.<Screen>findByIdOptional(screen).orElseThrow(NotFoundException::new);
        if (found.isEnded()) {
            throw ProblemType.ENDED_SCREEN.exception("No screen has this address any more.");
        }
        RecordedGame game = games.onScreen(following.ofTable(new GameId(found.game())));
        FormFields asked = new FormFields(uri.getQueryParameters());
        return Pages.ok(SheetPage.Tv.of(views, game, "/screens/" + screen, evenings.after(game), asked));
    }

    @POST
    @Path("/{screen}/end")
    public Response end(String screen) {
        scorebooks.endScreen(current.device().orElseThrow(games::notYours), screen);
        return Pages.redirect("/devices#screens");
    }
}
