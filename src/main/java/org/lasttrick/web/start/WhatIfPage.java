package org.lasttrick.web.start;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.PageOfGame;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.RenderedPageCache;

/** Shows a game under other rules, and, for whoever scores in it, the way to record them. The address has the rules. */
@Path("/games/{id}/what-if")
@Produces(Pages.HTML)
class WhatIfPage {
    private final WhatIfPresenter views;
    private final KnownGames games;
    private final CurrentDevice current;
    private final RenderedPageCache cache;

    WhatIfPage(WhatIfPresenter views, KnownGames games, CurrentDevice current, RenderedPageCache cache) {
        this.views = views;
        this.games = games;
        this.current = current;
        this.cache = cache;
    }

    record OtherRules(WhatIfView view) implements TemplateInstance {}

    /** Shows the page of a game; one that was abandoned has only its sheet, to which this leads. */
    @GET
    @PageOfGame
    public Response page(GameId id, @Context UriInfo uri) {
        RecordedGame game = games.find(id);
        String sheet = "/games/" + id;
        if (game.game().sheet().status() == Status.ABANDONED) {
            return Pages.redirect(sheet);
        }
        WhatIfView view =
                views.draw(game.game(), sheet, new FormFields(uri.getQueryParameters()), current.mayScore(game));
        return view.errors().isEmpty()
                ? cache.response(game.headAt(game.version()), () -> new OtherRules(view))
                : Pages.response(422, new OtherRules(view), null);
    }
}
