package org.lasttrick.web;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.edge.Problem;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.Rejection;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.web.PadViews.Wish;
import org.lasttrick.words.PageText;
import org.lasttrick.words.RefusalWords;
import org.lasttrick.words.Refusals;

/** The scoresheet with its pad: a page that is read with what is chosen, and posted to record it. */
@Path("/games/{id}")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class SheetPage {
    private final Scorekeeping scorekeeping;
    private final SheetViews views;
    private final PadViews pads;
    private final Tablet tablet;
    private final PageText text;
    private final Refusals refusals;

    SheetPage(
            Scorekeeping scorekeeping,
            SheetViews views,
            PadViews pads,
            Tablet tablet,
            PageText text,
            Refusals refusals) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.pads = pads;
        this.tablet = tablet;
        this.text = text;
        this.refusals = refusals;
    }

    /** @param version of the sheet that the pad stands beside, when the pad alone is read anew */
    @GET
    @Operation(hidden = true)
    public Response sheet(
            String id,
            @RestQuery @Nullable String correct,
            @RestQuery List<String> player,
            @RestQuery @Nullable String order,
            @RestQuery @Nullable String last,
            @RestQuery @Nullable String card,
            @RestQuery @Nullable String version,
            @HeaderParam("HX-Request") @Nullable String padAlone) {
        Optional<RecordedGame> game = scorekeeping.game(new GameId(id));
        if (game.isEmpty()) {
            return noSuchGame().response();
        }
        RecordedGame recorded = game.get();
        if (!mayScore(recorded)) {
            return page(200, views.draw(recorded, null));
        }
        Selection chosen = Selection.of(player, order, last, card);
        Wish wish =
                Wish.of(chosen, number(correct)).within(recorded.game().hands().size());
        Integer correcting = wish.correcting();
        if (correcting != null && chosen.players().isEmpty() && chosen.card() == null) {
            ScoredHand hand = recorded.game().sheet().hands().get(correcting - 1);
            wish = Wish.of(Selection.of(hand), correcting);
        }
        Integer seen = number(version);
        if (seen != null && seen != recorded.version()) {
            wish = wish.refused(List.of(text.movedOn()));
            wish = padAlone == null ? wish : wish.besideSheet(seen);
        }
        return page(200, views.draw(recorded, wish));
    }

    private static @Nullable Integer number(@Nullable String typed) {
        return typed != null && typed.matches("[0-9]{1,9}") ? Integer.valueOf(typed) : null;
    }

    /** Where a refused form leaves a browser that reloads: back to the sheet. */
    @GET
    @Path("/{form:.+}")
    @Operation(hidden = true)
    public Response back(String id) {
        return scorekeeping
                .game(new GameId(id))
                .map(game -> Response.seeOther(sheetOf(game)).build())
                .orElseGet(() -> noSuchGame().response());
    }

    @POST
    @Path("/hands")
    @Operation(hidden = true)
    public Response record(String id, @BeanParam PadForm form) {
        return enter(id, null, form);
    }

    @POST
    @Path("/hands/{number}")
    @Operation(hidden = true)
    public Response correct(String id, int number, @BeanParam PadForm form) {
        return "refuse".equals(form.onConflict()) ? back(id) : enter(id, number, form);
    }

    private Response enter(String id, @Nullable Integer number, PadForm form) {
        Optional<RecordedGame> found = scorekeeping.game(new GameId(id));
        if (found.isEmpty()) {
            return noSuchGame().response();
        }
        RecordedGame recorded = found.get();
        if (!mayScore(recorded)) {
            return notYours().response();
        }
        Wish wish =
                Wish.of(form.selection(), number).within(recorded.game().hands().size());
        if (number != null && wish.correcting() == null) {
            return page(412, views.draw(recorded, wish.refused(List.of(text.movedOn()))));
        }
        Optional<HandResult> hand = PadViews.hand(recorded.game(), wish);
        if (hand.isEmpty()) {
            String missing =
                    pads.missing(wish.selection(), recorded.game().start().rules());
            return page(422, views.draw(recorded, wish.refused(List.of(missing))));
        }
        OnConflict onConflict = "strike".equals(form.onConflict()) ? OnConflict.STRIKE : OnConflict.REFUSE;
        return execute(id, PadViews.command(hand.get(), number, onConflict), wish, form);
    }

    @POST
    @Path("/hands/{number}/strike")
    @Operation(hidden = true)
    public Response strike(String id, int number, @BeanParam PadForm form) {
        OnConflict onConflict = form.strikeLater() ? OnConflict.STRIKE : OnConflict.REFUSE;
        return execute(id, new StrikeHand(number, onConflict), Wish.of(form.selection(), number), form);
    }

    @POST
    @Path("/undo")
    @Operation(hidden = true)
    public Response undo(String id, @BeanParam PadForm form) {
        return execute(id, new GameCommand.Undo(), Wish.of(Selection.NONE, null), form);
    }

    @POST
    @Path("/redo")
    @Operation(hidden = true)
    public Response redo(String id, @BeanParam PadForm form) {
        return execute(id, new GameCommand.Redo(), Wish.of(Selection.NONE, null), form);
    }

    private Response execute(String id, GameCommand command, Wish wish, PadForm form) {
        Optional<Device> device = tablet.device();
        if (device.isEmpty()) {
            return notYours().response();
        }
        GameId game = new GameId(id);
        Request request = new Request(device.get(), form.commandId(), form.version());
        return switch (scorekeeping.execute(game, command, request)) {
            case Outcome.Done(RecordedGame done) ->
                Response.seeOther(sheetOf(done)).build();
            case Outcome.Foreseen foreseen -> throw new IllegalStateException("Pages foresee on the pad");
            case Outcome.Refused(List<Rejection> reasons) -> refused(game, command, wish, reasons);
            case Outcome.Stale(RecordedGame now) -> page(412, views.draw(now, wish.refused(List.of(text.movedOn()))));
            case Outcome.CommandIdReused reused ->
                page(422, views.draw(scorekeeping.game(game).orElseThrow(), wish.refused(List.of(text.usedForm()))));
            case Outcome.NoSuchGame() -> noSuchGame().response();
            case Outcome.NotYours() -> notYours().response();
        };
    }

    private Response refused(GameId id, GameCommand command, Wish wish, List<Rejection> reasons) {
        RecordedGame recorded = scorekeeping.game(id).orElseThrow();
        RefusalWords words = new RefusalWords(refusals, recorded.game()::nameOf);
        List<Conflict> conflicts = reasons.stream()
                .filter(Rejection.Contradicts.class::isInstance)
                .map(Rejection.Contradicts.class::cast)
                .flatMap(contradicts -> contradicts.conflicts().stream())
                .toList();
        Wish refused = wish.refused(reasons.stream().map(words::of).toList());
        return page(
                conflicts.isEmpty() ? 422 : 409,
                views.draw(recorded, command instanceof StrikeHand ? refused.strikeRefused(conflicts) : refused));
    }

    private boolean mayScore(RecordedGame game) {
        return tablet.device()
                .filter(device -> device.scorebook().equals(game.scorebook()))
                .isPresent();
    }

    private static URI sheetOf(RecordedGame game) {
        return URI.create("/games/" + game.id());
    }

    private static Response page(int status, SheetView view) {
        TemplateInstance page = Pages.sheet(view);
        return Response.status(status)
                .entity(page)
                .header("Cache-Control", "no-store")
                .header(Pages.ADDRESS, status < 400 ? null : view.url())
                .build();
    }

    private static Problem noSuchGame() {
        return Problem.of(
                404,
                "unknown-game",
                "There is no game here",
                "The link may have lost its end on the way. Ask for it again, or look for the game in its scorebook.");
    }

    private static Problem notYours() {
        return Problem.of(
                403,
                "not-yours",
                "This device only watches",
                "It has no key to this game's scorebook, so nothing was recorded. Score with a device that has one.");
    }
}
