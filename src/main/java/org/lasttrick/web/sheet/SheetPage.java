package org.lasttrick.web.sheet;

import io.quarkus.qute.TemplateInstance;
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
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.Head;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.history.FollowingGames.Following;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.sheet.NameQuestion;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;
import org.lasttrick.web.evenings.EveningPresenter;
import org.lasttrick.web.evenings.EveningView;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.PageOfGame;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.RenderedPageCache;

/** Shows the scoresheet with its pad, and the buttons beside it. */
@Path("/games/{id}")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
public class SheetPage {
    private final SheetPresenter views;
    private final EveningPresenter evenings;
    private final FollowingGames following;
    private final SheetCommands commands;
    private final Messages messages;
    private final CurrentDevice current;
    private final KnownGames games;
    private final RenderedPageCache cache;

    SheetPage(
            SheetPresenter views,
            EveningPresenter evenings,
            FollowingGames following,
            SheetCommands commands,
            Messages messages,
            CurrentDevice current,
            KnownGames games,
            RenderedPageCache cache) {
        this.views = views;
        this.evenings = evenings;
        this.following = following;
        this.commands = commands;
        this.messages = messages;
        this.current = current;
        this.games = games;
        this.cache = cache;
    }

    /**
     * A sheet's page is drawn from these values.
     *
     * @param dropped whether a hand was begun on the pad of a device that may not score
     * @param evening whose standing is shown under the result; {@code null}: none
     * @param next the game in which the table goes on; {@code null}: none
     * @param question who is meant by a name of the players' panel; {@code null}: nobody is asked about
     */
    public record Sheet(
            SheetView view,
            boolean dropped,
            @Nullable EveningView evening,
            @Nullable Following next,
            @Nullable NameQuestion question)
            implements TemplateInstance {}

    public record PadAlone(PadView pad) implements TemplateInstance {}

    /**
     * @param address its path
     * @param evening whose standing is shown beside the result; {@code null}: none
     * @param facts who is ahead, who is in danger
     * @param seen the end of the ledger that this screen has seen
     * @param lost whether it is no longer in the ledger
     */
    public record Tv(
            SheetView view,
            String address,
            BigScreenView screen,
            @Nullable EveningView evening,
            List<String> facts,
            Head seen,
            boolean lost)
            implements TemplateInstance {
        /**
         * Returns what a screen has seen of a game, as the address says with which it reloads itself; where that tells of no game, or of
         * another one, what there is.
         */
        private static Head seen(RecordedGame game, FormFields asked) {
            Integer version = asked.number("version");
            String head = asked.text("head");
            return version != null
                            && Hash.isHash(head)
                            && asked.text("game").equals(game.id().value())
                    ? new Head(version, new Hash(head))
                    : game.headAt(game.version());
        }

        /** @param asked the query */
        static Tv of(
                SheetPresenter views,
                RecordedGame game,
                String address,
                @Nullable EveningView evening,
                FormFields asked) {
            Head seen = seen(game, asked);
            boolean lost = !game.contains(seen);
            SheetView view = views.draw(ServiceSheetHost.sheet(game), null, null, false);
            return new Tv(
                    view,
                    address,
                    BigScreenView.of(view.table().players()),
                    evening,
                    views.facts(game.game()),
                    lost ? seen : game.headAt(game.version()),
                    lost);
        }
    }

    /**
     * Shows the sheet; the query has what is chosen on the pad.
     *
     * @param padAlone present when only the pad is redrawn, beside a sheet of the version in the query. If there is none any more,
     *     the whole sheet shows why
     */
    @GET
    @PageOfGame
    public Response sheet(
            GameId id, @Context UriInfo uri, @HeaderParam(RenderedPageCache.PAD_ALONE) @Nullable String padAlone) {
        FormFields fields = new FormFields(uri.getQueryParameters());
        Integer seen = fields.version();
        RecordedGame recorded = games.find(id, seen);
        SheetGame sheet = ServiceSheetHost.sheet(recorded);
        Panel panel = Panel.read(fields.text(Panel.PARAMETER)).orElse(null);
        PadState state = current.mayScore(recorded) ? PadState.of(fields, fields.correct()) : null;
        if (state != null && panel == null && seen != null && seen != recorded.version()) {
            state = new ConflictPrompts(messages).onOutdatedSheet(sheet, seen, state);
            state = padAlone == null ? state : state.besideSheet(seen);
        }
        Optional<PadView> pad =
                padAlone == null || state == null || panel != null ? Optional.empty() : views.pad(sheet, state);
        if (pad.isPresent()) {
            return Pages.ok(new PadAlone(pad.get()));
        }
        PadState asked = state;
        EveningView evening = evenings.after(recorded);
        boolean isOver = recorded.game().sheet().isOver();
        Following next = isOver ? following.last(id).orElse(null) : null;
        Supplier<TemplateInstance> page = () -> new Sheet(
                views.draw(sheet, asked, panel, fields.asksForAllHands()),
                asked == null && panel == null && !fields.isUntouched(),
                evening,
                next,
                null);
        // The address to watch at changes with the network.
        return panel == Panel.Simple.WATCHING
                ? Pages.ok(page.get())
                : cache.response(recorded.headAt(recorded.version()), isOver ? evening + " " + next : null, page);
    }

    /**
     * Shows the totals alone, to be read from across the room. Without script, the page reloads itself with the end of
     * the ledger that it has seen in the query, so that it is told of lost entries, too.
     */
    @GET
    @PageOfGame
    @Path("/tv")
    public Response tv(GameId id, @Context UriInfo uri) {
        FormFields asked = new FormFields(uri.getQueryParameters());
        RecordedGame game = games.find(id, asked.number("version"));
        EveningView evening = evenings.after(game);
        return cache.response(
                game.headAt(game.version()),
                variesWith(game, evening),
                () -> Tv.of(views, game, "/games/" + id + "/tv", evening, asked));
    }

    /**
     * Returns what the page depends on beside the game; {@code null} for nothing. A sheet with a result may show an
     * evening even if it doesn't do so yet.
     */
    private @Nullable String variesWith(RecordedGame game, @Nullable EveningView evening) {
        return game.game().sheet().isOver() && current.mayScore(game) ? String.valueOf(evening) : null;
    }

    /** Leads a browser that reloads a refused form back to the sheet. */
    @GET
    @Path("/{form:.+}")
    public Response back(GameId id) {
        return commands.back(id);
    }

    @POST
    @Path("/{form:.+}")
    public Response execute(GameId id, String form, MultivaluedMap<String, String> fields) {
        return commands.execute(id, form, new FormFields(fields));
    }

    @POST
    @Path("/rematch")
    public Response rematch(GameId id, MultivaluedMap<String, String> fields) {
        return commands.toRematch(id, new FormFields(fields));
    }
}
