package org.lasttrick.web.rules;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import java.util.List;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.rulebook.Rulebook;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.web.layout.HouseText;
import org.lasttrick.web.layout.Pages;

/** Shows the rules of the games, to be read before there is a game. */
@Path("/rules")
@Produces(Pages.HTML)
class RulesPage {
    private final RulesPresenter views;
    private final HouseText problems;

    RulesPage(RulesPresenter views, Messages messages) {
        this.views = views;
        this.problems = messages.of(HouseText.class);
    }

    /** @param find what was searched for; empty: nothing was */
    record Games(String find, List<GamesOfCountry> countries) implements TemplateInstance {}

    record GamesOfCountry(String name, List<GameFacts> games) {}

    /**
     * @param otherNames by which the game is known, too; empty: none is known
     * @param rules those of a variant, or of one game
     * @param variant where they are published; {@code null} for a variant that this build doesn't know
     * @param sheet of the one game; {@code null} for a variant's usual rules
     */
    record Rules(
            String title,
            String otherNames,
            Rulebook rules,
            @Nullable Variant variant,
            @Nullable String sheet) implements TemplateInstance {}

    @GET
    public TemplateInstance all(@RestQuery @DefaultValue("") String find) {
        return new Games(find, views.games(find));
    }

    @GET
    @Path("/{variant}")
    public TemplateInstance one(String variant) {
        return views.draw(Variants.byId(variant).orElseThrow(this::noSuchVariant));
    }

    private WebApplicationException noSuchVariant() {
        return ProblemType.UNKNOWN_VARIANT.exception(problems.noVariant(), problems.noVariantHint());
    }
}
