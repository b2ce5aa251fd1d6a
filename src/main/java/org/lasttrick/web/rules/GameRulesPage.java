package org.lasttrick.web.rules;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.web.layout.HouseText;
import org.lasttrick.web.layout.PageOfGame;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.RenderedPageCache;

/** Shows the rules that one game froze when it started. It takes the game's link, and no key. */
@Path("/games/{id}/rules")
@Produces(Pages.HTML)
class GameRulesPage {
    private final Scorekeeping scorekeeping;
    private final RulesPresenter views;
    private final HouseText problems;
    private final RenderedPageCache cache;

    GameRulesPage(Scorekeeping scorekeeping, RulesPresenter views, Messages messages, RenderedPageCache cache) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.problems = messages.of(HouseText.class);
        this.cache = cache;
    }

    @GET
    @PageOfGame
    public Response rules(GameId id) {
        RecordedGame game = scorekeeping.game(id).orElseThrow(this::noSuchGame);
        return cache.response(game.headAt(game.version()), () -> views.draw(game));
    }

    private WebApplicationException noSuchGame() {
        return ProblemType.UNKNOWN_GAME.exception(problems.noGame(), problems.noGameRulesHint());
    }
}
