package org.lasttrick.web.sheet;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.ledger.GameId;
import org.lasttrick.sheet.pad.FormFields;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.web.layout.Pages;

/** Enters, corrects and strikes out hands. */
@Path("/games/{id}")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class HandsPage {
    private final SheetCommands commands;

    HandsPage(SheetCommands commands) {
        this.commands = commands;
    }

    @POST
    @Path("/hands")
    public Response record(GameId id, MultivaluedMap<String, String> form) {
        return enter(id, null, new FormFields(form));
    }

    @POST
    @Path("/hands/{number}")
    public Response correct(GameId id, int number, MultivaluedMap<String, String> form) {
        return enter(id, number, new FormFields(form));
    }

    private Response enter(GameId id, @Nullable Integer number, FormFields fields) {
        return commands.toPad(id, PadState.of(fields, number));
    }

    @POST
    @Path("/hands/{number}/strike")
    public Response strike(GameId id, int number, MultivaluedMap<String, String> form) {
        FormFields fields = new FormFields(form);
        StrikeHand strike = new StrikeHand(number, fields.onStrikeConflict());
        return commands.toStrike(id, strike, PadState.of(fields, number));
    }
}
