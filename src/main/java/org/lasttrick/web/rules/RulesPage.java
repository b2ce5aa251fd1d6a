package org.lasttrick.web.rules;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.Variants;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.ProblemText;

/** The rules of the games, to be read before there is a game. */
@Path("/rules")
@Produces(Pages.HTML)
class RulesPage {
    private final RulesPresenter views;
    private final ProblemText problems;

    RulesPage(RulesPresenter views, Messages messages) {
        this.views = views;
        this.problems = messages.of(ProblemText.class);
    }

    @GET
    public TemplateInstance all() {
        return RulesTemplates.games(views.all());
    }

    @GET
    @Path("/{variant}")
    public TemplateInstance one(String variant) {
        return RulesTemplates.rules(views.draw(Variants.byId(variant).orElseThrow(this::noSuchVariant)));
    }

    private WebApplicationException noSuchVariant() {
        return ProblemType.UNKNOWN_VARIANT.exception(problems.noVariant(), problems.noVariantHint());
    }
}
