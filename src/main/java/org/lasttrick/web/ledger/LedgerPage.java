package org.lasttrick.web.ledger;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.Panel;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.sheet.SheetPage.Sheet;

/**
 * Shows the ledger of a game: every entry, and the sheet as it stood after each. It takes the game's link, and no key.
 */
@Path("/games/{id}/ledger")
@Produces(Pages.HTML)
@Expensive(megabytes = Expensive.ONE_GAME)
class LedgerPage {
    /** The slider's parameter has this name. */
    private static final String ENTRY = "entry";

    private final Scorekeeping scorekeeping;
    private final LedgerPresenter views;
    private final BookText text;
    private final CurrentDevice current;
    private final KnownGames games;

    LedgerPage(
            Scorekeeping scorekeeping,
            LedgerPresenter views,
            Messages messages,
            CurrentDevice current,
            KnownGames games) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.text = messages.of(BookText.class);
        this.current = current;
        this.games = games;
    }

    record Ledger(LedgerView view) implements TemplateInstance {}

    @GET
    public Response ledger(GameId id, @Context UriInfo uri) {
        Audit audit = scorekeeping.audit(id).orElseThrow(games::noSuchGame);
        FormFields asked = new FormFields(uri.getQueryParameters());
        Integer version = asked.number(ENTRY);
        if (version != null) {
            return Pages.redirect("/games/" + id + "/ledger/" + version);
        }
        LedgerView view = views.draw(id, audit, asked, current.isOf(audit.scorebook()));
        return Pages.ok(new Ledger(view));
    }

    /** Shows the sheet as it stood after one entry, read-only. */
    @GET
    @Path("/{entry}")
    public Response asItStood(GameId id, String entry, @Context UriInfo uri) {
        Audit audit = scorekeeping.audit(id).orElseThrow(games::noSuchGame);
        RecordedGame game = audit.game();
        int last = audit.lastSound();
        if (game == null || !entry.matches("[1-9][0-9]{0,8}") || Integer.parseInt(entry) > last) {
            return Problem.of(ProblemType.UNKNOWN_ENTRY, text.noEntry(), text.noEntryHint(last))
                    .with(Problem.LEDGER, "/api/games/" + id + "/ledger")
                    .response();
        }
        RecordedGame then = game.asOf(Integer.parseInt(entry));
        FormFields asked = new FormFields(uri.getQueryParameters());
        Panel panel = Panel.read(asked.text(Panel.PARAMETER)).orElse(null);
        return Pages.ok(new Sheet(views.past(then, last, panel, asked.asksForAllHands()), false, null, null, null));
    }
}
