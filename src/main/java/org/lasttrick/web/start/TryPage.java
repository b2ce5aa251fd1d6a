package org.lasttrick.web.start;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.lasttrick.form.FormFields;
import org.lasttrick.web.layout.Pages;

/** Scores any hand without a game. The address has all that was entered, to be sent to whoever disagrees; nothing is stored. */
@Path("/rules/try")
@Produces(Pages.HTML)
class TryPage {
    private final TryPresenter views;

    TryPage(TryPresenter views) {
        this.views = views;
    }

    record Try(TryView view) implements TemplateInstance {}

    @GET
    public Response page(@Context UriInfo uri) {
        TryView view = views.draw(new FormFields(uri.getQueryParameters()));
        return Pages.response(view.errors().isEmpty() ? 200 : 422, new Try(view), null);
    }
}
