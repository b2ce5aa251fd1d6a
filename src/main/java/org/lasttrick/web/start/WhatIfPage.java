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
import org.lasttrick.game.WhatIf;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.PageOfGame;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.RenderedPageCache;

/** A game that is over under other rules. It takes the game's link, and no key; the address has the rules. */
@Path("/games/{id}/what-if")
@Produces(Pages.HTML)
class WhatIfPage {
    private final WhatIfPresenter views;
    private final KnownGames games;
    private final RenderedPageCache cache;

    WhatIfPage(WhatIfPresenter views, KnownGames games, RenderedPageCache cache) {
        this.views = views;
        this.games = games;
        this.cache = cache;
    }

    record OtherRules(WhatIfView view) implements TemplateInstance {}

    /** A game without a result has only its sheet. */
    @GET
    @PageOfGame
    public Response page(GameId id, @Context UriInfo uri) {
        RecordedGame game = games.find(id);
        String sheet = "/games/" + id;
        if (!WhatIf.isPossible(game.game())) {
            return Pages.redirect(sheet).build();
        }
        WhatIfView view = views.draw(game.game(), sheet, new FormFields(uri.getQueryParameters()));
        return view.errors().isEmpty()
                ? cache.response(game.headAt(game.version()), () -> new OtherRules(view))
                : Pages.response(422, new OtherRules(view), null);
    }
}
