package org.lasttrick.web.rules;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.GameId;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.ProblemText;

/** The rules that one game froze when it started. It takes the game's link, and no key. */
@Path("/games/{id}/rules")
@Produces(Pages.HTML)
class GameRulesPage {
    private final Scorekeeping scorekeeping;
    private final RulesPresenter views;
    private final ProblemText problems;

    GameRulesPage(Scorekeeping scorekeeping, RulesPresenter views, Messages messages) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.problems = messages.of(ProblemText.class);
    }

    @GET
    public TemplateInstance rules(GameId id) {
        return new RulesPage.Rules(views.draw(scorekeeping.game(id).orElseThrow(this::noSuchGame)));
    }

    private WebApplicationException noSuchGame() {
        return ProblemType.UNKNOWN_GAME.exception(problems.noGame(), problems.noGameRulesHint());
    }
}
