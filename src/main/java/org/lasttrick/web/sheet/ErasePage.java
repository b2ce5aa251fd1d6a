package org.lasttrick.web.sheet;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.Pages;

/** Erases a game once the form confirms that this can't be undone. */
@Path("/games/{id}/erase")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class ErasePage {
    private final Scorekeeping scorekeeping;
    private final SheetCommands commands;
    private final CurrentDevice current;
    private final SheetText text;
    private final KnownGames games;
    private final FollowingGames following;

    ErasePage(
            Scorekeeping scorekeeping,
            SheetCommands commands,
            CurrentDevice current,
            Messages messages,
            KnownGames games,
            FollowingGames following) {
        this.following = following;
        this.scorekeeping = scorekeeping;
        this.commands = commands;
        this.current = current;
        this.text = messages.of(SheetText.class);
        this.games = games;
    }

    @POST
    public Response erase(GameId id, MultivaluedMap<String, String> form) {
        FormFields fields = new FormFields(form);
        Device device = current.device().orElseThrow(games::notYours);
        return fields.has("sure") ? erased(id, device, fields) : unconfirmed(id);
    }

    private Response erased(GameId game, Device device, FormFields fields) {
        following.leave(game, device);
        return switch (scorekeeping.erase(game, new Request(device, null, fields.version()))) {
            case Outcome.Erased() -> Pages.redirect("/?erased=" + game);
            case Outcome.Stale(RecordedGame now, int seen) ->
                refused(412, now, seen > now.version() ? text.eraseLostEntries() : text.eraseMovedOn());
            case Outcome.NoSuchGame(Integer seen) -> throw games.noSuchGame(seen);
            case Outcome.DeviceRemoved(), Outcome.NotYours() -> throw games.notYours();
        };
    }

    private Response unconfirmed(GameId game) {
        RecordedGame recorded = games.find(game);
        if (!current.mayScore(recorded)) {
            throw games.notYours();
        }
        return refused(422, recorded, text.eraseTickFirst(text.eraseSure()));
    }

    private Response refused(int status, RecordedGame recorded, String why) {
        return commands.page(
                status, recorded, PadState.of(FormFields.NONE, null).refused(List.of(why)), Panel.Simple.ENDING);
    }
}
