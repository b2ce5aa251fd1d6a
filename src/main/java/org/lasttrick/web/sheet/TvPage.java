package org.lasttrick.web.sheet;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import org.lasttrick.ledger.GameId;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.web.layout.GameProblems;
import org.lasttrick.web.layout.Pages;

/** The totals alone, to be read from across the room. */
@Path("/games/{id}/tv")
@Produces(Pages.HTML)
class TvPage {
    private final Scorekeeping scorekeeping;
    private final SheetPresenter views;
    private final GameProblems problems;

    TvPage(Scorekeeping scorekeeping, SheetPresenter views, GameProblems problems) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.problems = problems;
    }

    @GET
    public Response tv(String id) {
        return scorekeeping
                .game(new GameId(id))
                .map(game -> Response.ok(SheetTemplates.tv(views.draw(SheetBeans.sheet(game), null, null)))
                        .header("Cache-Control", "no-store")
                        .build())
                .orElseGet(problems::noSuchGame);
    }
}
