package org.lasttrick.web.sheet;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.PadFields;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.SheetGame;
import org.lasttrick.web.layout.GameProblems;
import org.lasttrick.web.layout.Pages;

/** The scoresheet with its pad, read with what is chosen on it; and what is pushed beside it, where nothing need be chosen. */
@Path("/games/{id}")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class SheetPage {
    private final Scorekeeping scorekeeping;
    private final SheetPresenter views;
    private final SheetCommands commands;
    private final ConflictPrompts prompts;
    private final CurrentDevice current;
    private final GameProblems problems;

    SheetPage(
            Scorekeeping scorekeeping,
            SheetPresenter views,
            SheetCommands commands,
            ConflictPrompts prompts,
            CurrentDevice current,
            GameProblems problems) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.commands = commands;
        this.prompts = prompts;
        this.current = current;
        this.problems = problems;
    }

    /** Read with what is chosen on the pad, and, when the pad alone is read anew, the version that the sheet beside it has. */
    @GET
    @Operation(hidden = true)
    public Response sheet(String id, @Context UriInfo uri, @HeaderParam("Pad-Alone") @Nullable String padAlone) {
        Optional<RecordedGame> game = scorekeeping.game(new GameId(id));
        if (game.isEmpty()) {
            return problems.noSuchGame();
        }
        RecordedGame recorded = game.get();
        SheetGame sheet = SheetBeans.sheet(recorded);
        PadFields fields = new PadFields(uri.getQueryParameters());
        Panel panel = Panel.read(fields.text(Panel.PARAMETER)).orElse(null);
        if (!current.mayScore(recorded)) {
            return page(views.draw(sheet, null, panel));
        }
        PadState state = PadState.of(fields, fields.correct());
        Integer seen = fields.version();
        if (panel == null && seen != null && seen != recorded.version()) {
            state = prompts.meanwhile(sheet, seen, state);
            state = padAlone == null ? state : state.besideSheet(seen);
        }
        return page(views.draw(sheet, state, panel));
    }

    private static Response page(SheetView view) {
        return SheetCommands.page(200, view, view.url());
    }

    /** Where a refused form leaves a browser that reloads: back to the sheet. */
    @GET
    @Path("/{form:.+}")
    @Operation(hidden = true)
    public Response back(String id) {
        return commands.back(new GameId(id));
    }

    @POST
    @Path("/undo")
    @Operation(hidden = true)
    public Response undo(String id, MultivaluedMap<String, String> form) {
        return commands.toPush(new GameId(id), new GameCommand.Undo(), new PadFields(form));
    }

    @POST
    @Path("/redo")
    @Operation(hidden = true)
    public Response redo(String id, MultivaluedMap<String, String> form) {
        return commands.toPush(new GameId(id), new GameCommand.Redo(), new PadFields(form));
    }

    @POST
    @Path("/close")
    @Operation(hidden = true)
    public Response close(String id, MultivaluedMap<String, String> form) {
        return commands.toPush(new GameId(id), new GameCommand.Close(), new PadFields(form));
    }

    @POST
    @Path("/abandon")
    @Operation(hidden = true)
    public Response abandon(String id, MultivaluedMap<String, String> form) {
        return commands.toPush(new GameId(id), new GameCommand.Abandon(), new PadFields(form));
    }

    @POST
    @Path("/reopen")
    @Operation(hidden = true)
    public Response reopen(String id, MultivaluedMap<String, String> form) {
        return commands.toPush(new GameId(id), new GameCommand.Reopen(), new PadFields(form));
    }
}
