package org.lasttrick.web.games;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.lasttrick.access.Scorebook;
import org.lasttrick.form.FormFields;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.web.layout.Pages;

/** Shows all games of the device's scorebook, or those that are looked for. */
@Path("/")
@Produces(Pages.HTML)
class AllGamesPage {
    private final CurrentDevice current;
    private final AllGamesPresenter views;

    AllGamesPage(CurrentDevice current, AllGamesPresenter views) {
        this.current = current;
        this.views = views;
    }

    record AllGames(AllGamesView view) implements TemplateInstance {}

    /**
     * Shows the games. It leads a device that has no scorebook to the start page, where it may open one; a place of the
     * list where no games are left leads to its beginning.
     */
    @GET
    @Path("games")
    @Expensive(megabytes = Expensive.ONE_GAME)
    public Response page(@Context UriInfo uri) {
        return current.scorebook()
                .map(known -> page(known, GameSearch.of(new FormFields(uri.getQueryParameters()))))
                .orElseGet(() -> Pages.redirect("/"));
    }

    private Response page(Scorebook book, GameSearch search) {
        AllGamesView view = views.draw(book, search);
        return view.games().isEmpty() && !search.isAtStart()
                ? Pages.redirect(search.url())
                : Pages.ok(new AllGames(view));
    }
}
