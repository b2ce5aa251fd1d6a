package org.lasttrick.web.sheet;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.Function;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.PlayerName;
import org.lasttrick.ledger.GameId;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.pad.FormFields;
import org.lasttrick.web.layout.Pages;

/** The forms of the players' panel, and the rematch. */
@Path("/games/{id}")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class PlayersPage {
    private static final Panel PLAYERS = Panel.Simple.PLAYERS;

    private final SheetCommands commands;

    PlayersPage(SheetCommands commands) {
        this.commands = commands;
    }

    @POST
    @Path("/players")
    public Response join(GameId id, MultivaluedMap<String, String> form) {
        FormFields fields = new FormFields(form);
        PlayerName name = name(fields);
        GameCommand join = new GameCommand.Join(name.first(), name.partner(), fields.number("seat"));
        return commands.toPanel(id, join, PLAYERS, fields);
    }

    @POST
    @Path("/players/{player}")
    public Response rename(GameId id, String player, MultivaluedMap<String, String> form) {
        FormFields fields = new FormFields(form);
        PlayerName name = name(fields);
        return of(id, player, known -> new GameCommand.Rename(known, name.first(), name.partner()), fields);
    }

    /** Partners have a field each. */
    private static PlayerName name(FormFields fields) {
        List<String> names = fields.all("name");
        return new PlayerName(fields.text("name"), names.size() < 2 ? null : names.get(1));
    }

    @POST
    @Path("/players/{player}/leave")
    public Response leave(GameId id, String player, MultivaluedMap<String, String> form) {
        return of(id, player, GameCommand.Leave::new, new FormFields(form));
    }

    @POST
    @Path("/players/{player}/return")
    public Response comeBack(GameId id, String player, MultivaluedMap<String, String> form) {
        return of(id, player, GameCommand.Return::new, new FormFields(form));
    }

    @POST
    @Path("/seats")
    public Response seats(GameId id, MultivaluedMap<String, String> form) {
        FormFields fields = new FormFields(form);
        PlayerId dealer = fields.player("dealer").orElse(null);
        return commands.toPanel(id, new GameCommand.TakeSeats(fields.list("order"), dealer), PLAYERS, fields);
    }

    @POST
    @Path("/rematch")
    public Response rematch(GameId id, MultivaluedMap<String, String> form) {
        return commands.toRematch(id, new FormFields(form));
    }

    private Response of(GameId id, String player, Function<PlayerId, GameCommand> command, FormFields fields) {
        return PlayerId.parse(player)
                .map(known -> commands.toPanel(id, command.apply(known), PLAYERS, fields))
                .orElseGet(() -> commands.back(id));
    }
}
